#if Server
import Formwork
import FormworkCore
import FormworkTestSupport
import Testing

@testable import FormworkServer

/// Inputs that forms are broken with, each in every type of field and every way in. What differs on purpose is in
/// Documentation/Values.md, with its reason.
struct NastyAnswerTests {
    static let texts: [String] = [
        // Days
        "02/03/90", "2/3/90", "02.03.90", "9.5.2024", "09.05.2024", "2/29/2023", "2023-02-29", "29/2/2024",
        "2024-02-29", "31.4.2024",
        "1990-02-03", "1990-2-3", "19900203", "3 Feb 1990", "Feb 3, 1990", "3. Februar 1990", "13/13/2024",
        "0000-01-01", "9999-12-31",
        "10000-01-01", "2026-11-21T08:30", "2026-11-21T08:30:00Z", "2026-11-21T23:30:00-05:00", "2026-11-21T00:00",
        "2026-11-21T00:00:00.000Z",
        "2026-11-21 08:30", "2026-W47", "2026年12月24日", "٢٠٢٦-١١-٢١", "tomorrow",
        // Times
        "24:00", "23:59", "23:59:60", "8:30", "08:30", "08:30:15", "8.30", "8h30", "8:30 PM", "8pm", "0830", "25:00",
        "08:60", "-08:30",
        // Numbers
        "3.140", "1.005", "1.0", "1.", ".5", "007", "0x10", "1e5", "1E5", "1e400", "1,5", "1.000,5", "1,000.5",
        "1.000.000", "1,23,456",
        "1'000", "1 000", "1\u{A0}000", "1\u{202F}000", "-3", "−3", "–3", "3-", "+3", "--3", "(3)", "½", "²", "Ⅷ", "٣",
        "٣٫٥", "１２", "१२",
        String(repeating: "9", count: 34), String(repeating: "9", count: 40), "0." + String(repeating: "3", count: 40),
        "NaN", "Infinity", "-0",
        "12%", "12 %", "€12", "12 €", "$5", "5 EUR", "100,-", "9223372036854775808", "0.1", "1_000", "1/2", "=1+1",
        "1;2",
        // Codes and telephone numbers
        "004722864400", "+4722864400", "22 86 44 00", "123/27", "01/27", "1/27", "+49 (0)170 1234567", "0170/123",
        "911", "4242 4242 4242 4242",
        "4242424242424242", "4242-4242-4242-4243", "DE89 3704 0044 0532 0130 00", "de89370400440532013000", "DE89",
        "1234", "12345", "abc",
        // Addresses
        "a@b.c", "a@b", "A@B.example", "a b@c.org", "a@b.org,c@d.org", "ö@ä.example", "ａ@ｂ．ｏｒｇ", "a@b.org ",
        "mailto:a@b.org",
        "http://example.org", "https://example.org/ä ö", "example.org", "javascript:alert(1)", "//example.org",
        "https://user:pw@example.org",
        "http://[::1]/", "data:text/html,x",
        // Signs that nobody sees, and marks
        "\u{200B}", "\u{FEFF}1", "1\u{200B}2", "\u{200E}12\u{200F}", "\u{61C}12", "\u{2060}a", "a\u{AD}b", "a\u{200D}b",
        "\u{2800}", "\u{3164}", "",
        " ", " a ", "\u{3000}a\u{3000}", "e\u{301}", "a" + String(repeating: "\u{301}", count: 70), "ﬁ", "ß", "İ", "😀",
        "👨‍👩‍👧‍👦",
        "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "Ａｄａ", "אבג", "مرحبا", "null", "undefined", "true", "false", "<b>a</b>", "'; DROP TABLE a;--", "{{a}}",
        "a\\b", "%00",
        // Controls
        "a\u{0}b", "a\tb", "a\nb", "a\r\nb", "\u{202E}ab", "a\u{85}b", "\u{FFFE}",
    ]

