/// A locale in one place, with what is made of it once: handing it around copies nothing.
package final class SharedLocale: Sendable {
    let record: LocaleRecord
    let marks: NumberMarks

    init(_ record: LocaleRecord) {
        self.record = record
        marks = NumberMarks(record)
    }
}
