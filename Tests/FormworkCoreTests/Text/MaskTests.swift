import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// Masks.
struct MaskTests {
    let phone: Typist

    init() throws {
        phone = try Typist(mask: "(00) 0000-0000|(00) 00000-0000")
    }

    @Test func literalsAppearWithTheCharacterBehindThem() {
        #expect(phone.typing("4").marked == "(4|")
        #expect(phone.typing("41").marked == "(41|")
        #expect(phone.typing("413").marked == "(41) 3|")
        #expect(phone.typing("4133334444").marked == "(41) 3333-4444|")
    }

    @Test func anotherAlternativeTakesOverWhenTheFirstIsFull() {
        #expect(phone.typing("41999994444").marked == "(41) 99999-4444|")
        #expect(phone.typing("41999994444").deleting().marked == "(41) 9999-9444|")
        // One digit too many is not swallowed. It is seen, and is an error.
        #expect(phone.typing("419999944445").marked == "419999944445|")
        #expect(phone.typing("419999944445").deleting().marked == "(41) 99999-4444|")
    }

    @Test func deletingALiteralDeletesTheCharacterBehindIt() {
        #expect(phone.holding("(41) |3333").deleting().marked == "(4|3) 333")
        #expect(phone.holding("(41|) 3333").deletingForward().marked == "(41|) 333")
        #expect(phone.holding("(41) |3333").deleting(3).marked == "(|33) 33")
        #expect(phone.holding("(|41").deleting().marked == "(|41")
        #expect(phone.holding("|(41").deletingForward().marked == "(|1")
    }

    @Test func deletingEverythingLeavesNothing() {
        #expect(phone.typing("413").deleting(3).marked == "|")
        #expect(phone.holding("|(41) 33|").pasting("").marked == "|")
    }

    @Test func theCaretStaysBehindTheSameDigitInTheMiddle() {
        #expect(phone.holding("(41) 3|333").typing("9").marked == "(41) 39|33-3")
        #expect(phone.holding("(4|1) 3333-4444").typing("9").marked == "(49|) 13333-4444")
        #expect(phone.holding("(41) 3333|-4444").deleting().marked == "(41) 333|4-444")
        #expect(phone.holding("(4|1) 33|33").typing("7").marked == "(47|) 33")
    }

    @Test func keysAfterAWholeCodeStayToBeSeen() throws {
        let code = try Typist(mask: "00-00")
        let middle = code.holding("12|-34").typing("9")
        #expect(middle.marked == "129|34" && middle.reading.error?.code == .textFormat)
        #expect(middle.deleting().marked == "12|-34")
        let long = code.holding("12-34|").typing("9")
        #expect(long.marked == "12349|" && long.reading.error?.code == .textFormat)
        #expect(long.reading.value == .text("12349"))
        #expect(long.deleting().marked == "12-34|")
        #expect(code.holding("12|-34").typing("-").marked == "12-|34")
    }

    @Test func keysThatNoPlaceOfTheMaskTakesStayToBeSeen() throws {
        let code = try Typist(mask: "00-00")
        for (before, key, after) in [
            ("12|-34", "x", "12x|34"), ("12-34|", "x", "1234x|"), ("|", "x", "x|"), ("12-3|", "+", "123+|"),
            ("1|", "é", "1é|"),
        ] {
            let typed = code.holding(before).typing(key)
            #expect(typed.marked == after && typed.reading.error?.code == .textFormat, "\(before) \(key)")
            #expect(typed.deleting().marked == before, "\(before) \(key)")
            // A paste of the same characters is the same.
            #expect(code.pasting(typed.edited.text).reading == typed.reading, "\(before) \(key)")
        }
        let plate = try Typist(mask: "AA-000")
        #expect(plate.typing("AB1").marked == "AB-1|")
        #expect(plate.typing("A1").marked == "A1|" && plate.typing("A1").reading.error?.code == .textFormat)
        #expect(plate.typing("A1").deleting().typing("B").marked == "AB|")
    }

    @Test func aSeparatorTypedEarlyEndsItsPart() throws {
        let expiry = try Typist(mask: "00/00")
        #expect(expiry.typing("1/").marked == "01|")
        #expect(expiry.typing("1/27").marked == "01/27|")
        #expect(expiry.typing("1/2/").marked == "01/2/|")
        #expect(expiry.holding("12/7|").typing("/").reading.error?.code == .textFormat)
        #expect(expiry.holding("1|2/7").typing("/").marked == "01|/27")
        let day = try Typist(mask: "00/00/0000")
        #expect(day.typing("1/2/1990").marked == "01/02/1990|")
        // Without days and times, nobody knows what a short part means.
        let code = try Typist(mask: "00-00")
        let short = code.typing("1-27")
        #expect(short.marked == "1-27|" && short.reading.error?.code == .textFormat)
        #expect(short.reading.value == .text("1-27"))
        #expect(code.pasting("1-27").reading == short.reading && code.control.reading("1-27") == short.reading)
        #expect(phone.typing("4) 33").marked == "4) 33|")
        #expect(phone.pasting("(41) 99999-444").marked == "(41) 99999-444|")
        #expect(phone.pasting("(41) 99999-444").reading.error?.code == .textFormat)
    }

