import FormworkCore
import Testing

/// Expressions: problems and their places.
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
            ("$items[x].price", 6, "[x", ["[]", "[0]", "previous($…)", "running_sum($…)"]),
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
            problems(text) == [
                ExpressionProblem(.expressionSyntax, offset: ByteOffset(offset), found: found, expected: expected)
            ])
    }

    @Test(
        arguments: [
            ("1 + 'a'", 4, "'a'", "number"),
            ("$name * 2", 0, "$name", "number"),
            ("-$yes", 1, "$yes", "number"),
            ("not $a", 4, "$a", "bool"),
            ("$yes and $name", 9, "$name", "bool"),
            ("$many == 'red'", 9, "'red'", "list"),
            ("$a < 'x'", 5, "'x'", "number"),
            ("$items[].price + 1", 0, "$items[].price", "number"),
            ("$a in $name", 6, "$name", "list"),
            ("$many in ['a']", 0, "$many", "option"),
            ("length($a)", 7, "$a", "text"),
            ("sum($items[].name)", 4, "$items[].name", "number"),
            ("round('x', 1)", 6, "'x'", "number"),
            ("if($a, 1, 2)", 3, "$a", "bool"),
            ("$a ? 1 : 2", 0, "$a", "bool"),
            ("'é' + 1", 0, "'é'", "number"),
            ("concat('é', -'x')", 14, "'x'", "number"),
            ("$born == 'tomorrow'", 9, "'tomorrow'", "date"),
            ("$born < '2026-02-30'", 8, "'2026-02-30'", "date"),
            ("$born == 3", 9, "3", "date"),
            ("$opens > $born", 9, "$born", "time"),
            ("year('29.2.2004')", 5, "'29.2.2004'", "date"),
            ("year($opens)", 5, "$opens", "date"),
            ("$born - 1", 0, "$born", "number"),
            ("add_days($a, 1)", 9, "$a", "date"),
            ("matches($name, $name)", 15, "$name", "pattern"),
            ("join($items[].name, 1)", 20, "1", "text"),
        ] as [(String, Int, String, String)])
    func typesAreChecked(text: String, offset: Int, found: String, expected: String) {
        #expect(
            problems(text) == [
                ExpressionProblem(.expressionType, offset: ByteOffset(offset), found: found, expected: [expected])
            ])
    }

    @Test(arguments: [
        ("$a == 'x'", 6, "'x'", "number"), ("'x' != $a", 7, "$a", "text"), ("$yes == 2", 8, "2", "bool"),
        ("$yes == 'on'", 8, "'on'", "bool"), ("$born == $meets", 9, "$meets", "date"),
    ])
    func comparisonsThatNeverHoldAreWarnings(text: String, offset: Int, found: String, expected: String) {
        #expect(
            problems(text) == [
                ExpressionProblem(.neverEqual, offset: ByteOffset(offset), found: found, expected: [expected])
            ])
        #expect(ExpressionCompiler().compile(text, scope: ExpressionFixture(), expecting: .bool).0 != nil)
    }

    @Test(
        arguments: [
            ("matches($name, '(a')", 16, "(a", "unclosed"), ("matches($name, '\\\\d+)')", 20, ")", "unopened"),
            ("matches($name, '\\d+)')", 19, ")", "unopened"),
        ] as [(String, Int, String, String)])
    func patternsAreChecked(text: String, offset: Int, found: String, code: String) {
        #expect(
            problems(text) == [ExpressionProblem(.pattern, offset: ByteOffset(offset), found: found, expected: [code])])
    }

    @Test func orderIsChecked() {
        #expect(
            problems("$yes < $no") == [
                ExpressionProblem(.expressionType, offset: 0, found: "$yes", expected: ["number", "text"])
            ])
    }

    @Test func theResultIsChecked() {
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
    func namesAreChecked(text: String, found: String, expected: [String]) {
        let problem = problems(text).first
        #expect(problem?.code == .unknownReference)
        #expect(problem?.found == found)
        #expect(problem?.expected.prefix(expected.count) == expected.prefix(expected.count))
        if expected.isEmpty { #expect(problem?.expected == []) }
    }

    @Test func functionsAreChecked() {
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

    @Test func allProblemsAreReportedInTheOrderOfTheText() {
        let found = problems("$nmae + rond('x') * length($a) - (1 < 'y' ? $unknown_thing : not 3)")
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
