import Testing

@testable import FormworkCore

@Suite("Pasting numbers")
struct NumberPastingTests {
    private func typist(_ place: String, _ change: (inout TextRule) -> Void = { _ in }) -> Typist {
        var rule = TextRule.number()
        change(&rule)
        return Typist(rule, Places.named(place))
    }

    /// The number that a paste into an empty control gives; `nil` if it is refused, `error` if it stands and is none.
    private func number(_ text: String, _ place: String, _ change: (inout TextRule) -> Void = { _ in }) -> String? {
        let pasted = typist(place, change).pasting(text)
        if pasted.edited.text.isEmpty { return nil }
        if case .number(let number) = pasted.reading.value { return number.description }
        return "error"
    }

    @Test func wordsAndSignsAroundItAreLeftOut() {
        let table = [
            ("en", "$ 1,234.50", "1,234.50"), ("de", "1.234,50 €", "1.234,50"), ("de", "1234.56", "1.234,56"),
            ("de", "R$ 1.500", "1.500"), ("fr", "1 234,5", "1\u{202F}234,5"), ("en", "(12)", "12"),
            ("de-CH", "Fr. 1'234.50", "1’234.50"), ("nb", "100,-", "100,"), ("en", "-$5", "-5"), ("en", "+5", "5"),
            ("en", "$1,234,567.89", "1,234,567.89"), ("en", "1,234,567.89 USD", "1,234,567.89"),
            ("de", "1.234.567,89 EUR", "1.234.567,89"),
        ]
        for (place, text, shown) in table {
            #expect(typist(place) { $0.grouping = .whileTyping }.pasting(text).marked == shown + "|", "\(text)")
        }
        let amount = typist("en") { ($0.currency, $0.fractionDigits) = ("USD", 2) }
        #expect(amount.pasting("$1,234,567.89").marked == "1,234,567.89|")
        #expect(Typist(.currency, Places.named("de")).pasting("1.234.567,89 EUR").marked == "1.234.567,89|")
    }

    @Test func aCommaAndAPointCanBeReadInOneWayOnly() {
        for place in ["en", "de", "fr", "de-CH", "pt-BR", "nb"] {
            #expect(number("1,234.56", place) == "1234.56", "\(place)")
            #expect(number("1.234,56", place) == "1234.56", "\(place)")
            #expect(number("-1,234,567.8", place) == "-1234567.8", "\(place)")
            #expect(number("1.234.567,8", place) == "1234567.8", "\(place)")
            #expect(number("1,2.5", place) == nil)
            #expect(number("1,234.5,6", place) == nil)
            let amount = Typist(.currency, Places.named(place)).pasting("1.234,56").reading.value
            #expect(amount == .number(DecimalNumber("1234.56") ?? .zero), "\(place)")
        }
    }

    @Test func whatIsNoNumberIsRefused() {
        for text in [
            "1e5", "12/34", "12abc34", "2026-11-21", "1-2", "1+2", "12.34.56", "5-", "10 20", "1\t200", "1,5", "1,2345",
            "12345,678", "1,,234", "$.50", "Rs.500", "1.234.567", "abc", "--", "99999999999999999999999999999999999",
            "9,999,999,999,999,999,999,999,999,999,999,999,999,999,999", "0.99999999999999999999999999999999999",
        ] {
            for grouping in NumberGrouping.allCases {
                let english = typist("en") { $0.grouping = grouping }
                #expect(english.pasting(text).marked == "|", "\(text)")
                #expect(english.holding("|7|").pasting(text).edited.text == "7", "\(text)")
            }
            #expect(Typist(.currency).pasting(text).marked == "|", "\(text)")
        }
        for text in ["1,234,567", "12,34,56", "1.23.4"] { #expect(number(text, "de") == nil, "\(text)") }
        #expect(Typist(.currency).pasting("1.239").marked == "|")
        #expect(number("-5", "en") { $0.allowsNegative = false } == nil)
    }

    @Test func nothingOfAPartIsTakenIfOneCharacterHasNoPlace() {
        let english = typist("en")
        #expect(english.holding("1.5|").pasting("2.5").marked == "1.5|")
        #expect(english.holding("5|").pasting("1-2").marked == "5|")
        #expect(english.holding("5|").pasting("1+2").marked == "5|")
        #expect(english.holding("1|").pasting("2.5").marked == "12.5|")
        #expect(english.holding("5000|").pasting("1,234.5.6").marked == "5000|")
        #expect(english.holding("1|2|3").pasting("-").marked == "12|3")
        #expect(typist("de").holding("1|").pasting("1,234.56").marked == "1|")
    }

    @Test func wholeNumbersKeepASeparatorToBeSeen() {
        let whole: (inout TextRule) -> Void = { $0.fractionDigits = 0 }
        #expect(number("12.00", "en", whole) == "12")
        #expect(number("1.5", "en", whole) == "error")
        #expect(number("3,7", "de", whole) == "error")
        #expect(number("1,234", "en", whole) == "1234")
        #expect(number("1.234", "de", whole) == "1234")
        #expect(number("1,234,567", "en", whole) == "1234567")
        #expect(number("1.234,56", "en", whole) == "error")
        #expect(number("1.234,00", "en", whole) == "1234")
    }
}
