import FormworkCore
import FormworkTestSupport
import Foundation
import Testing

/// The examples of days that the script of pages reads too (`test_typed_days.py`).
struct DayExampleTests {
    @Test func daysAreReadAsPeopleWriteThem() throws {
        let file = RepositoryFolder.tests.appending(path: "Locales/days.json")
        let groups = try #require(RepositoryFolder.json(file).arrayValue)
        for group in groups {
            var locale = LocaleRecord()
            locale.datePattern = group["pattern"]?.stringValue ?? ""
            func names(_ key: String) -> [String] { group[key]?.arrayValue?.compactMap(\.stringValue) ?? [] }
            (locale.months, locale.shortMonths) = (names("months"), names("shortMonths"))
            (locale.weekdays, locale.shortWeekdays) = (names("weekdays"), names("shortWeekdays"))
            let examples = try #require(group["examples"]?.arrayValue)
            #expect(examples.count > 5)
            for example in examples {
                let text = example.arrayValue?.first?.stringValue ?? ""
                let day = locale.parseDate(text, currentYear: 2026)?.description
                #expect(day == example.arrayValue?.last?.stringValue, "\(text)")
            }
        }
    }
}
