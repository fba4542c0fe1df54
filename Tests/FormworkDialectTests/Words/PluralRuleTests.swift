import FormworkCore
import FormworkDialect
import Testing

/// The plural rules of the catalogs, compared with what ICU 78 (CLDR 48) says.
struct PluralRuleTests {
    private static let numbers = [0, 1, 2, 3, 5, 10, 11, 12, 21, 22, 25, 100, 101, 102, 103, 111, 1_000_000]

    /// The forms of `numbers` by language. Languages that are not here have one form.
    private static let forms = [
        "en": "other one other other other other other other other other other other other other other other other",
        "de": "other one other other other other other other other other other other other other other other other",
        "fr": "one one other other other other other other other other other other other other other other many",
        "es": "other one other other other other other other other other other other other other other other many",
        "pt-BR": "one one other other other other other other other other other other other other other other many",
        "it": "other one other other other other other other other other other other other other other other many",
        "nl": "other one other other other other other other other other other other other other other other other",
        "nb": "other one other other other other other other other other other other other other other other other",
        "sv": "other one other other other other other other other other other other other other other other other",
        "pl": "many one few few many many many many many few many many many few few many many",
        "ru": "many one few few many many many many one few many many one few few many many",
        "tr": "other one other other other other other other other other other other other other other other other",
        "ar": "zero one two few few few many many many many many other other other few many other",
        "he": "other one two other other other other other other other other other other other other other other",
    ]

    @Test(arguments: MessageCatalogs.all)
    func theFormsAreThoseOfTheCLDR(_ catalog: MessageCatalog) {
        let expected = Self.forms[catalog.language] ?? Self.numbers.map { _ in "other" }.joined(separator: " ")
        let forms = Self.numbers.map { catalog.pluralForm(of: DecimalNumber($0)).rawValue }
        #expect(forms.joined(separator: " ") == expected)
    }

    @Test(arguments: MessageCatalogs.all)
    func theSignDoesNotMatterAndFractionsAreOther(_ catalog: MessageCatalog) throws {
        #expect(catalog.pluralForm(of: -1) == catalog.pluralForm(of: 1))
        #expect(catalog.pluralForm(of: try #require(DecimalNumber("1.5"))) == .other)
        #expect(catalog.pluralForm(of: try #require(DecimalNumber("1e30"))) == .other)
    }
}
