#if !hasFeature(Embedded)
/// The texts of a form that are in its own language, because the language of the page has no words for them.
package struct UntranslatedTexts: Equatable, Sendable {
    /// The form's own language, as a BCP 47 tag.
    package var language: String
    /// The texts as their author wrote them.
    package var texts: Set<ExactText>

    /// Names texts and their language.
    package init(language: String, texts: Set<ExactText>) {
        self.language = language
        self.texts = texts
    }
}
#endif
