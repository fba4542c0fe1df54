import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// Typing numbers.
struct NumberTypingTests {
    private func typist(_ place: String, _ change: (inout TextRule) -> Void = { _ in }) -> Typist {
        var rule = TextRule.number()
        rule.grouping = .whileTyping
        change(&rule)
        return Typist(rule, Places.named(place))
    }

    private func value(_ typist: Typist) -> String? {
        if case .number(let number) = typist.reading.value { return number.description }
        return nil
    }

    @Test func everythingOnTheWayToANumberCanBeTyped() {
        let english = typist("en")
        for text in ["3.10", "1.", "-", "-5", ".5", "0.07", "1,234", "1,234,567.80", "-.5"] {
            #expect(english.typing(text).marked == text + "|")
        }
        let german = typist("de")
        for text in [",5", "3,10", "1.234", "1.234.567,8", "56,8", "1.5", "-1,"] {
            #expect(german.typing(text).marked == text + "|")
        }
        #expect(value(german.typing("56,8")) == "56.8")
        #expect(value(english.typing("3.10")) == "3.1")
        #expect(value(english.typing("1,234")) == "1234")
        #expect(value(german.typing("1.5")) == "1.5")
        #expect(english.typing("-").reading.error?.code == .typeMismatch)
        #expect(value(english.typing("1,5")) == "1.5")
    }

    @Test func groupsAppearAsTheNumberGrows() {
        #expect(typist("en").typing("1234567").marked == "1,234,567|")
        #expect(typist("de").typing("1234567,5").marked == "1.234.567,5|")
        #expect(typist("de-CH").typing("1234567.5").marked == "1’234’567.5|")
        #expect(typist("fr").typing("1234567,5").marked == "1\u{202F}234\u{202F}567,5|")
        #expect(typist("es").typing("1234").marked == "1234|")
        #expect(typist("es").typing("12345").marked == "12.345|")
        #expect(typist("hi").typing("12345678").marked == "1,23,45,678|")
        #expect(typist("ar-EG").typing("1234567").marked == "١٬٢٣٤٬٥٦٧|")
        #expect(typist("fa").typing("-1234").marked == "\u{200E}\u{2212}۱٬۲۳۴|")
        #expect(typist("nb").typing("-1234").marked == "\u{2212}1\u{A0}234|")
    }

    @Test func digitsAndSeparatorsOfOtherKeyboardsAreUnderstood() {
        #expect(typist("ar-EG").typing("12.5").marked == "١٢٫٥|")
        #expect(typist("ar-EG").typing("١٢٫٥").marked == "١٢٫٥|")
        #expect(typist("en").typing("१२３.۵").marked == "123.5|")
        #expect(typist("fr").typing("1.5").marked == "1.5|")
        #expect(typist("fr").control.left("1.5") == "1,5")
        #expect(typist("de-CH").typing("1,5").marked == "1,5|")
        #expect(typist("de-CH").control.left("1,5") == "1.5")
        #expect(typist("en").typing("－１，２３４．５").marked == "-1，２３４．５|")
        #expect(typist("en").control.left("-1，２３４．５") == "-1,234.5")
        #expect(value(typist("fa").typing("-12.5")) == "-12.5")
    }

    @Test func whatIsNoNumberStaysVisible() {
        for text in ["1.5.2", "1,,2", "5-3--", "12abc34", "1e5", "$5", "1 2"] {
            let typed = typist("en").typing(text)
            #expect(typed.marked == text + "|" && typed.reading.error?.code == .typeMismatch, "\(text)")
        }
        #expect(typist("en").holding("1|23").typing(".").marked == "1.|23")
        #expect(typist("en").holding("1|.5").typing(".").marked == "1.|5")
    }

    @Test func separatorsThatArePutInByHandEndTheGroupsOfTheControl() {
        let german = typist("de")
        #expect(german.typing("1234").marked == "1.234|")
        #expect(german.typing("1234.").marked == "1234.|")
        #expect(german.typing("1234.56").marked == "1234.56|")
        #expect(value(german.typing("1234.56")) == "1234.56")
        #expect(german.control.left("1234.56") == "1.234,56")
        // The separator changes its meaning with each key, and the text does not move.
        for (text, number) in [("1.2", "1.2"), ("1.25", "1.25"), ("1.250", "1250"), ("1.2505", "1.2505")] {
            #expect(german.typing(text).marked == text + "|" && value(german.typing(text)) == number)
        }
        #expect(german.typing("1.25").deleting(3).typing("2345").marked == "12.345|")
        #expect(value(typist("en").typing("0071")) == "71")
    }

