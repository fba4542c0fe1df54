import FormworkTestSupport
import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// Days and times as text.
struct DateTextTests {
    private func expect(_ place: String, _ table: [(String, String?)], _ pattern: String = "") {
        for (text, date) in table {
            let found = Places.named(place).parseDate(text, pattern: pattern, currentYear: 2026)
            #expect(found?.description == date, "\(place): \(text)")
        }
    }

    @Test func everyPlaceHasItsOrder() {
        let day: String? = "2026-11-21"
        expect(
            "de",
            [
                ("21.11.2026", day), ("21.11.26", day), ("21. 11. 2026", day), ("21/11/2026", day),
                ("1.2.26", "2026-02-01"),
            ])
        expect(
            "en",
            [
                ("11/21/2026", day), ("11/21/26", day), ("11-21-2026", day), ("21/11/2026", nil),
                ("1/2/26", "2026-01-02"), ("21.11.2026", day), ("2.3.1990", "1990-03-02"), ("2. 3. 90", "1990-03-02"),
                ("2.3/1990", "1990-02-03"), ("11.21.2026", nil), ("2026.11.21", day),
            ])
        // With points the day comes first in every language, unless the field's own pattern says otherwise.
        expect("ja", [("21.11.2026", day), ("26.11.21", day), ("26. 11. 21.", day)])
        expect("en", [("3.2.1990", "1990-03-02")], "MM.dd.y")
        expect("zh-Hans", [("2026年11月21日", day), ("2026/11/21", day), ("26/11/21", day), ("11/21/2026", day)])
        expect("ja", [("2026年11月21日", day), ("２０２６年１１月２１日", day)])
        expect(
            "fr",
            [("21/11/2026", day), ("21 novembre 2026", day), ("21 nov. 2026", day), ("1er janvier 2026", "2026-01-01")])
        expect("ar-EG", [("٢١/١١/٢٠٢٦", day), ("21/11/2026", day), ("٢١ نوفمبر ٢٠٢٦", day)])
        expect("fa", [("۲۰۲۶/۱۱/۲۱", day), ("2026/11/21", day)])
        expect("hi", [("२१/११/२०२६", day), ("21 नवंबर 2026", day)])
        expect("es", [("21 de noviembre de 2026", day)])
        expect("pt-BR", [("21 de novembro de 2026", day), ("1 mar 26", "2026-03-01")])
        expect("nb", [("21.11.2026", day), ("21. november 2026", day)])
    }

    @Test func yearsComeFirstIfTheyAreLong() {
        for place in Places.all {
            expect(
                place.identifier,
                [("2026-11-21", "2026-11-21"), ("2026 1 2", "2026-01-02"), ("20261121", nil)].dropLast())
        }
    }

    @Test func daysCanBeWrittenWithoutSeparators() {
        expect("de", [("21112026", "2026-11-21"), ("211126", "2026-11-21"), ("2111", nil)])
        expect("en", [("11212026", "2026-11-21")])
        expect("zh-Hans", [("20261121", "2026-11-21"), ("261121", "2026-11-21")])
    }

    @Test func namesOfMonthsAreRead() {
        expect(
            "en",
            [
                ("November 21, 2026", "2026-11-21"), ("21 Nov 2026", "2026-11-21"), ("nov 21st 26", "2026-11-21"),
                ("Saturday, 21 November 2026", "2026-11-21"), ("2026 Nov 21", "2026-11-21"), ("Ju 1 2026", nil),
                ("Noon 21 2026", nil), ("Nov Dec 1 2026", nil), ("Nov 2026", nil), ("May 5 2026", "2026-05-05"),
            ])
        expect("de", [("3. März 2026", "2026-03-03"), ("3. MÄRZ 26", "2026-03-03")])
    }

    @Test func whatIsNoDayIsNone() {
        expect(
            "de",
            [
                ("", nil), ("29.02.2026", nil), ("29.02.2024", "2024-02-29"), ("31.04.2026", nil), ("0.1.2026", nil),
                ("21.11.", nil), ("21.11.2026 12", nil), ("x", nil), ("99999999999999999999", nil),
                ("1.1.0", "2000-01-01"),
                (String(repeating: "1.", count: 200), nil), ("29.02.1900", nil), ("01.01.0001", "0001-01-01"),
            ])
    }

    @Test func shortYearsAreNearToday() {
        expect(
            "de",
            [("1.1.45", "2045-01-01"), ("1.1.46", "1946-01-01"), ("1.1.99", "1999-01-01"), ("1.1.00", "2000-01-01")])
        #expect(LocaleRecord().parseDate("1/1/99", currentYear: 2090)?.year == 2099)
    }

