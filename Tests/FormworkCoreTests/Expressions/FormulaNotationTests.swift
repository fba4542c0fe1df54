import FormworkCore
import Testing

/// Formulas: the shorter notations.
struct FormulaNotationTests {
    private func value(_ text: String, expecting: StaticType = .any) -> FormValue? {
        let (program, problems) = ExpressionCompiler().compile(
            formula: text, scope: ExpressionFixture(), expecting: expecting)
        #expect(problems.isEmpty, "\(text)")
        return program?.evaluate(in: ExpressionFixture())
    }

    private func problems(_ text: String, expecting: StaticType = .any) -> [ExpressionProblem] {
        ExpressionCompiler().compile(formula: text, scope: ExpressionFixture(), expecting: expecting).1
    }

    @Test(arguments: [
        ("a + b", "9"), ("$a + b", "9"), ("a+b", "9"), ("a / b", "3.5"), ("b - a", "-5"), ("-a", "-7"), ("a + a", "14"),
        ("a * (b + 1)", "21"), ("none + a", "7"), ("a % b", "1"), ("kind + a", "107"), ("free + a", "19"),
        ("items[1].price + a", "7"), ("a * 1.5", "10.5"), ("name * none", ""), ("a / zero", ""), ("username + a", "7"),
        ("a + free", "19"), ("a + 9e6000 * 9e6000", ""),
    ])
    func arithmeticOverBareNames(text: String, expected: String) {
        #expect(value(text) == decimal(expected))
        #expect(value(text, expecting: .number) == decimal(expected))
    }

    @Test(arguments: [
        ("name name", "Ada Lovelace Ada Lovelace"), ("$name $name", "Ada Lovelace Ada Lovelace"),
        ("name, $name!", "Ada Lovelace, Ada Lovelace!"), ("name - name", "Ada Lovelace - Ada Lovelace"),
        ("name empty", "Ada Lovelace"), ("empty name", "Ada Lovelace"), ("empty - empty", "-"),
        ("name a", "Ada Lovelace 7"),
        ("name: kind", "Ada Lovelace: 100"), ("name (a)", "Ada Lovelace (7)"),
        ("name and thing", "Ada Lovelace and abc"),
        ("name.", "Ada Lovelace."), ("name.name", "Ada Lovelace.Ada Lovelace"),
        ("${any-id[0].at all} of name", "found of Ada Lovelace"),
        ("thing kind.title", "abc Title of gold"), ("Zu name, 5 km", "Zu Ada Lovelace, 5 km"),
        ("name yes", "Ada Lovelace true"),
        ("name $5", "Ada Lovelace $5"), ("名 name", "名 Ada Lovelace"),
    ])
    func joinedNames(text: String, expected: String) {
        #expect(value(text) == .text(expected))
        #expect(value(text, expecting: .text) == .text(expected))
    }

    @Test(arguments: [
        ("{name} {thing}", "Ada Lovelace abc"), ("{name}", "Ada Lovelace"), ("{a} + {b}", "7 + 2"), ("{kind}", "100"),
        ("{kind.title}", "Title of gold"), ("{any-id[0].at all}!", "found!"), ("name: {name}", "name: Ada Lovelace"),
        ("{name} costs $5", "Ada Lovelace costs $5"), ("{empty}{empty}", ""), ("{none}, {a}", ", 7"),
        ("${name}: {a}", "Ada Lovelace: 7"),
        ("if (so) {name}", "if (so) Ada Lovelace"),
    ])
    func templates(text: String, expected: String) {
        #expect(value(text) == (expected.isEmpty ? .blank : .text(expected)))
    }

    @Test func singleNamesAreWhatTheyName() {
        #expect(value("a") == .number(7))
        #expect(value("name") == .text("Ada Lovelace"))
        #expect(value("none") == .blank)
        #expect(value("yes") == .bool(true))
        #expect(value("kind") == .number(100))
        #expect(value("a", expecting: .text) == .text("7"))
    }

    @Test func expressionsComeFirst() {
        #expect(value("$a + $b") == .number(9))
        #expect(value("'{name}'") == .text("{name}"))
        #expect(value("concat($name, '!')") == .text("Ada Lovelace!"))
        #expect(value("$kind") == .text("gold"))
        #expect(problems("$name + 1").map(\.code) == [.expressionType])
    }

    @Test(
        arguments: [
            ("a + bonus", .unknownReference, 4, "bonus"), ("name thing $nmae", .unknownReference, 11, "nmae"),
            ("{name} {thign}", .unknownReference, 7, "thign"), ("a + ", .expressionSyntax, 4, ""),
            ("a * (b", .expressionSyntax, 6, ""), ("a - (b", .expressionSyntax, 6, ""),
            ("round($a, 2", .expressionSyntax, 11, ""), ("round($a, 2) name", .expressionSyntax, 13, "name"),
            ("$name == 'x", .expressionSyntax, 9, "'x"), ("completely different", .expressionSyntax, 0, "completely"),
            ("round(a)", .expressionSyntax, 6, "a"), ("{name", .expressionSyntax, 0, "{"),
            ("name {thing", .expressionSyntax, 5, "{"), ("nmae", .unknownReference, 0, "nmae"),
            ("{name} {}", .expressionSyntax, 8, "}"), ("名 + a * x", .unknownReference, 0, "名"),
        ] as [(String, DefinitionProblem.Code, Int, String)])
    func mistakesHaveTheirPlace(text: String, code: DefinitionProblem.Code, offset: Int, found: String) {
        let first = problems(text).first
        #expect(first?.code == code)
        #expect(first?.offset == ByteOffset(offset))
        #expect(first?.found == found)
    }

    @Test func misspeltWordsAreText() {
        let (program, problems) = ExpressionCompiler().compile(
            formula: "name thign", scope: ExpressionFixture(), expecting: .text)
        #expect(problems == [ExpressionProblem(.literalWord, offset: 5, found: "thign", expected: ["thing"])])
        #expect(program?.evaluate(in: ExpressionFixture()) == .text("Ada Lovelace thign"))
    }

    @Test func textIsNoNumber() {
        #expect(problems("name thing", expecting: .number).map(\.code) == [.expressionSyntax])
        #expect(problems("{name}", expecting: .number).map(\.code) == [.expressionSyntax])
        #expect(problems("a + yes").map(\.code) == [.expressionType])
    }
}