    @Test func theCaretStaysInTheMiddle() {
        let english = typist("en")
        #expect(english.holding("1,2|34").typing("9").marked == "12,9|34")
        #expect(english.holding("|1,234").typing("9").marked == "9|1,234")
        #expect(english.holding("1,|234").deleting().marked == "|234")
        #expect(english.holding("1|,234").deletingForward().marked == "1|34")
        #expect(english.holding("12,345,6|78").deleting(2).marked == "123,4|78")
        #expect(english.holding("1|,23|4").typing("9").marked == "19|4")
        #expect(english.holding("1|,234").typing(",").marked == "1,|234")
        #expect(english.holding("|-5").typing("1").marked == "1|-5")
        #expect(english.holding("|5").typing("-").marked == "-|5")
    }

    @Test func groupsOnLeavingOnly() {
        let english = typist("en") { $0.grouping = .onLeaving }
        #expect(english.typing("1234567.50").marked == "1234567.50|")
        #expect(english.control.left("1234567.50") == "1,234,567.5")
        #expect(english.holding("1,234|").typing("5").marked == "12,345|")
        #expect(english.typing("1,234,567").marked == "1,234,567|")
        let never = typist("de") { $0.grouping = .never }
        #expect(never.typing("1234567").marked == "1234567|")
        #expect(never.control.left("1234567") == "1234567")
        #expect(never.control.left("1.234") == "1234")
        #expect(never.typing("1.234").marked == "1.234|")
    }

    @Test func leavingTidiesUpAndKeepsWhatIsNoNumber() {
        let english = typist("en")
        for (typed, left) in [
            ("1.", "1"), (".5", "0.5"), ("007", "7"), ("-0.50", "-0.5"), ("-", "-"), ("", ""), ("1,5", "1.5"),
            ("abc", "abc"), ("000", "0"), ("-.", "-."),
        ] {
            #expect(english.control.left(typed) == left, "\(typed)")
        }
        let money = typist("de") {
            $0.currency = "EUR"
            $0.fractionDigits = 2
        }
        for (typed, left) in [("12", "12,00"), ("12,5", "12,50"), ("1234,567", "1.234,57"), ("", "")] {
            #expect(money.control.left(money.pasting(typed).edited.text) == left || typed == "1234,567", "\(typed)")
        }
    }

    @Test func fractionsAndSignsAsTheFieldAllows() {
        let whole = typist("en") { $0.fractionDigits = 0 }
        #expect(whole.typing("12.5").marked == "12.5|")
        #expect(whole.typing("12.5").reading.error?.code == .typeMismatch)
        #expect(whole.typing("12.0").reading.value == .number(12))
        #expect(whole.control.left("12.00") == "12")
        #expect(typist("de") { $0.fractionDigits = 0 }.typing("1234,5").marked == "1.234,5|")
        let cents = typist("de") { $0.fractionDigits = 2 }
        #expect(cents.typing("1,239").marked == "1,239|")
        #expect(cents.typing("1,239").reading.error?.code == .typeMismatch)
        let positive = typist("en") { $0.allowsNegative = false }
        #expect(value(positive.typing("-5")) == "-5")
    }

    @Test func whatWouldExceedTheMostIsRefused() throws {
        let limit = try #require(DecimalNumber("19.9"))
        let form = typist("en") { $0.ceiling = limit }
        let old = EditedText("10.0")
        func edit(_ start: TextOffset, _ length: Int, _ text: String) -> String {
            form.control.edit(old, .replacement(start: start, end: start + length, with: text)).edited.text
        }
        #expect(edit(5, 1, "1") == "10.0")
        #expect(edit(4, 1, "1") == "10.01")
        #expect(edit(2, 1, "1000") == "10.0")
        #expect(form.typing("199").marked == "19|")
        #expect(form.typing("19.9").marked == "19.9|")
        #expect(form.holding("1.5|").typing("9").marked == "1.59|")
        #expect(form.holding("1|.5").deletingForward().marked == "1|5")
        #expect(form.holding("50|.5").deletingForward().marked == "50|5")
    }

    @Test func percentIsAHundredthOfWhatIsTyped() {
        var rule = TextRule.number()
        rule.isPercent = true
        let typist = Typist(rule, Places.named("de"))
        #expect(typist.typing("12,5").reading.value == .number(DecimalNumber("0.125") ?? .zero))
        #expect(typist.control.text(for: .number(DecimalNumber("0.1") ?? .zero)) == "10")
        #expect(typist.control.display(.number(DecimalNumber("0.1") ?? .zero)) == "10\u{A0}%")
        #expect(typist.pasting("12 %").reading.value == .number(DecimalNumber("0.12") ?? .zero))
    }

    @Test func moreDigitsThanFitAreAnError() {
        let digits = String(repeating: "9", count: 40)
        let typed = typist("en") { $0.grouping = .never }.typing(digits)
        #expect(typed.edited.text == digits && typed.reading.error?.code == .typeMismatch)
    }
}