    @Test func daysAreReadByAnotherPatternToo() {
        expect("en", [("21/11/2026", "2026-11-21"), ("21112026", "2026-11-21")], "dd/MM/yyyy")
        expect("de", [("20261121", "2026-11-21")], "yyyyMMdd")
    }

    @Test func daysAreWrittenByPatterns() throws {
        let day = try #require(CivilDate(year: 2026, month: 1, day: 2))
        let english = LocaleRecord()
        for (pattern, text) in [
            ("yyyy-MM-dd", "2026-01-02"), ("dd.MM.yyyy", "02.01.2026"), ("d/M/yy", "2/1/26"),
            ("EEEE, d MMMM y", "Friday, 2 January 2026"),
            ("E d MMM", "Fri 2 Jan"), ("'day' d '''o' 'clock'", "day 2 'o clock"), ("", ""), ("''", "'"),
            ("yyyyMMdd", "20260102"),
            ("q", "q"), ("y年M月d日", "2026年1月2日"),
        ] {
            #expect(english.format(day, pattern: pattern) == text, "\(pattern)")
        }
        #expect(Places.named("fa").format(day, pattern: "yyyy/MM/dd") == "۲۰۲۶/۰۱/۰۲")
        #expect(Places.named("fa").format(day, pattern: "yyyy/MM/dd", hasOwnDigits: false) == "2026/01/02")
        #expect(Places.named("de").format(day, pattern: "d. MMMM y") == "2. Januar 2026")
        let time = try #require(CivilDateTime("2026-01-02T15:04:05"))
        #expect(english.format(time, pattern: "h:mm:ss a, HH 'h'") == "3:04:05 PM, 15 h")
        #expect(english.format(try #require(CivilTime("00:30")), pattern: "h:mm a") == "12:30 AM")
    }

    @Test func timesAreRead() {
        let table: [(String, String, String?)] = [
            ("en", "3:04 PM", "15:04"), ("en", "3:04 p.m.", "15:04"), ("en", "3pm", "15:00"), ("en", "12 am", "00:00"),
            ("en", "12:30 pm", "12:30"), ("en", "15:04:05", "15:04:05"), ("en", "0830", "08:30"),
            ("en", "083015", "08:30:15"),
            ("en", "13 pm", nil), ("en", "25:00", nil), ("en", "8", nil), ("en", "8:60", nil), ("en", "", nil),
            ("en", "x", nil),
            ("de", "8.30", "08:30"), ("zh-Hans", "下午3:04", "15:04"), ("zh-Hans", "15时4分", "15:04"),
            ("ar-EG", "٣:٠٤ م", "15:04"),
            ("es", "3:04 p. m.", "15:04"), ("en", "1:2:3:4", nil),
        ]
        for (place, text, time) in table {
            #expect(Places.named(place).parseTime(text)?.description == time, "\(place): \(text)")
        }
    }

    @Test func controlsForDaysSettleWhenTheyAreLeft() {
        let german = Typist(.civil(.date), Places.named("de"))
        #expect(german.typing("1.2.26").marked == "1.2.26|")
        #expect(german.typing("1.2.26").reading.value == .text("2026-02-01"))
        #expect(german.control.left("1.2.26") == "01.02.2026")
        #expect(german.control.left("1.2.") == "1.2.")
        #expect(german.typing("1.2.").reading.error?.code == .typeMismatch)
        #expect(german.control.text(for: .text("2026-11-21")) == "21.11.2026")
        #expect(Typist(.civil(.time), LocaleRecord()).control.left("15:04") == "3:04 PM")
    }

    @Test func everyPlaceReadsWhatItWrites() throws {
        var random = SeededGenerator(share: 7)
        for place in Places.all {
            for _ in 0..<LawPlay.tries(80) {
                let day = try #require(CivilDate(daysSinceEpoch: Int.random(in: -25_000...25_000, using: &random)))
                for pattern in [place.datePattern, place.longDatePattern] {
                    let text = place.format(day, pattern: pattern)
                    #expect(place.parseDate(text, currentYear: 2026) == day, "\(place.identifier): \(text)")
                }
                let time = try #require(CivilTime(secondOfDay: Int.random(in: 0..<1440, using: &random) * 60))
                let text = place.format(time, pattern: place.timePattern)
                #expect(place.parseTime(text) == time, "\(place.identifier): \(text)")
            }
        }
    }
}
