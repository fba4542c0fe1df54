import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// The steps of matching grow with the text and not with the number of ways to match it. They are counted, not timed.
struct PatternStepTests {
    @Test(arguments: [
        ("(a+)+$", "a", "!"), ("^(a|aa)+$", "a", "!"), ("(a|aa)+", "a", "!"), (".*.*.*=.*", "x", ""),
        ("(a*)*b", "a", ""),
        ("(a?){30}a{30}", "a", "!"), ("^(([a-z])+.)+[A-Z]([a-z])+$", "a", ""), ("(x+x+)+y", "x", ""),
        ("^(\\w+\\s?)*$", "ab ", "!"), ("([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*@", "a", "!"), ("\\s+$", " ", "x"),
        ("^(?=(a+)+$)(?!(a|aa)+b)(a*)*$", "a", "!"), ("^(?=.*\\d)(?=.*[a-z])(?!.*\\s).{8,}$", "a", "1"),
        ("(?=(?=(?=(x+x+)+y)(x*)*y).*)(x?)*x", "x", ""), ("(?:(?=a+b)a|(?!(a*)*c)a)+b", "a", ""),
        ("(?!(.*)*x)(.*)*", "y", "x"),
        ("(.*)*(.*)*(.*)*x", "a", ""), ("[\\w._%+-]+@[\\w.-]+\\.\\w{2,}", "a.", "@"),
    ])
    func stepsGrowWithTheText(pattern: String, part: String, end: String) throws {
        let pattern = try Pattern(pattern, ignoresCase: true)
        for isWhole in [false, true] {
            let once = steps(pattern, String(repeating: part, count: 500) + end, isWhole)
            let twice = steps(pattern, String(repeating: part, count: 1_000) + end, isWhole)
            #expect(Double(twice) <= Double(once) * 2.05 + 10)
            #expect(once <= (500 * part.count + 2) * pattern.automaton.code.count)
        }
    }

    @Test func matchingStopsWhenTheOutcomeIsKnown() throws {
        // The match is at the start, so the rest of the text is not read.
        let pattern = try Pattern("a")
        #expect(steps(pattern, String(repeating: "a", count: 1_000), false) < 10)
        // No match is possible any more, so the rest of the text is not read.
        #expect(steps(pattern, String(repeating: "b", count: 1_000), true) < 10)
    }

    private func steps(_ pattern: Pattern, _ text: String, _ isWhole: Bool) -> Int {
        pattern.automaton.matches(text, isWhole: isWhole).steps
    }
}
