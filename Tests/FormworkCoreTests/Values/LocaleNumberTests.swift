import FormworkCore
import FormworkTestSupport
import Testing

/// Records of a few places.
private enum Place {
    static let english = LocaleRecord()
    static let german = LocaleRecord(identifier: "de", decimalSeparator: ",", groupingSeparator: ".")
    static let swiss = LocaleRecord(identifier: "de-CH", groupingSeparator: "’")
    static let french = LocaleRecord(identifier: "fr", decimalSeparator: ",", groupingSeparator: "\u{202F}")
    static let arabic = LocaleRecord(
        identifier: "ar-EG", isRightToLeft: true, decimalSeparator: "٫", groupingSeparator: "٬",
        minusSign: "\u{61C}-", zeroDigit: "٠")
    static let persian = LocaleRecord(
        identifier: "fa", isRightToLeft: true, decimalSeparator: "٫", groupingSeparator: "٬",
        minusSign: "\u{200E}\u{2212}", zeroDigit: "۰")
    static let all = [english, german, swiss, french, arabic, persian]
}

/// Numbers as people type and read them in different places.
struct LocaleNumberTests {
    private func expect(_ table: [(String, String?)], in locale: LocaleRecord) {
        for (text, number) in table {
            #expect(locale.parseNumber(text)?.description == number, "\(locale.identifier): \(text)")
        }
    }

    @Test func english() {
        expect(
            [
                ("1,234.5", "1234.5"), ("1234.5", "1234.5"), ("1,234,567", "1234567"), ("12,34,567", nil),
                ("1,5", "1.5"), ("1,2345", "1.2345"), ("1,,234", nil), (",234", "0.234"), ("0,123", "0.123"),
                ("1.234.567", "1234567"),
                ("012,345", nil), ("1234,567", nil), ("1,234.5,6", nil),
                ("1.2.3", nil), ("1 234", "1234"), (" 12 ", "12"), ("1\u{A0}234", "1234"), ("1'234", "1234"),
                ("-5", "-5"), ("\u{2212}5", "-5"), ("- 5", "-5"), ("5-", nil), ("--5", nil), ("+5", "5"),
                ("–5", "-5"),
                (".5", "0.5"), ("5.", "5"), (".", nil), ("", nil), ("-", nil), ("1e3", nil), ("1e", nil),
                ("e3", nil),
                ("007", "7"), ("12a", nil), ("$5", nil), ("1/2", nil), ("１２．５", "12.5"), ("１，２３４", "1234"),
                ("－５", "-5"),
                ("١٢٣", "123"), ("१२३", "123"), ("๑๒", "12"), ("൧൨", "12"), ("1\u{0}", nil), ("½", nil),
                ("1e9999", nil),
            ], in: Place.english)
    }

    @Test func german() {
        expect(
            [
                ("1.234,5", "1234.5"), ("1234,5", "1234.5"), ("1.500", "1500"), ("1.5", "1.5"), ("0.123", "0.123"),
                ("1234.567", nil), ("1.234.567", "1234567"), ("1.23.4", nil), ("1,5,5", nil), ("1,234.5", "1234.5"),
                ("1.5,5", nil), (",5", "0.5"), ("-1.234", "-1234"), ("1.", "1"), ("1.5e2", nil),
            ], in: Place.german)
    }

    @Test func frenchAndSwiss() {
        expect(
            [
                ("1\u{202F}234,5", "1234.5"), ("1\u{A0}234,5", "1234.5"), ("1 234,5", "1234.5"), ("1.5", "1.5"),
                ("1.234", nil), ("1.234,5", "1234.5"), ("1.2,5", nil), ("1.234.567", "1234567"),
            ], in: Place.french)
        expect([("1’234.5", "1234.5"), ("1'234.5", "1234.5"), ("1,234", nil)], in: Place.swiss)
    }

    @Test func arabicAndPersian() {
        expect(
            [
                ("١٬٢٣٤٫٥", "1234.5"), ("1234.5", "1234.5"), ("\u{61C}-٥", "-5"), ("-٥", "-5"), ("۱۲", "12"),
                ("1٫5", "1.5"),
                ("٬٥", nil), ("١٬٥", nil), ("1,234", "1234"), ("1.234", "1.234"),
            ], in: Place.arabic)
        expect([("۱٬۲۳۴٫۵", "1234.5"), ("\u{200E}\u{2212}۵", "-5"), ("-5", "-5"), ("٥", "5")], in: Place.persian)
    }

    @Test func formats() throws {
        let number = try #require(DecimalNumber("-1234567.891"))
        #expect(Place.english.format(number, grouping: true) == "-1,234,567.891")
        #expect(Place.english.format(number, grouping: false) == "-1234567.891")
        #expect(Place.german.format(number, grouping: true) == "-1.234.567,891")
        #expect(Place.french.format(number, grouping: true) == "-1\u{202F}234\u{202F}567,891")
        #expect(Place.arabic.format(number, grouping: true) == "\u{61C}-١٬٢٣٤٬٥٦٧٫٨٩١")
        #expect(Place.persian.format(12, grouping: true) == "۱۲")
        #expect(Place.english.format(1_000, grouping: true) == "1,000")
        #expect(Place.english.format(-100, grouping: true) == "-100")
        #expect(Place.english.format(0, grouping: true) == "0")
        #expect(Place.german.format(try #require(DecimalNumber("-1.5e-300")), grouping: true) == "-1,5e-300")
    }

    @Test func whatIsWrittenIsRead() {
        var random = SeededGenerator(share: 20)
        for round in 0..<600 {
            let number = DecimalLawTests.number(&random, spread: round % 10 == 0 ? 40 : 12)
            // People write no exponents.
            if number.description.contains("e") { continue }
            for locale in Place.all {
                for grouping in [false, true] {
                    let text = locale.format(number, grouping: grouping)
                    #expect(locale.parseNumber(text) == number, "\(locale.identifier): \(text)")
                }
            }
        }
    }

    @Test func rubbishIsNotANumberAndNeverTraps() {
        var random = SeededGenerator(share: 21)
        let scalars = "0123456789.,-+eE '\u{202F}٫٬٠۹\u{2212}x<\u{0}\u{10FFFF}é\u{301}".unicodeScalars.map { $0 }
        let odd = LocaleRecord(
            identifier: "", decimalSeparator: "", groupingSeparator: ",,", minusSign: "", zeroDigit: "\u{10FFFF}")
        for _ in 0..<5_000 {
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...14, using: &random) {
                text.append(scalars[Int.random(in: scalars.indices, using: &random)])
            }
            for locale in Place.all + [odd] {
                if let number = locale.parseNumber(String(text)) { _ = locale.format(number, grouping: true) }
            }
        }
        #expect(odd.format(1234, grouping: true) == "1,,234")
    }

    @Test func everyDigitIsOneThatUnicodeKnows() {
        for code in UInt32(0)...0xFFFF {
            guard let scalar = Unicode.Scalar(code) else { continue }
            if let value = Place.english.parseNumber(String(scalar))?.intValue {
                #expect(scalar.properties.numericType == .decimal && Double(value) == scalar.properties.numericValue)
            }
        }
    }

    @Test(arguments: Place.all) func recordsTravelAsJSON(locale: LocaleRecord) {
        #expect(LocaleRecord(locale.json) == locale)
        #expect(LocaleRecord(["identifier": "en"]) == LocaleRecord())
        #expect(LocaleRecord([]) == nil && LocaleRecord(["identifier": 5]) == nil)
    }
}
