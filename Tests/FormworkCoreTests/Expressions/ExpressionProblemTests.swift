import FormworkCore
import Testing

@Suite("Expressions: problems and their places")
struct ExpressionProblemTests {
    @Test(
        arguments: [
            ("", 0, "", ["value", "$id", "("]),
            ("1 +", 3, "", ["value", "$id", "("]),
            ("(1 + 2", 6, "", [")"]),
            ("1 + 2)", 5, ")", ["and", "or", "=="]),
            ("[1, 2", 5, "", [",", "]"]),
            ("[1,]", 3, "]", ["value", "$id", "("]),
            ("round(1 2)", 8, "2", [",", ")"]),
            ("$a = 1", 3, "=", ["=="]),
            ("$a & $b", 3, "&", ["&&", "and"]),
            ("$a | $b", 3, "|", ["||", "or"]),
            ("$yes ? 1", 8, "", [":"]),
            ("'open", 0, "'open", ["'"]),
            ("'bad \\q'", 5, "\\q", ["\\\\", "\\'", "\\\"", "\\n", "\\t"]),
            ("$", 1, "", ["id"]),
            ("${a", 0, "${a", ["}"]),
            ("${}", 2, "}", ["id"]),
            ("$items[x].price", 6, "[x", ["[]", "[0]"]),
            ("012", 0, "012", ["number"]),
            ("1.2.3", 3, ".", []),
            ("12abc", 0, "12abc", ["number"]),
            ("1e", 0, "1e", ["number"]),
            ("a + 1", 0, "a", ["$a", "a(", "'a'"]),
            ("$a ** 2", 4, "*", ["value", "$id", "("]),
            ("$名 @", 5, "@", []),
            ("$a #é", 3, "#", []),
            ("$a “x”", 3, "“x”", ["and", "or", "=="]),
        ] as [(String, Int, String, [String])])
    func ofGrammar(text: String, offset: Int, found: String, expected: [String]) {
        #expect(
            problems(text) == [ExpressionProblem(.expressionSyntax, offset: offset, found: found, expected: expected)])
    }

    @Test(
        arguments: [
            ("1 + 'a'", 4, "'a'", "number"),
            ("$name * 2", 0, "$name", "number"),
            ("-$yes", 1, "$yes", "number"),
            ("not $a", 4, "$a", "bool"),
            ("$yes and $name", 9, "$name", "bool"),
            ("$a == 'x'", 6, "'x'", "number"),
            ("$name == (1 + 2)", 9, "(1 + 2)", "text"),
            ("$yes != 1", 8, "1", "bool"),
            ("$many == 'red'", 9, "'red'", "list"),
            ("$a < 'x'", 5, "'x'", "number"),
            ("$items[].price + 1", 0, "$items[].price", "number"),
            ("$a in $name", 6, "$name", "list"),
            ("$a in $items[].name", 6, "$items[].name", "number"),
            ("$many in ['a']", 0, "$many", "option"),
            ("length($a)", 7, "$a", "text"),
            ("sum($items[].name)", 4, "$items[].name", "number"),
            ("round('x', 1)", 6, "'x'", "number"),
            ("if($a, 1, 2)", 3, "$a", "bool"),
            ("$a ? 1 : 2", 0, "$a", "bool"),
            ("'é' + 1", 0, "'é'", "number"),
            ("concat('é', -'x')", 14, "'x'", "number"),
        ] as [(String, Int, String, String)])
    func ofTypes(text: String, offset: Int, found: String, expected: String) {
        #expect(
            problems(text) == [ExpressionProblem(.expressionType, offset: offset, found: found, expected: [expected])])
    }

    @Test func ofOrder() {
        #expect(
            problems("$yes < $no") == [
                ExpressionProblem(.expressionType, offset: 0, found: "$yes", expected: ["number", "text"])
            ])
    }

    @Test func ofTheResult() {
        #expect(problems("$name", expecting: .bool).map { $0.expected } == [["bool"]])
        #expect(problems("$name", expecting: .number).map { $0.code } == [.expressionType])
        #expect(problems("$items[].price", expecting: .number).map { $0.expected } == [["number"]])
        #expect(problems("$a", expecting: .list).map { $0.expected } == [["list"]])
        #expect(problems("$kind", expecting: .bool).isEmpty)
        #expect(problems("$items[].price", expecting: .any).isEmpty)
        #expect(problems("$many", expecting: .list(of: .option)).isEmpty)
    }

    @Test(
        arguments: [
            ("$nme", "nme", ["name"]),
            ("1 + $items[].prise", "items[].prise", ["items[].price"]),
            ("${usernmae}", "usernmae", ["username"]),
            ("$NAME", "NAME", ["name"]),
            ("$completely_different", "completely_different", []),
        ] as [(String, String, [String])])
    func ofNames(text: String, found: String, expected: [String]) {
        let problem = problems(text).first
        #expect(problem?.code == .unknownReference)
        #expect(problem?.found == found)
        #expect(problem?.expected.prefix(expected.count) == expected.prefix(expected.count))
        if expected.isEmpty { #expect(problem?.expected == []) }
    }

    @Test func ofFunctions() {
        #expect(
            problems("1 + rond(2)") == [
                ExpressionProblem(.unknownFunction, offset: 4, found: "rond", expected: ["round"])
            ])
        #expect(
            problems("round()") == [
                ExpressionProblem(
                    .argumentCount, offset: 0, found: "round()", expected: ["round(number, number?)"])
            ])
        #expect(problems("round(1, 2, 3)").map { $0.code } == [.argumentCount])
        #expect(problems("concat()").first?.expected == ["concat(any, …)"])
        #expect(problems("equals(1)").map { $0.code } == [.argumentCount])
        #expect(problems("if(true)").map { $0.code } == [.argumentCount])
        #expect(problems("FUNCTION('x', 'y')").map { $0.code } == [.unknownFunction])
    }

    @Test func allAtOnceInTheOrderOfTheText() {
        let found = problems("$nmae + rond('x') * length($a) - (1 == 'y' ? $unknown_thing : not 3)")
        #expect(
            found.map { $0.code } == [
                .unknownReference, .unknownFunction, .expressionType, .expressionType, .unknownReference,
                .expressionType,
            ])
        #expect(found.map { $0.offset } == found.map { $0.offset }.sorted())
    }

    @Test func offsetsCountBytes() {
        #expect(problems("'贷款' == $naem").first?.offset == 12)
    }
}
