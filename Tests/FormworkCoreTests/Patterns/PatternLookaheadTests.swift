import FormworkCore
import Testing

/// Lookaheads.
struct PatternLookaheadTests {
    typealias Case = PatternMatchTests.Case

    @Test(arguments: [
        Case("a(?=b)", "ab", true, false), Case("a(?=b)", "ac", false, false), Case("a(?=b)b", "ab", true, true),
        Case("a(?!b)", "ab", false, false), Case("a(?!b)", "a", true, true), Case("a(?!b).", "ac", true, true),
        Case("(?=abc)a.c", "abc", true, true), Case("(?=ab|cd)..", "cd", true, true),
        Case("(?=a*b)a+", "aab", true, false),
        Case("(?=)", "", true, true), Case("(?!)", "a", false, false), Case("(?!a)", "", true, true),
        Case("(?:(?!--).)*", "a-b", true, true), Case("(?:(?!--).)*", "a--b", true, false),
        Case("(?=😀)..", "😀!", true, true),
    ])
    func lookaheadsMatchWithoutTakingText(each: Case) throws { try check(each) }

    @Test(arguments: [
        Case("(?=a(?=b)b)ab", "ab", true, true), Case("(?=a(?!b))..", "ab", false, false),
        Case("(?!a(?!b))..", "ab", true, true), Case("(?!(?!a)).", "b", false, false),
        Case("(?!(?=a)).", "b", true, true),
        Case("(?=.(?=.(?=.$)))...", "abc", true, true), Case("(?=.(?=.(?=.$)))...", "abcd", true, false),
        Case("(?:a(?=b|$)|b(?=a|$))+", "ababa", true, true), Case("(?:a(?=b|$)|b(?=a|$))+", "abba", true, false),
    ])
    func lookaheadsStandInsideEachOther(each: Case) throws { try check(each) }

    @Test(arguments: [
        Case("(?=a$)a", "a", true, true), Case("a(?=^b)b", "ab", false, false),
        Case("(?=a\\b.b)...", "a b", true, true),
        Case("a(?=\\b)", "ab", false, false), Case("(?m)(?=a$)a", "a\nb", true, false),
        Case("(?i)(?=AB)ab", "aB", true, true),
        Case("(?=(?i)a)A|b", "a", false, false), Case("(?x)(?= a b ) ab", "ab", true, true),
        Case("(?=(?s:.))\\n", "\n", true, true),
    ])
    func lookaheadsTakeAnchorsAndFlags(each: Case) throws { try check(each) }

    @Test(arguments: [
        ("Passw0rd", true), ("password1", false), ("PASSWORD1", false), ("Passwort", false), ("Pass w0rd", false),
        ("Pw0", false),
        ("0rdPassw", true),
    ])
    func lookaheadsDescribePasswords(text: String, isWhole: Bool) throws {
        let pattern = try Pattern("(?=.*[A-Z])(?=.*[a-z])(?=.*\\d)(?!.*\\s).{8,}")
        #expect(pattern.matchesWhole(text) == isWhole)
    }

    @Test func lookaheadsMatchAtEveryPlaceOfALongText() throws {
        let pattern = try Pattern("^(?:a(?=a*b)|b(?!b))+$")
        let text = String(repeating: "a", count: 5_000) + "b"
        #expect(pattern.matchesWhole(text))
        #expect(!pattern.matchesWhole(text + "a"))
        #expect(!pattern.matchesWhole(text + "b"))
    }

    private func check(_ each: Case) throws {
        let pattern = try Pattern(each.pattern)
        #expect(pattern.isFound(in: each.text) == each.isFound)
        #expect(pattern.matchesWhole(each.text) == each.isWhole)
        #expect(Pattern(json: pattern.json) == pattern)
    }
}
