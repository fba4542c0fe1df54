package import FormworkRuntime

// The engine in a page writes no language and direction. The script `marked-texts.js` marks the texts that differ from the
// page.
/// The language and direction of a page. Texts in another language are marked, so that they are read aloud and ordered
/// in the right way.
package struct TextSurroundings {
    private let isRightToLeft: Bool
    private let untranslated: UntranslatedTexts?

    /// Finds the language and direction of the page of a session.
    package init(_ engine: FormEngine) {
        isRightToLeft = engine.settings.context.locale.isRightToLeft
        untranslated = engine.form.definition.untranslated
    }

    /// The language of a text of the form; `nil` if it is that of the page.
    ///
    /// - Parameter text: The text as its author wrote it.
    package func language(of text: String) -> String? {
        guard let untranslated, untranslated.texts.contains(ExactText(text)) else { return nil }
        return untranslated.language
    }

    /// Whether a text of the form is in another language than the page, or has the other direction.
    package func setsApart(_ text: String, _ marked: MarkedText?) -> Bool {
        language(of: marked?.source ?? text) != nil || runsAgainstThePage(text)
    }

    fileprivate func runsAgainstThePage(_ text: String) -> Bool {
        text.runsToTheLeft.map { $0 != isRightToLeft } ?? false
    }
}

extension HTMLWriter {
    /// Writes a text of the form with its marks.
    ///
    /// A text in another language or direction than the page gets an element with its language and direction. Then it
    /// is read aloud in its language, and its punctuation and numbers are at the right end.
    ///
    /// - Parameter source: The text as its author wrote it; `nil` if that is the text.
    package mutating func text(
        _ text: String, _ marked: MarkedText?, source: String? = nil, newTab: @autoclosure () -> String,
        in page: TextSurroundings
    ) {
        let language = page.language(of: marked?.source ?? source ?? text)
        let isApart = language != nil || page.runsAgainstThePage(text)
        if isApart {
            markup("<bdi")
            attribute("lang", ifPresent: language ?? "")
            markup(">")
        }
        self.text(text, marked, newTab: newTab())
        if isApart { markup("</bdi>") }
    }
}

extension String {
    /// Whether the first letter of the text is of a script that is written from right to left; `nil` for a text without
    /// letters.
    fileprivate var runsToTheLeft: Bool? {
        for scalar in unicodeScalars where scalar.properties.isAlphabetic {
            switch scalar.value {
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
            default: return false
            }
        }
        return nil
    }
}
