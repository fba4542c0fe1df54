import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// Pasting numbers.
struct NumberPastingTests {
    private func typist(_ place: String, _ change: (inout TextRule) -> Void = { _ in }) -> Typist {
        var rule = TextRule.number()
        change(&rule)
        return Typist(rule, Places.named(place))
    }

    /// The number after a paste into an empty control; `nil` if the text stays there and is not a number.
    private func number(_ text: String, _ place: String, _ change: (inout TextRule) -> Void = { _ in }) -> String? {
        let pasted = typist(place, change).pasting(text)
        if case .number(let number) = pasted.reading.value { return number.description }
        return nil
    }

    @Test func theSignOfItsCurrencyMayStandAroundAnAmount() {
        let table = [
            ("en", "USD", "$ 1,234.50", "1234.5"), ("de", "EUR", "1.234,50 €", "1234.5"),
            ("pt-BR", "BRL", "R$ 1.500", "1500"), ("de-CH", "CHF", "Fr. 1'234.50", "1234.5"),
            ("nb", "NOK", "100,-", "100"), ("en", "USD", "-$5", "-5"), ("en", "USD", "1,234,567.89 usd", "1234567.89"),
            ("zh-Hans", "USD", "$5", "5"), ("zh-Hans", "CNY", "￥12.50", "12.5"), ("ja", "JPY", "1,200円", "1200"),
        ]
        for (place, code, text, value) in table {
            #expect(number(text, place) { ($0.currency, $0.fractionDigits) = (code, 2) } == value, "\(text)")
            if text != "100,-" { #expect(number(text, place) { $0.currency = "XYZ" } == nil, "\(text)") }
            #expect(number(text, place) == nil, "\(text)")
        }
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

    @Test func whatIsNoNumberStaysAndIsAnError() {
        for text in [
            "1e5", "12/34", "12abc34", "2026-11-21", "1-2", "1+2", "12.34.56", "5-", "10 20", "1\t200", "12345,678",
            "1,,234", "Rs.500", "abc", "--", "(12)",
        ] {
            for grouping in NumberGrouping.allCases {
                let pasted = typist("en") { $0.grouping = grouping }.pasting(text)
                #expect(pasted.edited.text == text && pasted.reading.error?.code == .typeMismatch, "\(text)")
                let exchanged = typist("en") { $0.grouping = grouping }.holding("|7|").pasting(text)
                #expect(exchanged.edited.text == text && exchanged.reading.error?.code == .typeMismatch, "\(text)")
            }
            let amount = Typist(.currency).pasting(text)
            #expect(amount.edited.text == text && amount.reading.error?.code == .typeMismatch, "\(text)")
        }
    }

    @Test func aPartThatIsNoNumberStaysToo() {
        let english = typist("en")
        #expect(english.holding("1.5|").pasting("2.5").marked == "1.52.5|")
        #expect(english.holding("1|").pasting("2.5").marked == "12.5|")
        #expect(english.holding("1|2|3").pasting("-").marked == "1-|3")
    }

    @Test func wholeNumbersKeepAVisibleSeparator() {
        let whole: (inout TextRule) -> Void = { $0.fractionDigits = 0 }
        #expect(number("12.00", "en", whole) == "12")
        // Three zeros could be a group of digits in another language.
        #expect(number("12.000", "en", whole) == nil)
        #expect(number("1.5", "en", whole) == nil)
        #expect(number("3,7", "de", whole) == nil)
        #expect(number("1,234", "en", whole) == "1234")
        #expect(number("1.234", "de", whole) == "1234")
        #expect(number("1,234,567", "en", whole) == "1234567")
        #expect(number("1.234,56", "en", whole) == nil)
        #expect(number("1.234,00", "en", whole) == "1234")
    }
}
