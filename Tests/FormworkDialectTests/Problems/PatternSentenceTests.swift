import FormworkCore
import FormworkTestSupport
import Testing

@testable import FormworkDialect

/// The sentences for patterns that cannot be used.
struct PatternSentenceTests {
    @Test(arguments: [
        ("(a)\\1", "`\\1` is a back-reference. No pattern can have one: it could take forever to match."),
        ("(?<=a)b", "`(?<=` looks behind, which patterns cannot. Lookahead, `(?=…)` and `(?!…)`, they can."),
        ("(?<!a)b", "`(?<!` looks behind, which patterns cannot. Lookahead, `(?=…)` and `(?!…)`, they can."),
        ("a++", "`++` forbids to go back, which patterns never do. A plain repeat or group matches as fast."),
        ("(?=a", "What `(?=a` opens is never closed."),
        (
            "a{3,2}",
            "`{3,2` is no number of repeats; write {3}, {3,} or {3,5}. To mean a brace, put a backslash before it."
        ),
        ("\\q", "`\\q` means nothing in a pattern. To mean a backslash, write two."),
    ])
    func sentencesSayWhatIsWrong(pattern: String, sentence: String) throws {
        let form = FormDefinition(
            id: "form",
            groups: [
                FormGroup(sections: [
                    FormSection(elements: [
                        .field(Field(id: "a", type: .text, validations: Validations(pattern: pattern)))
                    ])
                ])
            ])
        let problem = try #require(CompiledForm.problems(in: form).first)
        #expect(problem.code == .pattern)
        #expect(Self.sentence(found: problem.found, expected: problem.expected) == sentence)
    }

    @Test(arguments: PatternProblem.Code.allCases)
    func everyCodeHasASentenceOfItsOwn(code: PatternProblem.Code) {
        let sentence = Self.sentence(found: "x", expected: [code.rawValue])
        #expect(!sentence.contains("cannot be used"))
        for other in PatternProblem.Code.allCases where other != code {
            #expect(Self.sentence(found: "x", expected: [other.rawValue]) != sentence)
        }
    }

    private static func sentence(found: String, expected: [String]) -> String {
        DiagnosticExplainer.sentence(
            for: Diagnostic(.definition(.pattern), path: "a", found: found, expected: expected))
    }
}
