import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// Plain text.
struct PlainTextTests {
    private func typist(max: Int = 0, _ change: (inout TextRule) -> Void = { _ in }) -> Typist {
        var rule = TextRule()
        rule.maximumLength = max
        change(&rule)
        return Typist(rule)
    }

    @Test func anythingIsTakenAsTyped() {
        #expect(typist { $0.hasLines = true }.pasting("a\nb 😊 e\u{301}").edited.text == "a\nb 😊 e\u{301}")
        #expect(typist().typing(" x ").marked == " x |")
        #expect(typist().typing(" x ").reading.value == .text("x"))
        #expect(typist().typing("  ").reading.value == .blank)
    }

    @Test func nothingIsCut() {
        #expect(typist(max: 3).pasting("测试测试").marked == "测试测试|")
        #expect(typist(max: 2).typing("abc").marked == "abc|")
        #expect(typist(max: 3).holding("ab|cd").pasting("x").marked == "abx|cd")
        #expect(typist(max: 3).holding("abc|de").deleting().marked == "ab|de")
        #expect(typist(max: 3).holding("|abcde|").pasting("vwxyz").marked == "vwxyz|")
    }

    @Test(arguments: [("测试测", true), ("测试测试", false), ("好吃😊", true), ("👨‍👩‍👧‍👦e\u{301}x", true), ("abcd", false)])
    func lengthsAreCountedAsPeopleDo(text: String, fits: Bool) {
        let error = typist(max: 3).pasting(text).reading.error
        #expect(error?.code == (fits ? nil : .maxLength))
    }

    @Test(arguments: [
        ("ada\n", "ada", "ada\n"), ("a\r\nb", "a b", "a\r\nb"), ("a\tb\u{0}c\u{9F}", "a bc", "a\tbc"),
        ("a\u{2028}b\u{85}c", "a b c", "a\u{2028}b c"), ("x\u{202E}y\u{2066}z", "xyz", "x\u{202E}y\u{2066}z"),
        ("می\u{200C}خواهم \u{200F}ب", "می\u{200C}خواهم \u{200F}ب", "می\u{200C}خواهم \u{200F}ب"),
        ("👩\u{200D}💻", "👩\u{200D}💻", "👩\u{200D}💻"), ("\n", "", "\n"), ("\u{FFFF}\u{1FFFE}", "", ""),
    ])
    func whatHasNoPlaceInATextIsLeftOut(pasted: String, line: String, lines: String) {
        #expect(typist().pasting(pasted).edited.text == line)
        #expect(typist { $0.hasLines = true }.pasting(pasted).edited.text == lines)
    }

    @Test func deletingAnAccentLeavesItsLetter() {
        let edited = typist().control.edit(EditedText("e\u{301}"), .typed("e", caret: 1)).edited
        #expect(edited == EditedText("e", caret: 1))
    }

    @Test func positionsInsideACharacterAreMoved() {
        let control = typist().control
        let family = "a👨‍👩‍👧b"
        let inside = control.edit(EditedText(family), .replacement(start: 3, end: 3, with: "x")).edited
        #expect(inside == EditedText("ax👨‍👩‍👧b", caret: 2))
        let across = control.edit(EditedText(family), .replacement(start: 2, end: 4, with: "")).edited
        #expect(across == EditedText("ab", caret: 1))
        let caret = control.edit(EditedText("ab"), .typed("a😊b", caret: 2)).edited
        #expect(caret.text == "a😊b" && caret.selectionStart != 2)
    }

    @Test func positionsBeyondTheTextAreItsEnd() {
        #expect(EditedText("ab", caret: 9).selectionStart == 2)
        #expect(EditedText("ab", caret: -9).selectionStart == 0)
        #expect(EditedText("ab", selectionStart: 5, selectionEnd: -1) == EditedText("ab"))
        let control = typist().control
        #expect(
            control.edit(EditedText("ab"), .replacement(start: 1, end: TextOffset(.max), with: "x")).edited.text == "ax"
        )
        #expect(
            control.edit(EditedText("ab"), .replacement(start: TextOffset(.min), end: 1, with: "x")).edited.text == "xb"
        )
        #expect(control.edit(EditedText("ab"), .replacement(start: 3, end: 4, with: "x")).edited.text == "ab")
        #expect(control.edit(EditedText("ab"), .typed("abc", caret: TextOffset(.max))).edited == EditedText("abc"))
    }

    @Test func theSelectionSaysWhichOfTheSameCharactersWentAway() {
        let mask = TextControl.make(NamedFormat.pin6.rule, locale: LocaleRecord(), currentYear: 2026)
        let forward = mask.edit(EditedText("1112", caret: 1), .typed("112", caret: 1)).edited
        #expect(forward == EditedText("112", caret: 1))
        let replaced = mask.edit(EditedText("1112", selectionStart: 0, selectionEnd: 2), .typed("312", caret: 1)).edited
        #expect(replaced == EditedText("312", caret: 1))
    }

    @Test func controlsThatTakeSomeCharactersKeepOthersToBeSeenTypedOrPasted() {
        let hex = typist(max: 4) {
            $0.characters = .digits
            $0.furtherCharacters = "abcdef"
        }
        #expect(hex.typing("1g2a").marked == "1g2a|")
        #expect(hex.typing("1g2a").reading.error?.code == .textFormat)
        #expect(hex.holding("1g|2a").deleting().reading.error == nil)
        #expect(hex.holding("1|f").pasting("-2-").marked == "1-2-|f")
        #expect(hex.holding("1|f").pasting("-2-").reading.error?.code == .textFormat)
        #expect(hex.holding("1|f").pasting("2").marked == "12|f")
    }

    @Test func lettersAreNoDigitsSignsOrPictures() {
        for scalar
            in "-_.,;:!?'\"/\\()[]{}<>@#$%^&*+=|~`§©®°±·×÷٪،؟。、「」！？（）～￥€₹→∑√⌘①☃❤★♪123٣४５😀🇳🇴👍\u{0}\u{7F}\u{FEFF}\u{FFFD} \u{A0}\u{3000}"
            .unicodeScalars where scalar.value != 0x200D && scalar.value != 0xFE0F
        {
            #expect(!CharacterKinds.isLetter(scalar.value), "\(scalar.value)")
        }
    }

    @Test func noLetterOfAnyScriptIsLeftOut() {
        var missing = 0
        for code in UInt32(0x41)...0x323AF {
            guard let scalar = Unicode.Scalar(code) else { continue }
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .nonspacingMark, .spacingMark:
                if !CharacterKinds.isLetter(code) { missing += 1 }
            default: break
            }
        }
        #expect(missing == 0)
    }
}
