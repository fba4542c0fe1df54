import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// Check digits of codes.
struct CheckDigitsTests {
    static let written: [(NamedFormat, String)] = [
        (.cpf, "c123456789 c0123456789"), (.creditCard, "d"), (.chinaID, "b79A584216379A58421"),
        (.ssnNO, "a3761894521 a54327654321"), (.bankAccountNO, "z54327654321"), (.iban, "e"), (.cep, ""),
    ]

    @Test(arguments: written)
    func archivesHoldThemAsText(format: NamedFormat, text: String) {
        let checks = format.rule.checkDigits
        #expect(CheckDigits.text(checks) == text)
        #expect(CheckDigits.checks(in: text) == checks)
    }

    private func code(_ text: String) -> TextTokens {
        var code = TextTokens()
        for scalar in text.unicodeScalars { code.append(TextToken(scalar)) }
        return code
    }

    @Test func whatNobodyKnowsIsLeftOutOfAnArchive() {
        #expect(CheckDigits.checks(in: "d ?12  e") == [.luhn, .mod97])
    }

    @Test func aCodeShorterThanTheWeightsPasses() {
        #expect(CheckDigits.weighted([1, 2, 3], .zero).holds(in: code("12")))
        #expect(!CheckDigits.weighted([1, 2], .zero).holds(in: code("12")))
    }

    @Test func aCodeWithoutTheDigitThatIsCheckedFails() {
        #expect(!CheckDigits.weighted([1, 2], .nextDigit).holds(in: code("12")))
        #expect(CheckDigits.weighted([1, 2], .nextDigit).holds(in: code("125")))
    }
}
