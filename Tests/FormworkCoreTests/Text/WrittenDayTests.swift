import FormworkCore
import FormworkTestSupport
import Foundation
import Testing

/// Days in the writing of every language. The server reads them in Swift and pages in a script, so the readings are in a file
/// that the tests of both compare (`test_typed_days.py`).
struct WrittenDayTests {
    private static let file = RepositoryFolder.tests.appending(path: "Locales/written-days.json")
    private static let year = 2026

    /// `FORMWORK_WRITE_DAYS=1` writes the file again.
    @Test func everyReadingIsThatOfTheFile() throws {
        let lines = RepositoryFolder.locales.map { Self.json(of: $0).text() }
        let json = "[\n" + lines.joined(separator: ",\n") + "\n]\n"
        if ProcessInfo.processInfo.environment["FORMWORK_WRITE_DAYS"] != nil {
            try Data(json.utf8).write(to: Self.file)
        }
        #expect(try String(contentsOf: Self.file, encoding: .utf8) == json)
    }

    @Test func wholeDaysAreReadAsTheyWereMeant() throws {
        for locale in RepositoryFolder.locales {
            for day in Self.days {
                for pattern in [locale.datePattern, locale.longDatePattern, "yyyy-MM-dd"] {
                    let text = locale.format(day, pattern: pattern)
                    #expect(locale.parseDate(text, currentYear: Self.year) == day, "\(locale.identifier): \(text)")
                }
            }
        }
    }

    private static func json(of locale: LocaleRecord) -> JSONValue {
        func list(_ names: [String]) -> JSONValue { .array(names.map { .string($0) }) }
        let examples = texts(in: locale).map { text in
            let day = locale.parseDate(text, currentYear: year)
            return JSONValue.array([.string(text), day.map { .string($0.description) } ?? .null])
        }
        return .object([
            JSONMember("language", .string(locale.identifier)), JSONMember("pattern", .string(locale.datePattern)),
            JSONMember("months", list(locale.months)), JSONMember("shortMonths", list(locale.shortMonths)),
            JSONMember("weekdays", list(locale.weekdays)), JSONMember("shortWeekdays", list(locale.shortWeekdays)),
            JSONMember("examples", .array(examples)),
        ])
    }

    private static let days = [(2026, 12, 24), (1986, 3, 5), (2004, 2, 29), (1999, 11, 30)].compactMap {
        CivilDate(year: $0.0, month: $0.1, day: $0.2)
    }

    /// What people may write, right and wrong, each text once.
    private static func texts(in locale: LocaleRecord) -> [String] {
        let order = locale.datePattern.filter { "yMd".contains($0) }.reduce(into: "") { order, unit in
            if !order.contains(unit) { order.append(unit) }
        }
        let (long, short) = (["y": "yyyy", "M": "MM", "d": "dd"], ["y": "yy", "M": "M", "d": "d"])
        func joined(_ digits: [String: String], _ separator: String) -> String {
            order.compactMap { digits[String($0)] }.joined(separator: separator)
        }
        var patterns = [locale.datePattern, locale.longDatePattern, "yyyy-MM-dd", "yyyyMMdd"]
        patterns += ["d MMMM y", "d MMM yy", "MMMM d, y", "EEEE, d MMMM y", "EEE d MMM y", "MMMM y", "d MMMM"]
        patterns += ["", ".", "/", " ", "-", ", "].map { joined(long, $0) }
        patterns += [".", "/", " "].map { joined(short, $0) } + [joined(["y": "yy", "M": "MM", "d": "dd"], "")]
        var texts = days.flatMap { day in patterns.map { locale.format(day, pattern: $0) } }
        texts += days.map { day in
            locale.format(day, pattern: "d MMMM y").replacing(/\p{L}{4,}/) { String($0.output.prefix(3)) }
        }
        texts += [
            "", "24", "31.2.1990", "31/2/1990", "2.31.1990", "1990-02-31", "13/13/2026", "0.0.2026", "24.12.26.1",
            "yesterday",
        ]
        // A time is no day, and signs that nobody sees, full-width forms and digits of all scripts change nothing.
        texts += ["08:30:15", "2：3：1990", "1\u{200B}2.3.1990", "\u{200E}12.3.1990\u{200F}", "२४/१२/२०२६", "௨௪.௧௨.௨௦௨௬"]
        texts += ["24。12。2026", "２４ Ｄｅｃ ２０２６", "２４．１２．２６"]
        texts += ["٢٤/١٢/٢٠٢٦", "۱۴۰۵/۱۰/۰۳", "２０２６年１２月２４日", "24 Foo 2026", "1.1.99999", "99999999999999999999"]
        var seen: Set<String> = []
        return texts.filter { seen.insert($0).inserted }
    }
}
