import FormworkCore
import FormworkTestSupport
import Testing

/// Dates and times as text.
struct CivilTextTests {
    @Test(arguments: [
        "", "2026", "2026-11", "2026-11-2", "2026-11-211", "2026-1-21", "26-11-21", "02026-11-21", "+2026-11-21",
        "-2026-11-21", "2026/11/21", "2026-11-21 ", " 2026-11-21", "2026-11-21T08:30", "20261121", "2026-W47-6",
        "2026-325", "2026-02-29", "0000-01-01", "2026-11-31", "２０２６-11-21", "2026‐11‐21", "2026-11-21\u{0}",
    ])
    func otherTextIsNoDate(text: String) {
        #expect(CivilDate(text) == nil)
    }

    @Test(
        arguments: [
            ("08:30", "08:30"), ("08:30:15", "08:30:15"), ("08:30:00", "08:30"), ("00:00", "00:00"),
            ("23:59:59", "23:59:59"), ("00:00:01", "00:00:01"),
            ("", nil), ("8:30", nil), ("08:3", nil), ("08:30:", nil), ("08:30:1", nil), ("24:00", nil),
            ("23:60", nil), ("23:59:60", nil), ("08:30:15.5", nil), ("08:30Z", nil), ("0830", nil), ("08.30", nil),
            (" 08:30", nil), ("08:30 PM", nil), ("-8:30", nil), ("08:30:15:00", nil),
        ] as [(String, String?)])
    func timesAreReadAndWritten(text: String, written: String?) {
        #expect(CivilTime(text)?.description == written)
    }

    @Test(
        arguments: [
            ("2026-11-21T08:30", "2026-11-21T08:30"), ("2026-11-21T08:30:00", "2026-11-21T08:30"),
            ("2026-11-21T08:30:15", "2026-11-21T08:30:15"), ("0001-01-01T00:00", "0001-01-01T00:00"),
            ("2026-11-21", nil), ("2026-11-21 08:30", nil), ("2026-11-21t08:30", nil), ("2026-11-21T", nil),
            ("2026-11-21T08", nil), ("2026-11-21T08:30Z", nil), ("2026-11-21T08:30+01:00", nil),
            ("2026-11-21T08:30:15.5", nil), ("2026-02-30T08:30", nil), ("T08:30", nil),
        ] as [(String, String?)])
    func datesWithTimesAreReadAndWritten(text: String, written: String?) {
        #expect(CivilDateTime(text)?.description == written)
    }

    @Test func timesAreCheckedAndOrdered() throws {
        #expect(CivilTime(hour: 24, minute: 0) == nil && CivilTime(hour: -1, minute: 0) == nil)
        #expect(CivilTime(hour: Int.max, minute: Int.min, second: Int.max) == nil)
        #expect(CivilTime(secondOfDay: 86_400) == nil && CivilTime(secondOfDay: -1) == nil)
        for second in 0..<86_400 {
            let time = try #require(CivilTime(secondOfDay: second))
            guard CivilTime(hour: time.hour, minute: time.minute, second: time.second) == time,
                CivilTime(time.description) == time
            else {
                Issue.record("second \(second) is not \(time)")
                return
            }
        }
        let late = try #require(CivilDateTime("2026-11-21T23:59"))
        let early = try #require(CivilDateTime("2026-11-22T00:00"))
        #expect(late < early && late.time > early.time && !(late < late))
    }

    @Test func hostileTextIsRefused() {
        let digits = String(repeating: "9", count: 100_000)
        for text in [digits, "2026-11-21T08:30:15." + digits + "Z", "2026-11-21" + digits, "9999-99-99T99:99:99+99:99"]
        {
            #expect(CivilDate(text) == nil && CivilTime(text) == nil && CivilDateTime(text) == nil)
            #expect(CivilInstant(text) == nil)
        }
    }

    /// Every text that can be read has a canonical text, which reads the same. All other texts are refused and trap
    /// nothing.
    @Test func anyBytesAreSafe() {
        var random = SeededGenerator(share: 28)
        let seeds = [
            "2026-11-21", "08:30:15", "2026-11-21T08:30:15", "2014-10-31 23:00:00 +00:00", "2014-10-31T23:00:00.5Z",
        ]
        let letters = Array("0123456789:-+.,TtZz \u{0}é".utf8)
        var readCount = 0
        for round in 0..<60_000 {
            var bytes = Array(seeds[round % seeds.count].utf8)
            if round % 7 == 0 {
                bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                    UInt8.random(in: 0...255, using: &random)
                }
            }
            for _ in 0..<Int.random(in: 0...3, using: &random) where !bytes.isEmpty {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch UInt8.random(in: 0..<3, using: &random) {
                case 0: bytes[place] = letters.randomElement(using: &random) ?? 0
                case 1: bytes.remove(at: place)
                default: bytes.insert(letters.randomElement(using: &random) ?? 0, at: place)
                }
            }
            let text = String(decoding: bytes, as: UTF8.self)
            if let date = CivilDate(text), date.description != text { Issue.record("\(text) is not \(date)") }
            if let time = CivilTime(text), CivilTime(time.description) != time {
                Issue.record("\(text) is not \(time)")
            }
            if let value = CivilDateTime(text), CivilDateTime(value.description) != value {
                Issue.record("\(text) is not \(value)")
            }
            if let instant = CivilInstant(text) {
                readCount += 1
                if instant.dateTime(offsetSeconds: instant.offsetSeconds) != instant.written { Issue.record("\(text)") }
            }
        }
        #expect(readCount > 1_000)
    }
}
