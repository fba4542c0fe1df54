import FormworkCore
import Testing

/// Patterns that cannot be used say what is wrong and where.
struct PatternProblemTests {
    @Test(arguments: [
        ("(a", PatternProblem(.unclosed, offset: 0, found: "(a")),
        ("a)", PatternProblem(.unopened, offset: 1, found: ")")),
        ("é[a", PatternProblem(.unclosed, offset: 2, found: "[a")),
        ("a}", PatternProblem(.unopened, offset: 1, found: "}")),
        ("[a\\", PatternProblem(.unknownEscape, offset: 2, found: "\\")),
        ("(?i", PatternProblem(.unclosed, offset: 0, found: "(?i")),
        ("(?#a", PatternProblem(.unclosed, offset: 0, found: "(?#a")),
        ("\\p{L", PatternProblem(.unclosed, offset: 0, found: "\\p{L")),
        ("\\", PatternProblem(.unknownEscape, offset: 0, found: "\\")),
        ("a\\q", PatternProblem(.unknownEscape, offset: 1, found: "\\q")),
        ("\\x4", PatternProblem(.unknownEscape, offset: 0, found: "\\x4")),
        ("\\u{}", PatternProblem(.unknownEscape, offset: 0, found: "\\u{")),
        ("\\u{110000}", PatternProblem(.unknownCharacter, offset: 0, found: "\\u{110000}")),
        ("\\uD83D", PatternProblem(.unknownCharacter, offset: 0, found: "\\uD83D")),
        ("[\\b]", PatternProblem(.unknownEscape, offset: 1, found: "\\b")),
        ("\\p{Klingon}", PatternProblem(.unknownProperty, offset: 0, found: "\\p{Klingon}")),
        ("\\pX", PatternProblem(.unknownProperty, offset: 0, found: "\\pX")),
        ("\\p", PatternProblem(.unknownProperty, offset: 0, found: "\\p")),
        ("(?y)", PatternProblem(.unknownGroup, offset: 0, found: "(?y")),
        ("(?)", PatternProblem(.unknownGroup, offset: 0, found: "(?)")),
        ("(?<1>a)", PatternProblem(.unknownGroup, offset: 0, found: "(?<")),
        ("(?<a", PatternProblem(.unknownGroup, offset: 0, found: "(?<a")),
        ("*a", PatternProblem(.nothingToRepeat, offset: 0, found: "*")),
        ("a**", PatternProblem(.nothingToRepeat, offset: 2, found: "*")),
        ("a|+", PatternProblem(.nothingToRepeat, offset: 2, found: "+")),
        ("(?i)*", PatternProblem(.nothingToRepeat, offset: 4, found: "*")),
        ("^*", PatternProblem(.nothingToRepeat, offset: 1, found: "*")),
        ("{", PatternProblem(.nothingToRepeat, offset: 0, found: "{")),
        ("a{", PatternProblem(.badRepeat, offset: 1, found: "{")),
        ("a{,3}", PatternProblem(.badRepeat, offset: 1, found: "{,3")),
        ("a{3,2}", PatternProblem(.badRepeat, offset: 1, found: "{3,2")),
        ("a{x}", PatternProblem(.badRepeat, offset: 1, found: "{")),
        ("a{1001}", PatternProblem(.repeatTooLarge, offset: 1, found: "{1001")),
        ("a{99999999999999999999}", PatternProblem(.repeatTooLarge, offset: 1, found: "{9999")),
        ("[]", PatternProblem(.emptySet, offset: 0, found: "[]")),
        ("[^]", PatternProblem(.emptySet, offset: 0, found: "[^]")),
        ("(?x)[ ]", PatternProblem(.emptySet, offset: 4, found: "[ ]")),
        ("[b-a]", PatternProblem(.badRange, offset: 1, found: "b-a")),
        ("[a-\\d]", PatternProblem(.badRange, offset: 1, found: "a-\\d")),
        ("[[:alpha:]]", PatternProblem(.ambiguousSet, offset: 1, found: "[")),
        ("[a&&b]", PatternProblem(.ambiguousSet, offset: 2, found: "&&")),
        ("[a--b]", PatternProblem(.ambiguousSet, offset: 2, found: "--")),
        ("[--a]", PatternProblem(.ambiguousSet, offset: 1, found: "--")),
        ("(a)\\1", PatternProblem(.backReference, offset: 3, found: "\\1")),
        ("\\k<a>", PatternProblem(.backReference, offset: 0, found: "\\k")),
        ("(?<=a)b", PatternProblem(.lookbehind, offset: 0, found: "(?<=")),
        ("(?<!a)b", PatternProblem(.lookbehind, offset: 0, found: "(?<!")),
        ("a(?=b)*", PatternProblem(.nothingToRepeat, offset: 6, found: "*")),
        ("a(?!b", PatternProblem(.unclosed, offset: 1, found: "(?!b")),
        ("(?=(?<=a)b)", PatternProblem(.lookbehind, offset: 3, found: "(?<=")),
        ("a++", PatternProblem(.possessive, offset: 1, found: "++")),
        ("(?>a)", PatternProblem(.possessive, offset: 0, found: "(?>")),
        ("(a{1000}){1000}", PatternProblem(.tooLarge, offset: 9, found: "{1000}")),
    ])
    func everyProblemIsReportedWithItsPlace(pattern: String, expected: PatternProblem) {
        #expect(problem(pattern) == expected)
    }

    @Test func nestingIsBounded() {
        func nested(_ depth: Int) -> String {
            String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth)
        }
        #expect(problem(nested(64)) == nil)
        #expect(problem(nested(65))?.code == .tooDeep)
        #expect(problem(nested(4_999))?.code == .tooDeep)
        #expect(problem(String(repeating: "(?:a|", count: 1_000))?.code == .tooDeep)
    }

    @Test func sizeIsBounded() {
        #expect(problem(String(repeating: "a", count: 9_999)) == nil)
        #expect(problem(String(repeating: "a", count: 10_000))?.code == .tooLarge)
        #expect(problem(String(repeating: "a", count: 1_000_000))?.code == .tooLarge)
        #expect(problem(String(repeating: "|a", count: 4_000))?.code == .tooLarge)
        #expect(problem("(((a{100}){100}){100}){100}")?.code == .tooLarge)
        #expect(problem("((((){1000}){1000}){1000}){1000}") == nil)
        #expect(problem(String(repeating: "a{1000}", count: 10))?.code == .tooLarge)
    }

    @Test func lookaheadsAreBounded() {
        func some(_ count: Int) -> String { String(repeating: "(?=a)", count: count) }
        func inside(_ count: Int) -> String {
            String(repeating: "(?!", count: count) + "a" + String(repeating: ")", count: count)
        }
        #expect(problem(some(64)) == nil)
        #expect(problem(some(65))?.code == .tooLarge)
        #expect(problem(inside(64)) == nil)
        #expect(problem(inside(65))?.code == .tooDeep)
        #expect(
            problem("(?=a{1000})a{1000}" + String(repeating: "b{1000}", count: 8))
                == .some(
                    PatternProblem(.tooLarge, offset: 67, found: "b{1000}")))
        #expect(problem(String(repeating: "(?=a{1000})", count: 10))?.code == .tooLarge)
    }

    /// Many sets of all characters. The work of adding the variants by case is bounded.
    @Test func manyLargeSetsAreRead() {
        #expect(problem("(?i)" + String(repeating: "[!-\u{10FFFF}]", count: 200)) == nil)
    }

    private func problem(_ pattern: String) -> PatternProblem? {
        do {
            _ = try Pattern(pattern)
            return nil
        } catch {
            return error
        }
    }
}
