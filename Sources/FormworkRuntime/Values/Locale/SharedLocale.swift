/// A locale with data that is derived from it, as an object that many controls share without copying it.
package final class SharedLocale: Sendable {
    let record: LocaleRecord
    let marks: NumberMarks

    init(_ record: LocaleRecord) {
        self.record = record
        marks = NumberMarks(record)
    }
}
