/// The texts of a form in another language.
///
/// What is translated is named by itself, as it stands in the definition: texts that are the same are translated
/// the same, and a text without a translation stays as it is.
public struct FormTranslation: Equatable, Sendable {
    /// The language, as a BCP 47 tag such as `de` or `zh-Hant`.
    public var language: String
    /// Texts of the form and their translations, in the order of writing; of two for one text the first counts.
    public var entries: [Entry]

    /// One text in two languages.
    public struct Entry: Equatable, Sendable {
        /// The text as it stands in the definition.
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
