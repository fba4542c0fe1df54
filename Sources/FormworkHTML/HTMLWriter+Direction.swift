package import FormworkRuntime

// The engine in a page leaves language and direction to the page; `texts.js` sets texts apart that it draws.
#if !hasFeature(Embedded)
/// What a page has to know of its texts, so that those in another language are read and ordered as such.
package struct TextSurroundings {
    private let isRightToLeft: Bool
    private let untranslated: UntranslatedTexts?

    /// Describes the page of a session.
    package init(_ engine: FormEngine) {
        isRightToLeft = engine.settings.context.locale.isRightToLeft
        untranslated = engine.form.definition.untranslated
    }

    /// The language of a text of the form, as its author wrote it; `nil` for that of the page.
    package func language(of text: String) -> String? {
        guard let untranslated, untranslated.texts.contains(ExactText(text)) else { return nil }
        return untranslated.language
    }

    /// Whether a text of the form is in another language than the page, or runs against it.
    package func setsApart(_ text: String, _ marked: MarkedText?) -> Bool {
        language(of: marked?.source ?? text) != nil || runsAgainstThePage(text)
    }

    fileprivate func runsAgainstThePage(_ text: String) -> Bool {
        text.runsToTheLeft.map { $0 != isRightToLeft } ?? false
    }
}

extension HTMLWriter {
    /// Writes a text of the form with its marks. One that is in another language than the page, or runs against it, is set
    /// apart: then it is read as what it is, and its marks and numbers stand where they belong.
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
    /// Whether the first letter belongs to a script that is written from right to left; `nil` for a text without letters.
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
#endif
