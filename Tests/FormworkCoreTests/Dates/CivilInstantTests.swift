import FormworkCore
import FormworkTestSupport
import Foundation
import Testing

/// Points in time, and their dates and times in different zones.
struct CivilInstantTests {
    @Test(
        arguments: [
            ("2014-10-31 23:00:00 +00:00", "2014-10-31T23:00", 0), ("2014-10-31 23:00:00 +0000", "2014-10-31T23:00", 0),
            ("2014-10-31T23:00:00Z", "2014-10-31T23:00", 0), ("2014-10-31t23:00:00z", "2014-10-31T23:00", 0),
            ("2014-10-31T23:00:15+0100", "2014-10-31T23:00:15", 3_600),
            ("2014-10-31T23:00:00+01", "2014-10-31T23:00", 3_600),
            ("2014-10-31T23:00+13:00", "2014-10-31T23:00", 46_800),
            ("2014-10-31T23:00:00.123-08:00", "2014-10-31T23:00", -28_800),
            ("2014-10-31T23:00:59,999999999Z", "2014-10-31T23:00:59", 0),
            ("2014-10-31 23:00:00 -03:30", "2014-10-31T23:00", -12_600),
            ("2014-10-31T23:00:00-00:00", "2014-10-31T23:00", 0),
        ])
    func instantsAreReadAsWritten(text: String, written: String, offset: Int) {
        let instant = CivilInstant(text)
        #expect(instant?.written.description == written)
        #expect(instant?.offsetSeconds == offset)
    }

    @Test(arguments: [
        "", "2014-10-31", "2014-10-31T23:00:00", "2014-10-31 23:00:00 ", "2014-10-31T23:00:00.Z", "2014-10-31Z",
        "2014-10-31T23:00:00+1", "2014-10-31T23:00:00+01:", "2014-10-31T23:00:00+01:0", "2014-10-31T23:00:00+24:00",
        "2014-10-31T23:00:00+01:60", "2014-10-31T23:00:00+-1:00", "2014-10-31T23:00:00  Z", "2014-10-31  23:00:00Z",
        "2014-10-31T23:00:60Z", "2014-10-31T24:00:00Z", "2014-02-29T23:00:00Z", "2014-10-31T23:00:00ZZ",
        "2014-10-31T23:00:00 UTC", "1414796400",
    ])
    func otherTextIsNoInstant(text: String) {
        #expect(CivilInstant(text) == nil)
    }

    /// The date of a moment depends on the zone. A date without a zone does not change.
    @Test func theDateOfAnInstantDependsOnTheZone() throws {
        let instant = try #require(CivilInstant("2014-10-31 23:00:00 +00:00"))
        #expect(instant.utcSeconds == 1_414_796_400)
        #expect(instant.dateTime(offsetSeconds: 0)?.description == "2014-10-31T23:00")
        #expect(instant.dateTime(offsetSeconds: 3_600)?.description == "2014-11-01T00:00")
        #expect(instant.dateTime(offsetSeconds: -8 * 3_600)?.description == "2014-10-31T15:00")
        #expect(instant.dateTime(offsetSeconds: 13 * 3_600)?.description == "2014-11-01T12:00")
        #expect(instant.dateTime(offsetSeconds: 20_700)?.description == "2014-11-01T04:45")
        let midnight = try #require(CivilInstant("2014-11-01T00:00:00+13:00"))
        #expect(midnight.dateTime(offsetSeconds: -8 * 3_600)?.date == CivilDate("2014-10-31"))
        #expect(midnight.written.date == CivilDate("2014-11-01"))
    }

