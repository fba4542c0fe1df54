import FormworkCore
import Foundation
import Testing

/// Days of the calendar.
struct CivilDateTests {
    @Test(arguments: [
        (1900, false), (1904, true), (2000, true), (2023, false), (2024, true), (2100, false), (2400, true),
        (1, false), (4, true), (100, false), (400, true), (9996, true), (9999, false),
    ])
    func leapYearsHaveALeapDay(year: Int, isLeap: Bool) {
        #expect((CivilDate(year: year, month: 2, day: 29) != nil) == isLeap)
        #expect(CivilDate.length(ofMonth: 2, year: year) == (isLeap ? 29 : 28))
    }

    @Test(arguments: [
        (2026, 4, 31), (2026, 13, 1), (2026, 0, 1), (2026, 1, 0), (2026, 1, 32), (0, 1, 1), (-1, 1, 1),
        (10_000, 1, 1), (Int.max, Int.max, Int.max), (Int.min, Int.min, Int.min), (2026, 1, Int.max),
    ])
    func otherDaysDoNotExist(year: Int, month: Int, day: Int) {
        #expect(CivilDate(year: year, month: month, day: day) == nil)
    }

    /// Counts all days of the calendar, month by month, with only the lengths of the months.
    @Test func daysFollowEachOtherWithoutGaps() {
        var days = CivilDate.earliest.daysSinceEpoch
        for year in 1...9999 {
            for month in 1...12 {
                let length = CivilDate.length(ofMonth: month, year: year) ?? 0
                for day in [1, 2, 15, 27, length - 1, length] {
                    let date = CivilDate(daysSinceEpoch: days + day - 1)
                    guard let date, date.components == (year, month, day),
                        date == CivilDate(year: year, month: month, day: day)
                    else {
                        Issue.record("\(year)-\(month)-\(day) is not day \(days + day - 1)")
                        return
                    }
                }
                days += length
            }
        }
        #expect(days - 1 == CivilDate.latest.daysSinceEpoch)
    }

    @Test func twoHundredYearsAgreeWithFoundation() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        let first = try #require(CivilDate(year: 1900, month: 1, day: 1)).daysSinceEpoch
        let last = try #require(CivilDate(year: 2100, month: 12, day: 31)).daysSinceEpoch
        #expect(last - first == 73_413)
        for days in first...last {
            let noon = Date(timeIntervalSince1970: Double(days) * 86_400 + 43_200)
            let expected = calendar.dateComponents([.year, .month, .day, .weekday], from: noon)
            guard let year = expected.year, let month = expected.month, let day = expected.day,
                // Foundation counts from Sunday, 1.
                let weekday = expected.weekday.map({ ($0 + 5) % 7 + 1 }),
                let date = CivilDate(daysSinceEpoch: days), date.components == (year, month, day),
                date.weekday == weekday, CivilDate(year: year, month: month, day: day)?.daysSinceEpoch == days,
                CivilDate(date.description) == date
            else {
                Issue.record("day \(days) is \(expected)")
                return
            }
        }
    }

    @Test func knownDays() throws {
        let epoch = try #require(CivilDate(daysSinceEpoch: 0))
        #expect(epoch.description == "1970-01-01" && epoch.weekday == 4)
        #expect(CivilDate("2026-11-21")?.weekday == 6)
        #expect(CivilDate("2000-03-01")?.daysSinceEpoch == 11_017)
        #expect(CivilDate("1969-12-31")?.daysSinceEpoch == -1)
        #expect(CivilDate.earliest.description == "0001-01-01" && CivilDate.earliest.weekday == 1)
        #expect(CivilDate.latest.description == "9999-12-31" && CivilDate.latest.weekday == 5)
    }

    @Test(arguments: [Int.min, Int.min + 719_468, -719_163, 2_932_897, Int(Int32.max) + 1, Int.max])
    func daysBeyondTheCalendarAreNone(days: Int) {
        #expect(CivilDate(daysSinceEpoch: days) == nil)
    }

    @Test func datesAreOrderedAndKeys() throws {
        let dates = try ["2026-11-21", "2025-12-31", "2026-11-20", "2026-02-28"].map { try #require(CivilDate($0)) }
        #expect(dates.sorted().map(\.description) == ["2025-12-31", "2026-02-28", "2026-11-20", "2026-11-21"])
        #expect(Set(dates + dates).count == 4)
    }
}
