/// The texts of a field, a section or an option that have marks; `nil` for texts without marks.
///
/// Only compiled forms have marked texts. A definition has the texts as they were written.
package struct TextMarks: Equatable, Sendable {
    /// The title.
    package var title: MarkedText?
    /// The sentence below it.
    package var info: MarkedText?
    /// The sentence after the last field of a section.
    package var footer: MarkedText?
    /// The text of an `info` field.
    package var value: MarkedText?

    package init() {}

    /// Whether no text has marks.
    package var isEmpty: Bool { self == TextMarks() }

    /// All texts that have marks.
    package var all: [MarkedText] { [title, info, footer, value].compactMap { $0 } }
}

#if hasFeature(Embedded)
// The engine in a page draws texts without marks. The script `marked-texts.js` adds them.
extension FormSection {
    package var marks: TextMarks? { nil }
}

extension FormGroup {
    package var markedTitle: MarkedText? { nil }
}
#endif
