import Formwork
import FormworkCore
import FormworkTestSupport
import Testing

@testable import FormworkRuntime

/// A text is compared with the literals of a mask and not with all its elements: the mask of account numbers has some three
/// thousand, for more than eighty countries.
struct MaskCostTests {
    private static let formats = [
        "iban", "phone_br", "phone_no", "cpf", "cep", "credit_card", "cvv", "ssn_no", "bank_account_no", "china_id",
    ]
    private static let texts = [",", "a", "1", "<", "\u{301}", "\u{1F1E9}", "\u{E001}", " "]

    @Test(arguments: formats) func aSignCostsFewComparisons(_ format: String) throws {
        let form = try CompiledForm(definition(#"{ "id": "a", "fields": [{ "id": "code", "format": "\#(format)" }] }"#))
        for sign in Self.texts {
            let text = String(repeating: sign, count: 2_000)
            let steps = TextSteps()
            TextSteps.$current.withValue(steps) {
                let engine = FormEngine(form)
                guard let node = engine.node(at: "code") else { return }
                _ = engine.perform(.edit(node, TextEdit(text)))
            }
            #if DEBUG
            #expect(steps.count <= text.utf8.count * 60 + 20_000, "\(format) \(sign.unicodeScalars.first?.value ?? 0)")
            #endif
        }
    }

    /// A literal of the mask that people write between the parts is none of the code.
    @Test func literalsOfAllAlternativesAreKnown() throws {
        var mask = Mask()
        for unit in "0-00.end".utf16 { mask.append(MaskElement(unit: unit == 48 ? MaskElement.digit.unit : unit)) }
        mask.append(.end)
        mask.append(.exactly(TextToken("A")))
        for unit in "/-".utf16 { mask.append(MaskElement(unit: unit)) }
        mask.append(.end)
        #expect(mask.literals.text == "-.end/")
        #expect(Mask(units: mask.units) == mask && Mask(units: mask.units).literals == mask.literals)
    }
}
