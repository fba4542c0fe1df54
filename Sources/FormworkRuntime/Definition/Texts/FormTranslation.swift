/// The texts of a form in another language.
///
/// The key of a translation is the original text of the definition. So equal texts have the same translation, and a
/// text without a translation stays as it is.
public struct FormTranslation: Equatable, Sendable {
    /// The language, as a BCP 47 tag such as `de` or `zh-Hant`.
    public var language: String
    /// Texts of the form with their translations, in the order in which they were written. If a text has two
    /// translations, the first is used.
    public var entries: [Entry]

    /// One text in two languages.
    public struct Entry: Equatable, Sendable {
        /// The text in the definition.
        public var text: String
        /// The text in the translation's language.
        public var translation: String

        /// Pairs a text with its translation.
        public init(_ text: String, _ translation: String) {
            self.text = text
            self.translation = translation
        }
    }

    /// Makes a translation.
    public init(language: String, entries: [Entry]) {
        self.language = language
        self.entries = entries
    }
}
