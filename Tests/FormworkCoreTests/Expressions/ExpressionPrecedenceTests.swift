import FormworkCore
import Testing

/// Expressions: how tightly operators bind.
struct ExpressionPrecedenceTests {
    @Test(arguments: [
        ("1 + 2 * 3", "1 + (2 * 3)"),
        ("2 * 3 + 1", "(2 * 3) + 1"),
        ("10 - 4 - 3", "(10 - 4) - 3"),
        ("24 / 4 / 2", "(24 / 4) / 2"),
        ("24 / 4 * 2", "(24 / 4) * 2"),
        ("17 % 10 % 4", "(17 % 10) % 4"),
        ("10 - 2 * 3 - 1", "(10 - (2 * 3)) - 1"),
        ("-2 - -3", "(-2) - (-3)"),
        ("-$a * $b", "(-$a) * $b"),
        ("- - $a", "-(-$a)"),
        ("1 + 1 == 2", "(1 + 1) == 2"),
        ("1 < 2 and 3 > 4", "(1 < 2) and (3 > 4)"),
        ("true or false and false", "true or (false and false)"),
        ("true || false && false", "true or (false and false)"),
        ("not true == false", "not (true == false)"),
        ("not false and false", "(not false) and false"),
        ("not true or true", "(not true) or true"),
        ("!true == false", "(!true) == false"),
        ("!!true", "!(!true)"),
        ("not not true", "not (not true)"),
        ("'gold' in ['gold'] and false", "('gold' in ['gold']) and false"),
        ("1 + 1 in [2]", "(1 + 1) in [2]"),
        ("true ? 1 : 2 + 3", "true ? 1 : (2 + 3)"),
        ("false ? 1 : true ? 2 : 3", "false ? 1 : (true ? 2 : 3)"),
        ("true ? false ? 1 : 2 : 3", "true ? (false ? 1 : 2) : 3"),
        ("false or true ? 1 : 2", "(false or true) ? 1 : 2"),
        ("1 + (true ? 1 : 2)", "1 + 1"),
        ("true == not false", "true == (not false)"),
    ])
    func operatorsBindAsTheParenthesesSay(loose: String, bracketed: String) {
        #expect(evaluate(loose) == evaluate(bracketed))
    }

    @Test(arguments: [
        ("1 + 2 * 3", "7"), ("10 - 4 - 3", "3"), ("24 / 4 * 2", "12"), ("10 - 2 * 3 - 1", "3"), ("-$a * $b", "-14"),
        ("2 * (3 + 4)", "14"), ("false ? 1 : true ? 2 : 3", "2"), ("- - $a", "7"), ("-3 % 2", "-1"),
    ])
    func operatorsGiveTheseValues(text: String, expected: String) {
        #expect(evaluate(text) == decimal(expected))
    }

    @Test func comparisonsDoNotChain() {
        #expect(
            problems("1 < 2 < 3") == [ExpressionProblem(.expressionSyntax, offset: 6, found: "<", expected: ["and"])])
        #expect(problems("1 == 2 == 3").first?.offset == 7)
    }

    @Test func longRowsAreNotDeep() {
        #expect(evaluate(Array(repeating: "1", count: 2_000).joined(separator: "+")) == .number(2_000))
        #expect(evaluate(Array(repeating: "true", count: 1_000).joined(separator: " and ")) == .bool(true))
        #expect(evaluate(Array(repeating: "false", count: 1_000).joined(separator: "||")) == .bool(false))
    }
}
