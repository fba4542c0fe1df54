import FormworkCore
import FormworkDialect
import Testing

/// The words of each language.
struct MessageCatalogTests {
    private func parameters(_ template: String) -> Set<Substring> {
        Set(template.matches(of: /\{\w+\}/).map(\.output))
    }

    /// The keys whose words differ with a number.
    private static let counted = [
        "min_length", "max_length", "min_choices", "max_choices", "min_items", "max_items", "ui.errors_announced",
    ]

    /// The entries that are words, all but the table of plural forms.
    private func words(_ catalog: MessageCatalog) -> [MessageOverride] {
        catalog.entries.filter { $0.code != MessageCatalog.pluralsKey }
    }

    /// The key that an entry stands for: its own without the plural form.
    private func key(of entry: MessageOverride) -> String {
        PluralForm.allCases.reduce(entry.code) { code, form in
            let ending = "." + form.rawValue
            return code.hasSuffix(ending) ? String(code.dropLast(ending.count)) : code
        }
    }

    /// The numbers that take a form, of 0 to 199 and a million.
    private func numbers(_ form: PluralForm, in catalog: MessageCatalog) -> [Int] {
        (Array(0..<200) + [1_000_000]).filter { catalog.pluralForm(of: DecimalNumber($0)) == form }
    }

