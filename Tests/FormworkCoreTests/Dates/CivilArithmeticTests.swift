import FormworkCore
import FormworkTestSupport
import Testing

/// Arithmetic with days, months and years.
struct CivilArithmeticTests {
    @Test(arguments: [
        ("2026-01-31", 1, "2026-02-28"), ("2024-01-31", 1, "2024-02-29"), ("2024-02-29", 12, "2025-02-28"),
        ("2024-02-29", 48, "2028-02-29"), ("2096-02-29", 48, "2100-02-28"), ("2026-03-31", -1, "2026-02-28"),
        ("2026-01-15", -1, "2025-12-15"), ("2026-12-31", 2, "2027-02-28"), ("2026-05-31", 1, "2026-06-30"),
        ("2026-11-21", 0, "2026-11-21"), ("2026-11-21", 1_200, "2126-11-21"), ("9999-11-30", 1, "9999-12-30"),
        ("9999-12-01", 1, nil), ("0001-01-31", -1, nil), ("2026-11-21", Int.max, nil), ("2026-11-21", Int.min, nil),
    ])
    func monthsEndWithTheMonth(start: String, months: Int, end: String?) {
        #expect(CivilDate(start)?.adding(months: months)?.description == end)
    }

    @Test(arguments: [
        ("2026-11-21", 10, "2026-12-01"), ("2024-02-28", 1, "2024-02-29"), ("2100-02-28", 1, "2100-03-01"),
        ("2026-01-01", -1, "2025-12-31"), ("1970-01-01", 36_524, "2069-12-31"), ("9999-12-31", 0, "9999-12-31"),
        ("9999-12-31", 1, nil), ("0001-01-01", -1, nil), ("2026-11-21", Int.max, nil), ("1969-01-01", Int.min, nil),
    ])
    func daysRunOverMonths(start: String, days: Int, end: String?) {
        #expect(CivilDate(start)?.adding(days: days)?.description == end)
    }

    @Test func daysAndMonthsObeyTheirLaws() throws {
        var random = SeededGenerator(share: 36)
        let all = CivilDate.earliest.daysSinceEpoch...CivilDate.latest.daysSinceEpoch
        for _ in 0..<20_000 {
            let start = try #require(CivilDate(daysSinceEpoch: Int.random(in: all, using: &random)))
            let other = try #require(CivilDate(daysSinceEpoch: Int.random(in: all, using: &random)))
            guard start.adding(days: start.days(until: other)) == other,
                (start < other) == (start.days(until: other) > 0)
            else {
                Issue.record("\(start) to \(other)")
                return
            }
            let months = Int.random(in: -2_000...2_000, using: &random)
            guard let end = start.adding(months: months) else { continue }
            let isClamped = end.day == CivilDate.length(ofMonth: end.month, year: end.year) && end.day < start.day
            guard 12 * end.year + end.month == 12 * start.year + start.month + months, end.day == start.day || isClamped
            else {
                Issue.record("\(start) and \(months) months is not \(end)")
                return
            }
        }
    }

    @Test(arguments: [
        ("1980-06-15", "2026-06-14", 45), ("1980-06-15", "2026-06-15", 46), ("1980-06-15", "2026-12-01", 46),
        ("2000-02-29", "2023-02-28", 22), ("2000-02-29", "2023-03-01", 23), ("2000-02-29", "2024-02-28", 23),
        ("2000-02-29", "2024-02-29", 24), ("2000-02-29", "2100-02-28", 99), ("2000-02-29", "2100-03-01", 100),
        ("2026-11-21", "2026-11-21", 0), ("2026-11-21", "2026-11-20", nil), ("0001-01-01", "9999-12-31", 9_998),
        ("2008-12-31", "2026-12-30", 17), ("2008-12-31", "2026-12-31", 18),
    ])
    func yearsAreCompletedOnBirthdays(birth: String, day: String, age: Int?) throws {
        let date = try #require(CivilDate(birth))
        #expect(try date.age(on: #require(CivilDate(day))) == age)
    }

    /// The age grows by one, on one day of each year.
    @Test func everybodyHasOneBirthdayAYear() throws {
        var day = try #require(CivilDate("2000-02-29"))
        let birth = day
        var birthdays: [String] = []
        for _ in 0..<3_000 {
            let next = try #require(day.adding(days: 1))
            if birth.age(on: next) != birth.age(on: day) { birthdays.append(next.description) }
            day = next
        }
        #expect(
            birthdays == [
                "2001-03-01", "2002-03-01", "2003-03-01", "2004-02-29", "2005-03-01", "2006-03-01", "2007-03-01",
                "2008-02-29",
            ])
    }
}
