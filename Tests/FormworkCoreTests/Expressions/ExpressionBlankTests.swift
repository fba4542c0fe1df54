import FormworkCore
import Testing

/// The result of each operator and function for a blank operand.
struct ExpressionBlankTests {
    @Test(arguments: [
        ("$none + 5", "5"), ("5 + $none", "5"), ("$none - 5", "-5"), ("5 - $none", "5"), ("$none * 5", "0"),
        ("$none / 5", "0"), ("$none % 5", "0"), ("-$none", "0"), ("$none + $none", "0"), ("null + 1", "1"),
        ("round($none, 2)", "0"), ("round(2.567, $none)", "3"), ("floor($none)", "0"), ("ceil($none)", "0"),
        ("abs($none)", "0"), ("sum($none)", "0"), ("sum($nothing[].price)", "0"), ("count($none)", "0"),
        ("count($nothing[].price)", "0"), ("length($empty)", "0"), ("$unset ? 1 : 2", "2"), ("if($unset, 1, 2)", "2"),
        ("coalesce($none, 3)", "3"), ("sum($items[].price)", "8"), ("avg($items[].price)", "4"),
        ("min($items[].price)", "3"), ("max($items[].price)", "5"), ("count($items[].price)", "2"),
    ])
    func blankIsNothingInArithmetic(text: String, expected: String) {
        #expect(evaluate(text) == decimal(expected))
    }

    @Test(arguments: [
        "5 / $none", "5 % $none", "min($none)", "max($nothing[].price)", "avg($none)",
        "avg($nothing[].price)", "if($unset, 1)", "coalesce($none, $empty)", "concat($empty, $none)", "lower($empty)",
        "upper($empty)", "trim($empty)", "text($none)", "number($empty)", "$none", "null", "''", "'  '", "[]",
    ])
    func blankStaysBlank(text: String) {
        #expect(evaluate(text) == .blank)
    }

    @Test(arguments: [
        "$none < 5", "$none <= 5", "$none > 5", "$none >= 5", "5 < $none", "5 >= $none", "$none <= $none",
        "$empty < 'a'", "'a' > $empty", "$none == 0", "$empty == 'a'", "$unset == false", "$none in [1, 2]",
        "$none in [null]", "$a in []", "$unset and true", "true and $unset", "$unset or false", "false or $unset",
        "present($none)", "present($empty)", "present('  ')", "present($unset)", "present([null, ''])",
        "missing($no)", "missing($zero)", "missing($a)", "equals($none, 0)", "any($unset, false)", "all($unset, true)",
        "all($items[].ok)", "contains($empty, 'a')", "starts_with($empty, 'a')",
        "ends_with($empty, 'a')", "$none != null", "$items[].price == $nothing[].price",
    ])
    func comparisonsWithBlankAreFalse(text: String) {
        #expect(evaluate(text) == .bool(false))
    }

    @Test(arguments: [
        "$none == null", "$none == ''", "'' == ' '", "$empty == null", "null == null", "[] == null", "$none != 0",
        "$unset != false", "not $unset", "!$unset", "$unset or true", "present($no)", "present($zero)",
        "missing($none)", "missing($empty)", "missing($unset)", "missing('  ')", "equals($none, $empty)",
        "any($items[].ok)", "contains($name, $empty)", "present($items[].price)", "missing($nothing[].price)",
    ])
    func questionsAboutBlankAreTrue(text: String) {
        #expect(evaluate(text) == .bool(true))
    }

    @Test func blankIsNothingInText() {
        #expect(evaluate("concat('a', $empty, 'b', null)") == .text("ab"))
        #expect(evaluate("concat('a', ' ', 'b')") == .text("a b"))
    }
}