    @Test func sameInstantsHaveTheSameSeconds() throws {
        let texts = ["2014-11-01T00:00:00+01:00", "2014-10-31T15:00:00-08:00", "2014-11-01T12:00:00+13:00"]
        for text in texts { #expect(try #require(CivilInstant(text)).utcSeconds == 1_414_796_400) }
        #expect(try #require(CivilInstant("1970-01-01T00:00:00+01:00")).utcSeconds == -3_600)
        #expect(try #require(CivilInstant("1969-12-31T23:59:59Z")).utcSeconds == -1)
    }

    @Test func instantsAtTheEndsOfTheCalendar() throws {
        let first = try #require(CivilInstant("0001-01-01T00:00:00+14:00"))
        #expect(first.dateTime(offsetSeconds: 0) == nil)
        #expect(first.dateTime(offsetSeconds: 50_400) == first.written)
        let last = try #require(CivilInstant("9999-12-31T23:59:59-12:00"))
        #expect(last.dateTime(offsetSeconds: 0) == nil)
        #expect(last.dateTime(offsetSeconds: -43_200) == last.written)
        #expect(last.dateTime(offsetSeconds: Int.max) == nil && last.dateTime(offsetSeconds: Int.min) == nil)
    }

    @Test(
        arguments: [
            (0, 0, "1970-01-01T00:00"), (999, 0, "1970-01-01T00:00"), (-1, 0, "1969-12-31T23:59:59"),
            (-1_000, 0, "1969-12-31T23:59:59"), (-1_001, 0, "1969-12-31T23:59:58"), (0, -1, "1969-12-31T23:59:59"),
            (0, 46_800, "1970-01-01T13:00"), (0, -28_800, "1969-12-31T16:00"),
            (1_414_796_400_000, 3_600, "2014-11-01T00:00"), (-62_135_596_800_000, 0, "0001-01-01T00:00"),
            (-62_135_596_800_001, 0, nil), (253_402_300_799_999, 0, "9999-12-31T23:59:59"),
            (253_402_300_800_000, 0, nil), (Int64.max, 0, nil), (Int64.min, 0, nil), (Int64.max, Int.max, nil),
            (Int64.min, Int.min, nil), (0, Int.max, nil), (0, Int.min, nil),
        ] as [(Int64, Int, String?)])
    func clocksTellTheTime(milliseconds: Int64, offset: Int, text: String?) {
        #expect(CivilDateTime(utcMilliseconds: milliseconds, offsetSeconds: offset)?.description == text)
    }

    @Test func anyClockIsSafe() {
        var random = SeededGenerator(share: 6)
        for round in 0..<50_000 {
            let milliseconds = Int64.random(in: .min ... .max, using: &random) >> Int64(round % 64)
            let offset = Int.random(in: .min ... .max, using: &random) >> (round / 64 % 64)
            let fromMilliseconds = CivilDateTime(utcMilliseconds: milliseconds, offsetSeconds: offset)
            if let fromMilliseconds, fromMilliseconds.date > .latest { Issue.record("\(milliseconds)") }
            _ = CivilDateTime(utcSeconds: milliseconds, offsetSeconds: offset)
        }
    }

    @Test func offsetsAgreeWithFoundation() throws {
        var random = SeededGenerator(share: 13)
        var calendar = Calendar(identifier: .gregorian)
        for offset in [-43_200, -28_800, -12_600, 0, 3_600, 20_700, 46_800, 50_400] {
            calendar.timeZone = try #require(TimeZone(secondsFromGMT: offset))
            for _ in 0..<1_000 {
                let seconds = Int64.random(in: -2_208_988_800..<4_133_980_800, using: &random)
                let expected = calendar.dateComponents(
                    [.year, .month, .day, .hour, .minute, .second],
                    from: Date(timeIntervalSince1970: Double(seconds)))
                let value = try #require(CivilDateTime(utcSeconds: seconds, offsetSeconds: offset))
                guard expected.year == value.date.year, expected.month == value.date.month,
                    expected.day == value.date.day, expected.hour == value.time.hour,
                    expected.minute == value.time.minute, expected.second == value.time.second
                else {
                    Issue.record("\(seconds) at \(offset) is not \(value)")
                    return
                }
            }
        }
    }
}
