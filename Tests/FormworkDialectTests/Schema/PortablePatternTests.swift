import FormworkCore
import FormworkTestSupport
import Testing

@testable import FormworkDialect

/// Patterns are written for other languages so that they match at least what they match here.
struct PortablePatternTests {
    private static let patterns = [
        #"[A-Z]{2}\d{3}"#, #"\w+@\w+\.\p{L}{2,}"#, #"(?i)stra(?:ss|ß)e k"#, #"[^\d\s]+"#, #"a|b(?=c)c"#,
        #"(?!00)\d{2}"#,
        #"(?!\d)[a-z0-9]+"#, #"\bword\b"#, #"[^a-f\-\]]*"#, #"\P{Lu}+"#, "(?x) a \\s # comment\n b",
        #"(?<year>\d{4})-(?<month>\d\d)"#, #"[\u4e00-\u9fa5]{1,4}"#, #"x{2,3}?y*"#, #"(?-i:A)(?i)b[c-e]"#,
        #"\p{Han}+|\p{Latin}+"#, #".{1,3}"#, #"(?s).+"#, #"^a$"#, #"\Aa\z"#, #"(?m)^a$"#, #"\x41\u0042\u{43}"#,
        #"\W\S\D"#,
        #"[\w.-]+"#, #"[^\w]"#, #"[^\p{L}]+"#, #"\/\.\*\$"#, #"[$^|()]+"#, #"(?i)[k-s]+"#, #"(?i)[^k]"#, #"ſ|(?i)ſ"#,
    ]
    private static let texts = [
        "", "AB123", "AB١٢٣", "ada@example.org", "ａ@ｂ.cd", "STRASSE K", "straße K", "abc", "a", "bc", "b", "01", "00",
        "a1", "1",
        "word", "wörd word", "x]", "É", "éa", "a b", "2026-11", "٢٠٢٦-١١", "漢字", "xxy", "Ab", "AbD", "aBc", "l\nn",
        "a\nb", "ABC",
        " a1", "-a ", "!", "/.*$", "$^|()", "kK", "ſ", "s", "ıi", "🇳🇴", "a\u{301}", "\u{2028}",
    ]

    @Test(arguments: patterns) func theyMatchAtLeastTheSame(_ source: String) throws {
        let ours = try Pattern(source)
        let text = try #require(PortablePattern.text(of: source, isWhole: true))
        let theirs = try Pattern(text)
        for sample in Self.texts where ours.matchesWhole(sample) {
            #expect(theirs.isFound(in: sample), "/\(text)/ does not match \(sample.debugDescription)")
        }
        let ignoring = try Pattern(source, ignoresCase: true)
        let found = try Pattern(try #require(PortablePattern.text(of: source, isWhole: false, ignoresCase: true)))
        for sample in Self.texts where ignoring.isFound(in: sample) {
            #expect(found.isFound(in: sample), "\(sample.debugDescription)")
        }
    }

    @Test func whatIsTheSameEverywhereStaysAsItIs() {
        #expect(PortablePattern.text(of: "[A-Z]{2}-[0-9]+", isWhole: true) == "^(?:[A-Z]{2}-[0-9]+)$")
        #expect(PortablePattern.text(of: "a.b", isWhole: false) == "a[^\\n-\\r\u{85}\u{2028}\u{2029}]b")
        #expect(PortablePattern.text(of: #"\d"#, isWhole: true, allowsEmpty: true) == #"^(?:[^\x00-/:-\x7F])?$"#)
        #expect(PortablePattern.text(of: #"(?!a\d)b"#, isWhole: true) == "^(?:b)$")
    }
}
