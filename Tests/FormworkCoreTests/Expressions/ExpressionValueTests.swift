import FormworkCore
import Testing

/// Expressions: results.
struct ExpressionValueTests {
    @Test(arguments: [
        ("0.1 + 0.2", "0.3"), ("1 / 3", "0.3333333333333333333333333333333333"), ("2 / 3 * 3", "2"), ("-7 % 3", "-1"),
        ("7 % -3", "1"), ("7.5 % 2", "1.5"), ("round(2.5)", "3"), ("round(-2.5)", "-3"), ("round(2.345, 2)", "2.35"),
        ("round(1250, -2)", "1300"), ("floor(-1.5)", "-2"), ("ceil(-1.5)", "-1"), ("abs(-3)", "3"), ("1.50", "1.5"),
        ("1e3", "1000"), ("1.5E+2", "150"), ("25e-1", "2.5"), ("min(3, 1, 2)", "1"), ("max(3, [4, 9], 2)", "9"),
        ("sum(1, 2, [3])", "6"), ("avg(1, 2)", "1.5"), ("count('a', null, ['b', ''])", "2"), ("count($items[])", "3"),
        ("number('12.50')", "12.5"), ("length('naïve')", "5"), ("length('👩‍👩‍👧e\u{301}')", "2"), ("length('贷款')", "2"),
        ("$free + 1", "13"), ("$index", "4"), ("$kind + 1", "101"), ("sum($items[].kind)", "100.5"),
        ("$kind.value", "100"), ("round($kind / 3, 2)", "33.33"), ("if($yes, $kind, 0) + 1", "101"),
        ("sum([$kind, 1])", "101"), ("coalesce($kind, 1) * 2", "200"), ("- 0", "0"), ("-0.0", "0"),
    ])
    func numbers(text: String, expected: String) {
        #expect(evaluate(text) == decimal(expected))
    }

    @Test(arguments: [
        ("$kind", "gold"), ("concat($kind, '-', $a)", "gold-7"), ("$kind.title", "Title of gold"),
        ("concat($name, ' is ', $yes)", "Ada Lovelace is true"), ("concat(1.50, [2, 'x'], 0.0)", "1.52x0"),
        ("lower('ÄB')", "äb"), ("upper('straße')", "STRASSE"), ("trim('  a b ')", "a b"), ("text(1.0)", "1"),
        ("'it\\'s \\\"\\\\'", "it's \"\\"), ("\"a\\nb\\t\"", "a\nb\t"), ("${any-id[0].at all}", "found"),
        ("$yes ? 'a' : 'b'", "a"), ("if($no, 'a', 'b')", "b"), ("${kind}", "gold"), ("concat($items[].name)", "xy"),
    ])
    func texts(text: String, expected: String) {
        #expect(evaluate(text) == .text(expected))
    }

    @Test(arguments: [
        "0.1 + 0.2 == 0.3", "1.0 == 1", "$kind == 'gold'", "$username == 0", "$username == '0'", "'a' < 'b'",
        "2 < 10", "$kind in ['silver', 'gold']", "'red' in $many", "contains($many, 'blue')", "$a in [7.0]",
        "equals($kind, 'gold', $kind)", "present($name)", "contains($name, 'Love')", "starts_with($name, 'Ada')",
        "ends_with($name, 'lace')", "any($yes, $no)", "all($yes, [true])", "$many == ['red', 'blue']",
        "$yes and not $no", "3 != 4", "$free == 12", "$free >= 11.5",
        "[1, [2, 3]] == [[1, 2], 3]", "'e\u{301}' == 'é'", "'a' != 'b'", "5 <= 5", "5 >= 5", "'b' >= 'a'",
    ])
    func theseExpressionsAreTrue(text: String) {
        #expect(evaluate(text) == .bool(true))
    }

    @Test(arguments: [
        "$kind == 'silver'", "'A' == 'a'", "contains($many, 'green')", "$many == ['red']",
        "'red' == 'blue'", "$thing < 5", "$thing > 5", "5 < 5", "5 > 5", "contains('aab', 'aba')", "all([true, false])",
    ])
    func theseExpressionsAreFalse(text: String) {
        #expect(evaluate(text) == .bool(false))
    }

    @Test func textIsFoundWhereItRepeatsItself() {
        #expect(evaluate("contains('aabaabaaab', 'aabaaab')") == .bool(true))
        #expect(evaluate("contains('aabaabaab', 'aabaaab')") == .bool(false))
        #expect(evaluate("contains($long, 'ba')") == .bool(true))
    }

    @Test func theNumberOfOtherTextIsBlank() {
        #expect(evaluate("number('twelve')") == .blank)
        #expect(evaluate("coalesce(number('twelve'), 0) + 1") == .number(1))
    }

    @Test func theResultHasTheKindThatIsExpected() {
        #expect(evaluate("$kind", expecting: .number) == .number(100))
        #expect(evaluate("$a + 0.50", expecting: .text) == .text("7.5"))
        #expect(evaluate("$kind", expecting: .text) == .text("gold"))
        #expect(evaluate("$none", expecting: .text) == .blank)
    }
}
