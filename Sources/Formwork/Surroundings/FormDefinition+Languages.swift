public import FormworkCore
import FormworkDialect

extension FormDefinition {
    /// The form as a reader of a language gets it: its texts in the best language that it has, and the names of days and
    /// the like in the same one.
    ///
    /// - Parameter language: A BCP 47 tag; see `language(for:)`. Blank for the form's own language.
    public func spoken(in language: String = "") -> FormDefinition {
        let form = translated(into: language)
        guard form.hasOwnWords else { return form }
        let locale = LocaleRecord(languageTag: form.locale)
        return form.worded(in: locale, MessageCatalogs.catalog(for: locale.identifier, of: form))
    }
}
