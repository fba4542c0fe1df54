import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// Amounts that shift in from the right.
struct ShiftedAmountTests {
    private func typist(_ place: String, digits: Int = 2, currency: String = "") -> Typist {
        var rule = NamedFormat.currency.rule
        rule.currency = currency
        rule.fractionDigits = digits
        return Typist(rule, Places.named(place))
    }

    @Test func digitsShiftIn() {
        let brazil = typist("pt-BR")
        #expect(brazil.typing("1").marked == "0,01|")
        #expect(brazil.typing("12").marked == "0,12|")
        #expect(brazil.typing("1234").marked == "12,34|")
        #expect(brazil.typing("123456789").marked == "1.234.567,89|")
        #expect(brazil.typing("1234").deleting().marked == "1,23|")
        #expect(brazil.typing("1").deleting().marked == "|")
        #expect(brazil.typing("0").marked == "0,00|")
        #expect(brazil.typing("05").marked == "0,05|")
        #expect(brazil.typing("-5").marked == "-0,05|")
        #expect(typist("ja", digits: 0).typing("1234").marked == "1,234|")
        #expect(typist("ar-EG").typing("1234").marked == "١٢٫٣٤|")
    }

    @Test func theMiddleCanBeEdited() {
        let english = typist("en")
        #expect(english.holding("12|.34").typing("5").marked == "125|.34")
        #expect(english.holding("0.0|5").typing("7").marked == "0.7|5")
        #expect(english.holding("12.|34").deleting().marked == "1|.34")
        #expect(english.holding("1,2|34.50").deleting().marked == "1|34.50")
        #expect(english.holding("1|.23").deletingForward().marked == "0.1|3")
    }

    @Test func pastesAreAmounts() {
        #expect(typist("pt-BR").pasting("R$ 1.234,56").marked == "R$ 1.234,56|")
        #expect(typist("pt-BR", currency: "BRL").pasting("R$ 1.234,56").marked == "1.234,56|")
        #expect(typist("en").pasting("1500").marked == "1,500.00|")
        #expect(typist("en").holding("|15.00|").pasting("1500").marked == "1,500.00|")
        #expect(typist("en").pasting("0.5").marked == "0.50|")
    }

    @Test func theValueIsTheAmount() {
        #expect(typist("pt-BR").typing("1234").reading.value == .number(DecimalNumber("12.34") ?? .zero))
        let control = typist("de").control
        #expect(control.text(for: .number(5)) == "5,00")
        #expect(control.text(for: .number(DecimalNumber("0.005") ?? .zero)) == "0,01")
        #expect(control.text(for: .blank) == "")
        #expect(control.left("12,3") == "12,30")
    }

    @Test func whoTypesASeparatorMeansTheAmountItself() {
        #expect(typist("de").typing("12,5").marked == "12,5|")
        #expect(typist("de").typing("12,5").control.left("12,5") == "12,50")
        #expect(typist("en").typing("1,234.56").reading.value == .number(DecimalNumber("1234.56") ?? .zero))
        #expect(typist("de").typing("12.50").reading.value == .number(DecimalNumber("12.5") ?? .zero))
        #expect(typist("de").typing("5-").reading.error?.code == .typeMismatch)
        #expect(typist("de").typing("12,5").deleting(4).typing("7").marked == "0,07|")
    }

    @Test(arguments: [
        ("en", "USD", "$1,234.50", "-$1,234.50"), ("de", "EUR", "1.234,50\u{A0}€", "-1.234,50\u{A0}€"),
        ("de-CH", "CHF", "CHF\u{A0}1’234.50", "CHF-1’234.50"), ("ja", "JPY", "¥1,235", "-¥1,235"),
        ("pt-BR", "BRL", "R$\u{A0}1.234,50", "-R$\u{A0}1.234,50"), ("nb", "NOK", "1\u{A0}234,50\u{A0}kr", nil),
        ("zh-Hans", "CNY", "¥1,234.50", "-¥1,234.50"), ("en", "CHF", "CHF\u{A0}1,234.50", nil),
        ("hi", "INR", "₹1,234.50", nil), ("en", "XYZ", "XYZ\u{A0}1,234.50", nil),
    ])
    func amountsAreShownWithTheirSign(_ place: String, _ code: String, _ positive: String, _ negative: String?) {
        var rule = NamedFormat.currency.rule
        let locale = Places.named(place)
        rule.currency = code
        rule.fractionDigits = locale.currency(code).fractionDigits
        let control = TextControl.make(rule, locale: locale, currentYear: 2026)
        let amount = DecimalNumber("1234.5") ?? .zero
        #expect(control.display(.number(amount)) == positive)
        if let negative { #expect(control.display(.number(amount.negated)) == negative) }
    }
}
