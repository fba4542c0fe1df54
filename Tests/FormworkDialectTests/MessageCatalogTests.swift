import FormworkCore
import FormworkDialect
import Testing

/// The words of each language.
struct MessageCatalogTests {
    private func parameters(_ template: String) -> Set<Substring> {
        Set(template.matches(of: /\{\w+\}/).map(\.output))
    }

    @Test(arguments: MessageCatalogs.all)
    func everyCatalogHasTheKeysAndParametersOfTheEnglishOne(_ catalog: MessageCatalog) {
        #expect(catalog.entries.map(\.code).sorted() == MessageCatalogs.english.entries.map(\.code).sorted())
        for entry in MessageCatalogs.english.entries {
            #expect(parameters(catalog.template(entry.code) ?? "") == parameters(entry.text), "\(entry.code)")
        }
    }

    @Test(arguments: MessageCatalogs.all)
    func everyErrorHasWords(_ catalog: MessageCatalog) {
        for code in ErrorCode.allCases { #expect(catalog.template(code.rawValue) != nil, "\(code.rawValue)") }
        for key in ["required.select", "required.switch", "min_length.one", "max_length.one", "min_items.one"] {
            #expect(catalog.template(key) != nil, "\(key)")
        }
    }

    @Test(arguments: MessageCatalogs.all)
    func errorsNameTheFieldAndKeepOffJargon(_ catalog: MessageCatalog) {
        for entry in catalog.entries where !entry.code.hasPrefix("ui.") {
            #expect(entry.text.contains("{title}"), "\(entry.code)")
            for word in ["valid", "required", "mandatory", "有效", "无效", "必填", "非法", "不合法"] {
                #expect(!entry.text.lowercased().contains(word), "\(entry.code)")
            }
        }
    }

    @Test(arguments: [
        ("", "en"), ("en-GB", "en"), ("fr", "en"), ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh_SG", "zh-Hans"),
        ("zh-Hans-HK", "zh-Hans"), ("ZH-hans-CN", "zh-Hans"), ("zh-Hant", "en"), ("zh-TW", "en"), ("zhx", "en"),
        ("-", "en"),
    ])
    func aLocaleFindsItsCatalog(_ locale: String, _ language: String) {
        #expect(MessageCatalogs.catalog(for: locale).language == language)
    }

    @Test(arguments: [("de", "en"), ("en-GB", "en-GB"), ("zh-TW", "en"), ("zh-CN", "zh-CN")])
    func aFormsCatalogSaysWhetherItIsInItsLanguage(_ locale: String, _ language: String) {
        var form = FormDefinition(id: "f", groups: [])
        #expect(MessageCatalogs.catalog(for: locale, of: form).language == language)
        form.messages = [MessageOverride(code: "ui.submit", text: "Los")]
        #expect(MessageCatalogs.catalog(for: locale, of: form).language == locale)
    }

    @Test func wordsAreFilledIn() {
        let parameters = [ErrorParameter("title", .text("金额")), ErrorParameter("min", .number(1000))]
        #expect(MessageCatalogs.simplifiedChinese.text("min_value", parameters) == "“金额”不能小于 1000")
    }
}
