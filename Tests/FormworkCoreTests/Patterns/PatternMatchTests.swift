import FormworkCore
import Testing

/// Patterns against texts: whether some part matches, and whether the whole does.
struct PatternMatchTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let pattern: String
        let text: String
        let isFound: Bool
        let isWhole: Bool

        init(_ pattern: String, _ text: String, _ isFound: Bool, _ isWhole: Bool) {
            (self.pattern, self.text, self.isFound, self.isWhole) = (pattern, text, isFound, isWhole)
        }

        var testDescription: String { "/\(pattern)/ on \(text.debugDescription)" }
    }

    @Test(arguments: [
        Case("", "", true, true), Case("", "a", true, false), Case("a", "", false, false), Case("a", "a", true, true),
        Case("ab", "xaby", true, false), Case("ab", "a", false, false), Case("a|b", "b", true, true),
        Case("a|", "", true, true), Case("|", "x", true, false), Case("ab|cd", "ad", false, false),
        Case("a(b|c)d", "acd", true, true), Case("(?:ab)+", "abab", true, true), Case("()", "", true, true),
        Case("(?<year>\\d+)", "1999", true, true), Case("((a)(b))", "ab", true, true),
        Case("a(?#b)c", "ac", true, true),
        Case("😀+", "😀😀", true, true), Case("a]", "a]", true, true), Case("/", "/", true, true),
    ])
    func partsAndChoices(each: Case) throws { try check(each) }

    @Test(arguments: [
        Case("a*", "", true, true), Case("a*", "aaa", true, true), Case("a+", "", false, false),
        Case("a?b", "b", true, true), Case("a?b", "aab", true, false), Case("a{3}", "aa", false, false),
        Case("a{3}", "aaa", true, true), Case("a{3}", "aaaa", true, false), Case("a{2,}", "aaaaa", true, true),
        Case("a{2,}", "a", false, false), Case("a{0,2}", "aaa", true, false), Case("a{1,2}", "aa", true, true),
        Case("a{0}b", "b", true, true), Case("a{0}", "a", true, false), Case("a{0,}", "aa", true, true),
        Case("a*?b", "aab", true, true), Case("a+?", "aaa", true, true), Case("a??", "a", true, true),
        Case("a{2,3}?", "aaa", true, true), Case("(a*)*", "aaa", true, true), Case("(a*)+b", "aab", true, true),
        Case("(?:){1000}", "", true, true), Case("(a?){3,5}", "aaaaa", true, true), Case("(|a)+", "aaa", true, true),
        Case("(?:ab|c){2}", "cab", true, true), Case("x{1000}", "x", false, false),
        Case("(a|ab)(c|bcd)", "abcd", true, true),
    ])
    func repeats(each: Case) throws { try check(each) }

    @Test(arguments: [
        Case("^a", "ba", false, false), Case("^a$", "a", true, true), Case("^a$", "a\n", false, false),
        Case("a\\z", "a\n", false, false), Case("\\Aa", "ba", false, false), Case("a$b", "ab", false, false),
        Case("^", "x", true, false), Case("$", "x", true, false), Case("^$", "", true, true),
        Case("x^", "x", false, false),
        Case("\\bfor\\b", "a for b", true, false), Case("\\bfor\\b", "form", false, false),
        Case("\\Bo\\B", "for", true, false), Case("\\bé", "é", true, true), Case("a\\bb", "ab", false, false),
        Case("\\b", "", false, false), Case("\\B", "", true, true),
    ])
    func anchors(each: Case) throws { try check(each) }

    @Test(arguments: [
        Case(".", "\n", false, false), Case(".", "\u{2028}", false, false), Case(".", "😀", true, true),
        Case("(?s).", "\n", true, true), Case("(?s:.).", "\na", true, true), Case("(?s:.).", "\n\n", false, false),
        Case("(?m)^b$", "a\nb\nc", true, false), Case("^b$", "a\nb\nc", false, false),
        Case("(?m)a$", "a\r\nb", true, false),
        Case("(?m)\\r^\\n", "\r\n", false, false), Case("(?m)\\r$\\n", "\r\n", false, false),
        Case("(?m)^", "\n", true, false), Case("(?m-m)^b", "a\nb", false, false),
        Case("(?i)abc", "aBC", true, true), Case("a(?i)b", "aB", true, true), Case("a(?i)b", "AB", false, false),
        Case("a(?i:b)c", "aBc", true, true), Case("a(?i:b)c", "aBC", false, false),
        Case("((?i)a)b", "AB", false, false),
        Case("(?i)a(?-i)b", "AB", false, false), Case("(?i:a(?-i:b))", "Ab", true, true),
        Case("(?ims)^A.$", "x\na\n", true, false),
        Case("(?x) a b # c\n + ", "abb", true, true), Case("(?x) a\\ b [ c # ]", "a b#", true, true),
        Case("a b", "ab", false, false), Case("a(?i)b|c", "C", true, true),
    ])
    func flags(each: Case) throws { try check(each) }

    @Test(arguments: [
        Case("^\\d{5}(-\\d{4})?$", "12345", true, true), Case("^\\d{5}(-\\d{4})?$", "12345-6789", true, true),
        Case("^\\d{5}(-\\d{4})?$", "12345-", false, false), Case("^\\d{5}(-\\d{4})?$", "123456", false, false),
        Case("^[A-Z]{2}\\d{2}(?: ?\\w{4})+$", "NO93 8601 1117", true, true),
        Case("^(?:\\+?47)?[2-9]\\d{7}$", "+4722334455", true, true),
        Case("^(https?:\\/\\/)?[\\w-]+(\\.[\\w-]+)+\\/?", "https://example.org/x", true, false),
    ])
    func usualPatterns(each: Case) throws { try check(each) }

    @Test(arguments: [
        ("ios@hyper.no", true), ("ios@hyper", false), ("IOS@HYPER.NO", true), ("my mail is a+b@c.de, ok", true),
        ("@hyper.no", false), ("åse@blåbær.no", true), ("a@b.c", false),
    ])
    func formatOfForm(text: String, isFound: Bool) throws {
        let pattern = try Pattern("[\\w._%+-]+@[\\w.-]+\\.\\w{2,}", ignoresCase: true)
        #expect(pattern.isFound(in: text) == isFound)
    }

    private func check(_ each: Case) throws {
        let pattern = try Pattern(each.pattern)
        #expect(pattern.isFound(in: each.text) == each.isFound)
        #expect(pattern.matchesWhole(each.text) == each.isWhole)
    }
}
