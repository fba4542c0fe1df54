/// A locale with data derived from it, as an object: many controls share it without copying.
package final class SharedLocale: Sendable {
    let record: LocaleRecord
    let marks: NumberMarks

    init(_ record: LocaleRecord) {
        self.record = record
        marks = NumberMarks(record)
    }
}
