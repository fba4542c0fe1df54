import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// The case tables of expressions agree with Unicode for every character.
struct CaseTableTests {
    private func expect(_ table: String, _ mapping: (Unicode.Scalar) -> String) {
        let cased = (UInt32(0)...0x10_FFFF).compactMap(Unicode.Scalar.init).filter {
            $0.properties.changesWhenCaseMapped || $0.value % 997 == 0
        }
        for scalar in cased {
            let mapped = CaseTable.apply(table, to: String(scalar))
            #expect(mapped.unicodeScalars.elementsEqual(mapping(scalar).unicodeScalars), "U+\(scalar.value)")
        }
    }

    @Test func smallLettersAreThoseOfUnicode() { expect(CaseTable.lower) { $0.properties.lowercaseMapping } }

    @Test func capitalLettersAreThoseOfUnicode() { expect(CaseTable.upper) { $0.properties.uppercaseMapping } }

    @Test(arguments: ["", " ", "\u{3000}\u{85}", "\u{2003}", "\t\n", "\u{200B}"])
    func whiteSpaceIsBlank(text: String) { #expect(FormValue.text(text).isBlank) }

    @Test(arguments: ["a", "汉", "ぁ", "é", " a", "\u{3000}汉", "‐"])
    func otherTextIsNotBlank(text: String) { #expect(!FormValue.text(text).isBlank) }
}