    @Test func theDigitsWithWhichAMaskBeginsMayBeTyped() throws {
        let states = try Typist(mask: "+1 (000) 000-0000")
        #expect(states.typing("13122222223").marked == "+1 (312) 222-2223|")
        #expect(states.typing("1 (312) 222-2223").marked == "+1 (312) 222-2223|")
        #expect(states.pasting("1-312-222-2223").reading.value == .text("3122222223"))
        #expect(states.holding("|+1 (312) 222-2223").typing("1").marked == "+1 (|312) 222-2223")
        // One digit too many in the middle is no country.
        #expect(states.holding("+1 (1|12) 222-2223").typing("1").marked == "11|122222223")
        let moscow = try Typist(mask: "7 (000) 000-00-00")
        #expect(moscow.typing("79161234567").marked == "7 (916) 123-45-67|")
        #expect(moscow.pasting("+7 916 123-45-67").marked == "7 (916) 123-45-67|")
    }

    @Test func pastesAreReadWithAndWithoutSeparators() {
        #expect(phone.pasting("41 3333-4444").marked == "(41) 3333-4444|")
        #expect(phone.pasting("(41) 3333 4444").marked == "(41) 3333-4444|")
        #expect(phone.pasting("4133334444").marked == "(41) 3333-4444|")
        #expect(phone.holding("(41) 3|").pasting("333-4444").marked == "(41) 3333-4444|")
    }

    @Test func aPrefixOfTheMaskCanBePastedToo() throws {
        let norway = try Typist(mask: "+47 000 00 000")
        #expect(norway.typing("12345678").marked == "+47 123 45 678|")
        #expect(norway.pasting("+4712345678").marked == "+47 123 45 678|")
        #expect(norway.pasting("+47 123 45 678").marked == "+47 123 45 678|")
        #expect(norway.pasting("004712345678").marked == "+47 123 45 678|")
        #expect(norway.pasting("123 45 678").marked == "+47 123 45 678|")
        #expect(norway.pasting("+47 123 45 678").reading.value == .text("12345678"))
    }

    @Test func wholeTextsThatDoNotFitStayToBeSeen() throws {
        let code = try Typist(mask: "00-00")
        let long = code.pasting("123456")
        #expect(long.marked == "123456|")
        #expect(long.reading.error?.code == .textFormat)
        #expect(long.deleting(2).marked == "12-34|")
    }

    @Test func digitsOfEveryScriptAreRead() {
        for digits in ["٤١٣", "۴۱۳", "४१३", "４１３"] {
            #expect(phone.typing(digits).marked == "(41) 3|")
            #expect(phone.pasting(digits).marked == "(41) 3|")
        }
    }

    @Test func lettersAndEitherHaveTheirPlaces() throws {
        let plate = try Typist(mask: "AA-000|AAA-00*")
        #expect(plate.typing("ab1").marked == "ab-1|")
        #expect(plate.typing("1ab").marked == "1ab|")
        #expect(plate.typing("abc12x").marked == "abc-12x|")
        #expect(plate.typing("äß1").marked == "äß-1|")
    }

    @Test func escapedCharactersStandForThemselves() throws {
        let code = try Typist(mask: #"\A\0-00\\0"#)
        #expect(code.typing("123").marked == #"A0-12\3|"#)
        #expect(code.typing("123").reading.value == .text("123"))
    }

    @Test func lastLiteralsComeWithTheLastCharacter() throws {
        let code = try Typist(mask: "(00)")
        #expect(code.typing("12").marked == "(12|)")
        #expect(code.typing("12").deleting().marked == "(1|")
        #expect(code.holding("(12)|").deleting().marked == "(1|")
    }

    @Test func theValueHasTheLiteralsIfAskedFor() throws {
        let kept = Typist(try TextRule.mask("00/00", keepsLiterals: true))
        #expect(kept.typing("0929").reading.value == .text("09/29"))
        #expect(kept.control.text(for: .text("09/29")) == "09/29")
    }

    @Test func unfinishedTextsAreIncomplete() {
        #expect(phone.typing("413333444").reading.error?.code == .incomplete)
        #expect(phone.typing("4133334444").reading.error == nil)
        #expect(phone.reading == phone.control.reading(" "))
        #expect(phone.reading.value == .blank && phone.reading.error == nil)
    }

    @Test func compositionIsLeftAlone() {
        let old = EditedText("(41")
        let during = phone.control.edit(old, .typed("(41三", caret: 4, isComposing: true))
        #expect(during.edited == EditedText("(41三", caret: 4))
        #expect(phone.control.edit(old, .typed("(413", caret: 4)).edited.text == "(41) 3")
    }

    @Test(arguments: [
        ("", MaskProblem.Code.noPlace, 0), ("()", .noPlace, 0), ("00|", .noPlace, 3), ("0|-|0", .noPlace, 2),
        ("00\\", .nothingEscaped, 2), ("é0\u{301}", .unusable, 3), ("0\u{E000}", .unusable, 1),
        (String(repeating: "0", count: 101), .tooLong, 100), (String(repeating: "0|", count: 17) + "0", .tooLong, 32),
    ])
    func badMasksSayWhere(_ source: String, _ code: MaskProblem.Code, _ offset: Int) {
        #expect(throws: MaskProblem(code, offset: ByteOffset(offset))) { try TextRule.mask(source) }
    }
}
