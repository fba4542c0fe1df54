public import FormworkCore
import FormworkDialect

extension FormDefinition {
    /// The form for a reader of a language: its texts in the best language that it has, and the names of days and
    /// similar words in the same language.
    ///
    /// - Parameter language: A BCP 47 tag; see `language(for:)`. Blank for the form's own language.
    public func spoken(in language: String = "") -> FormDefinition {
        let form = translated(into: language)
        guard form.needsWording else { return form }
        let locale = LocaleRecord(languageTag: form.locale)
        return form.worded(in: locale, MessageCatalogs.catalog(for: locale.identifier, of: form))
    }
}