    @Test func thereIsACatalogForEachLanguage() {
        #expect(
            MessageCatalogs.all.map(\.language) == [
                "en", "zh-Hans", "zh-Hant", "ja", "ko", "de", "fr", "es", "pt-BR", "it", "nl", "nb", "sv", "pl", "ru",
                "tr", "ar", "he",
            ])
    }

    @Test(arguments: MessageCatalogs.all)
    func everyCatalogIsComplete(_ catalog: MessageCatalog) {
        let keys = Set(words(catalog).map(key))
        #expect(keys == Set(MessageCatalogs.english.entries.map(key)))
        for code in keys { #expect(catalog.template(code) != nil, "\(code)") }
        for code in ErrorCode.allCases { #expect(catalog.template(code.rawValue) != nil, "\(code.rawValue)") }
    }

    @Test(arguments: MessageCatalogs.all)
    func wordsForNumbersHaveThePluralFormsOfTheLanguage(_ catalog: MessageCatalog) {
        let forms = PluralForm.allCases.filter { $0 != .other && !numbers($0, in: catalog).isEmpty }
        let expected = Self.counted.flatMap { code in forms.map { code + "." + $0.rawValue } }
        let found = words(catalog).filter { key(of: $0) != $0.code }.map(\.code)
        #expect(found.sorted() == expected.sorted())
    }

    @Test(arguments: MessageCatalogs.all)
    func everyTextHasTheParametersOfTheEnglishOne(_ catalog: MessageCatalog) {
        for entry in words(catalog) {
            let code = key(of: entry)
            var expected = parameters(MessageCatalogs.english.template(code) ?? "")
            // A form for a single number can say that number in words: “two letters” is one word in Arabic.
            let form = PluralForm(rawValue: String(entry.code.dropFirst(code.count + 1)))
            if let form, numbers(form, in: catalog).count == 1, catalog.language != "en" {
                expected.formIntersection(parameters(entry.text).union(["{title}"]))
            }
            #expect(parameters(entry.text) == expected, "\(entry.code)")
        }
    }

    @Test(arguments: MessageCatalogs.all)
    func textsAreWrittenWithCare(_ catalog: MessageCatalog) {
        let marks: Set<Unicode.Scalar> = [
            "\u{200E}", "\u{200F}", "\u{061C}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{2066}", "\u{2067}", "\u{2069}",
        ]
        for entry in words(catalog) {
            #expect(!entry.text.isEmpty && entry.text.first?.isWhitespace == false, "\(entry.code)")
            // What stands between two answers ends with its space.
            let isSeparator = entry.code == "ui.list_separator"
            #expect(entry.text.last?.isWhitespace == false || isSeparator, "\(entry.code)")
            #expect(!entry.text.contains("  "), "\(entry.code)")
            // Typewriter's quotation marks and apostrophes are not those of any language here.
            #expect(!entry.text.contains("\"") && !entry.text.contains("'") && !entry.text.contains("..."))
            // The page knows its direction, and people's words in it are set apart by the markup.
            #expect(!entry.text.unicodeScalars.contains { marks.contains($0) }, "\(entry.code)")
        }
    }

    @Test(arguments: MessageCatalogs.all)
    func titlesInErrorsStandInTheQuotationMarksOfTheLanguage(_ catalog: MessageCatalog) throws {
        let quoted = try #require(catalog.template("custom")?.firstMatch(of: /\S\x{A0}?\{title\}\x{A0}?\S/)?.output)
        for entry in words(catalog) where !entry.code.hasPrefix("ui.") {
            #expect(entry.text.contains(quoted), "\(entry.code)")
            let other = quoted.replacing("{title}", with: "{other}")
            #expect(!entry.text.contains("{other}") || entry.text.contains(other), "\(entry.code)")
        }
    }

    @Test(arguments: MessageCatalogs.all)
    func errorsNameTheFieldAndKeepOffJargon(_ catalog: MessageCatalog) {
        for entry in words(catalog) where !entry.code.hasPrefix("ui.") {
            #expect(entry.text.contains("{title}"), "\(entry.code)")
            for word in Self.jargon {
                #expect(!entry.text.lowercased().contains(word), "\(entry.code)")
            }
        }
    }

    /// Words of officials for right, wrong and needed.
    private static let jargon = [
        "valid", "required", "mandatory", "有效", "无效", "必填", "非法", "不合法", "無效", "合法", "無効", "有効", "必須", "유효", "필수",
        "gültig", "pflicht", "obligat", "válid", "inválid", "obrigat", "obbligat", "geldig", "verplicht", "gyldig",
        "giltig",
        "prawidłow", "obowiązk", "недействит", "недопустим", "некоррект", "обязател", "geçerli", "geçersiz", "zorunlu",
        "صالح", "إلزامي", "תקין", "חובה",
    ]

    @Test(arguments: [
        ("", "en"), ("en-GB", "en"), ("cs", "en"), ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh_SG", "zh-Hans"),
        ("zh-Hans-HK", "zh-Hans"), ("ZH-hans-CN", "zh-Hans"), ("zh-Hant", "zh-Hant"), ("zh-TW", "zh-Hant"),
        ("zh_HK", "zh-Hant"), ("zh-MO", "zh-Hant"), ("zhx", "en"), ("-", "en"), ("DE-at", "de"), ("pt", "pt-BR"),
        ("pt-PT", "pt-BR"), ("no", "nb"), ("nn-NO", "nb"), ("iw", "he"), ("ar-EG", "ar"), ("fr_CA", "fr"),
    ])
    func aLocaleFindsItsCatalog(_ locale: String, _ language: String) {
        #expect(MessageCatalogs.catalog(for: locale).language == language)
    }

    @Test(arguments: MessageCatalogs.all) func everyCatalogIsFoundByItsLanguage(_ catalog: MessageCatalog) {
        #expect(MessageCatalogs.catalog(for: catalog.language) == catalog)
    }

    @Test(arguments: [
        ("cs", "en"), ("en-GB", "en-GB"), ("zh-TW", "zh-TW"), ("zh-CN", "zh-CN"), ("de-CH", "de-CH"), ("no", "no"),
        ("nn", "nb"), ("iw", "iw"),
    ])
    func aFormsCatalogSaysWhetherItIsInItsLanguage(_ locale: String, _ language: String) {
        var form = FormDefinition(id: "f", groups: [])
        #expect(MessageCatalogs.catalog(for: locale, of: form).language == language)
        form.messages = [MessageOverride(code: "ui.submit", text: "Los")]
        #expect(MessageCatalogs.catalog(for: locale, of: form).language == locale)
    }

    @Test func aFormsWordsForAnyNumberReplaceThoseForEach() {
        var form = FormDefinition(id: "f", groups: [])
        form.messages = [MessageOverride(code: "ui.errors_announced", text: "Noch {count}")]
        let catalog = MessageCatalogs.catalog(for: "ru", of: form)
        #expect(catalog.entries.filter { $0.code.hasPrefix("ui.errors_announced") }.map(\.text) == ["Noch {count}"])
        #expect(catalog.pluralForm(of: 3) == .few)
    }

    @Test func wordsAreFilledIn() {
        let parameters = [ErrorParameter("title", .text("金额")), ErrorParameter("min", .number(1000))]
        #expect(MessageCatalogs.simplifiedChinese.text("min_value", parameters) == "“金额”不能小于 1000")
    }
}
