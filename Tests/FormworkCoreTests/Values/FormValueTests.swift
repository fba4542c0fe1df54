import FormworkCore
import Testing

/// Blank, canonical text and JSON of answers.
struct FormValueTests {
    @Test(arguments: [.blank, .text(""), .text(" \t\u{A0}\u{3000}\n"), .text("\u{200B}"), .list([])] as [FormValue])
    func blankIsOneThing(value: FormValue) {
        #expect(value.isBlank)
        #expect(value.normalized == .blank)
    }

    @Test(arguments: [.bool(false), .number(0), .text(" x "), .list([.number(0)])] as [FormValue])
    func falseAndZeroAreAnswers(value: FormValue) {
        #expect(!value.isBlank)
        #expect(value.normalized == value)
    }

    @Test func listsAreNormalizedInside() {
        #expect(FormValue.list([.text(" "), .text("a")]).normalized == .list([.blank, .text("a")]))
    }

    @Test func canonicalTextTellsOptionsApart() {
        #expect(FormValue.number(0).canonicalText == "0")
        #expect(FormValue.text("0").canonicalText == "0")
        #expect(FormValue(.number(DecimalNumber("0.0") ?? 1)).canonicalText == "0")
        #expect(FormValue.text("1.10").canonicalText == "1.10")
        #expect(FormValue.bool(true).canonicalText == "true" && FormValue.bool(false).canonicalText == "false")
        #expect(FormValue.blank.canonicalText == "")
        #expect(FormValue.list([.number(1), .text("b"), .bool(true)]).canonicalText == "1,b,true")
    }

    @Test func valuesTravelAsJSON() {
        let list = FormValue.list([.blank, .bool(true), .number(7), .text("x"), .list([.text("y")])])
        #expect(list.json == [.null, true, 7, "x", ["y"]])
        #expect(FormValue(list.json) == list)
        #expect(FormValue(["a": 1]) == .blank && FormValue(.null) == .blank)
    }

    @Test func whiteSpaceIsThatOfUnicode() {
        for code in UInt32(0)...0x1FFFF {
            guard let scalar = Unicode.Scalar(code) else { continue }
            #expect(WhiteSpace.contains(scalar) == scalar.properties.isWhitespace)
        }
        #expect(WhiteSpace.trim(" \n a b\u{3000}") == "a b")
        #expect(WhiteSpace.trim(" ") == "" && WhiteSpace.trim("a") == "a")
    }

    @Test func textsAreComparedByTheirBytes() {
        #expect(FormValue.text("é") != .text("e\u{301}"))
        #expect(FormValue.list([.text("é"), .blank]) == .list([.text("é"), .blank]))
        #expect(Set([ExactText("é"), ExactText("e\u{301}"), ExactText("é")]).count == 2)
        #expect(ExactText("a") < ExactText("ab") && ExactText("Z") < ExactText("a") && ExactText("z") < ExactText("é"))
        let hostile = "a" + String(repeating: "\u{301}\u{316}", count: 100_000)
        #expect(FormValue.text(hostile) != .text("a" + String(repeating: "\u{316}\u{301}", count: 100_000)))
    }
}
