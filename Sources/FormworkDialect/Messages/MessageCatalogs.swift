public import FormworkCore

/// The words that Formwork brings along, one catalog per language.
public enum MessageCatalogs {
    /// English, the language of last resort.
    public static let english = MessageCatalog(
        language: "en", entries: EnglishMessages.errors + EnglishMessages.controls + EnglishMessages.pages)
    /// Chinese in simplified characters.
    public static let simplifiedChinese = MessageCatalog(
        language: "zh-Hans",
        entries: SimplifiedChineseMessages.errors + SimplifiedChineseMessages.controls + SimplifiedChineseMessages.pages
    )

    /// All catalogs, English first.
    public static let all = [english, simplifiedChinese]

    /// The catalog for a language and region, as a BCP 47 tag such as `zh-CN`; English where there is none.
    ///
    /// Chinese without a script or region that says otherwise is written in simplified characters; readers of
    /// traditional ones get English rather than the wrong characters.
    public static func catalog(for locale: String) -> MessageCatalog {
        let parts = locale.lowercased().split { $0 == "-" || $0 == "_" }
        guard parts.first == "zh" else { return english }
        if parts.contains("hans") { return simplifiedChinese }
        let isTraditional = ["hant", "tw", "hk", "mo"].contains { parts.contains($0) }
        return isTraditional ? english : simplifiedChinese
    }

    /// The catalog for a language with a form's own words for controls and pages in it. Its words for errors are not:
    /// the engine looks those up, after a field's. A catalog in the locale's language, and one with words that the form
    /// brings for its own language, has the whole tag of the locale; another says which language its words are in.
    public static func catalog(for locale: String, of definition: FormDefinition) -> MessageCatalog {
        var catalog = catalog(for: locale)
        var isOwn = catalog.language.split(separator: "-").first == locale.split { $0 == "-" || $0 == "_" }.first
        for message in definition.messages where message.code.hasPrefix("ui.") {
            catalog.add(message)
            isOwn = true
        }
        if isOwn { catalog.language = locale }
        return catalog
    }

    /// Keys under which errors are looked up: what a field's or a form's `messages` may replace.
    static let errorKeys = EnglishMessages.errors.map(\.code)
}
