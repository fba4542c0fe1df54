import FormworkCore
import Testing

/// Expressions: failures.
struct ExpressionFailureTests {
    @Test(arguments: [
        "1 / 0", "1 % 0", "1 + 1 / $zero", "coalesce(1 / 0, 5)", "present(1 / 0)", "not (1 / 0 == 1)", "1 / 0 == null",
        "concat('a', 1 / 0)", "[1, 1 / 0]", "if(true, 1 / 0, 2)", "$huge * $huge", "$huge + $huge * 10e200",
        "round(1, 0.5)", "$free + $thing", "concat($long, $long)", "true and 1 / 0 > 1", "sum($many)",
        "-$thing", "$thing * 2", "max(1, $thing)", "round($thing)",
    ])
    func aFailureMakesTheWholeBlank(text: String) {
        #expect(evaluate(text) == .blank)
    }

    @Test(arguments: ["false and 1 / 0 > 1", "true or 1 / 0 > 1", "if(true, true, 1 / 0)", "coalesce(true, 1 / 0)"])
    func nothingFailsInWhatIsNotRun(text: String) {
        #expect(evaluate(text) != .blank)
    }

    @Test func aFailureOfOnePartLeavesTheOthersAlone() throws {
        let failing = try #require(compiled("1 / $zero > 1", expecting: .bool))
        let holding = try #require(compiled("$yes", expecting: .bool))
        let context = ExpressionFixture()
        #expect(!failing.holds(in: context))
        #expect(failing.negated.holds(in: context))
        #expect(Program.disjunction([failing, holding]).holds(in: context))
        #expect(!Program.conjunction([failing, holding]).holds(in: context))
        #expect(Program.conjunction([holding, Program.disjunction([failing, failing]).negated]).holds(in: context))
        #expect(Program.conjunction([failing.negated, holding, failing.negated]).holds(in: context))
    }
}