    static let kinds: [AnswerKind] = [
        AnswerKind(#""type": "text""#, .text, []), AnswerKind(#""type": "name""#, .text, []),
        AnswerKind(#""type": "date""#, .civil, []), AnswerKind(#""type": "date", "autocomplete": "bday""#, .civil, []),
        AnswerKind(#""type": "time""#, .civil, []), AnswerKind(#""type": "date_time""#, .civil, []),
        AnswerKind(#""type": "count_down""#, .number, []),
        AnswerKind(#""type": "currency", "currency": "EUR""#, .number, []),
        AnswerKind(#""type": "currency", "currency": "JPY""#, .number, []),
        AnswerKind(#""type": "integer""#, .number, []),
        AnswerKind(#""type": "decimal""#, .number, []),
        AnswerKind(#""type": "decimal", "format": "percent""#, .number, []),
        AnswerKind(#""type": "phone", "format": "phone_no""#, .text, []), AnswerKind(#""mask": "00/00""#, .text, []),
        AnswerKind(#""type": "email""#, .text, []), AnswerKind(#""type": "url""#, .text, []),
        AnswerKind(#""format": "credit_card""#, .text, []), AnswerKind(#""format": "iban""#, .text, []),
        AnswerKind(#""format": "letters_only""#, .text, []), AnswerKind(#""format": "numbers_only""#, .text, []),
        AnswerKind(#""type": "username""#, .text, []),
    ]

    @Test(arguments: kinds.indices, ["en-US", "de-DE", "ar-EG"])
    func everyInputMeansTheSameInEveryWayIn(kind index: Int, reader: String) throws {
        let kind = Self.kinds[index]
        let language = String(reader.prefix { $0 != "-" }) + (reader.hasPrefix("zh") ? "-Hans" : "")
        var differences: [String] = []
        var ways = try AnswerWays(try AnsweredForm(kind, "", language: language, reader: reader))
        for text in Self.texts {
            ways.form.questions[0].text = text
            let (pasted, posted) = (ways.app(), try ways.replay())
            let answers = JSONValue.object([JSONMember("f", .string(text))])
            let (json, set) = (ways.validate(answers).outcome, ways.set(answers))
            func differ(_ way: String, _ one: AnswerWays.Outcome, _ other: String, _ two: AnswerWays.Outcome) {
                if one != two {
                    differences.append("\(text.debugDescription.prefix(60)) \(way) \(one.short), \(other) \(two.short)")
                }
            }
            differ("JSON", json, "Swift", set)
            let hasControls = text.unicodeScalars.contains { Invisible.isRefused($0, inLines: false) }
            if !hasControls {
                differ("pasted", pasted, "posted", posted)
                if !isRefusedKey(text, kind) { differ("typed", ways.keys(), "pasted", pasted) }
            }
            // A post writes line breaks in one way, so what is shown of the error differs, and nothing else.
            if kind.meansTheSame(text), !text.contains("\r\n") { differ("posted", posted, "JSON", json) }
        }
        #expect(differences.isEmpty, "\(kind.json) \(reader):\n  \(differences.joined(separator: "\n  "))")
    }

    /// Whether the text may be laid out differently while it is typed, as codes with a mask are. Nobody types a text that is longer
    /// than some.
    private func isRefusedKey(_ text: String, _ kind: AnswerKind) -> Bool {
        text.unicodeScalars.count > 60 || kind.json.contains("mask")
            || kind.json.contains("format") && !kind.json.contains("_only")
    }

    @Test func aTextWithTenThousandMarksIsReadInTimeAndRefusedEverywhere() throws {
        let text = "a" + String(repeating: "\u{301}", count: 10_000)
        for kind in Self.kinds {
            let ways = try AnswerWays(try AnsweredForm(kind, text, language: "en", reader: "en-US"))
            let outcomes = [
                try ways.replay(), ways.app(), ways.validate(["f": .string(text)]).outcome,
                ways.set(["f": .string(text)]),
            ]
            #expect(
                outcomes.allSatisfy { !$0.isAccepted && $0.errors == outcomes[0].errors },
                "\(kind.json) \(outcomes.map(\.short))")
        }
    }
}

extension AnswerKind {
    /// Whether a text of JSON means what the same text means where people type it. Numbers, days and times are written in the way
    /// of a language there, and in one way by programs.
    func meansTheSame(_ text: String) -> Bool {
        let isPlain = text.utf8.allSatisfy { (48...57).contains($0) || $0 == 45 }
        return switch reading {
        case .text: true
        case .number: isPlain && !json.contains("percent")
        // A day that is typed may have any signs between its numbers, also those of a time.
        default:
            CivilDate(text) != nil || CivilDateTime(text) != nil || text.isEmpty
                || CivilTime(text) != nil && !json.contains("bday")
        }
    }
}

extension AnswerWays.Outcome {
    /// The value and the codes of the errors.
    var short: String {
        let codes = errors.compactMap { JSONValue(stored: $0)?["code"]?.stringValue }
        return "\(values.prefix(60))" + (codes.isEmpty ? "" : " \(codes)")
    }
}
#endif
