import FormworkCore

/// The answers that stand in the titles and sentences of a form. A translation may name the same answers, in its own order. One
/// that names others is not used, so that a form that compiles in one language compiles in all.
struct TranslatedAnswers {
    /// The names of the answers by the text in which they stand, for all texts in which answers can stand.
    private var texts: [ExactText: [String]] = [:]

    init(_ form: FormDefinition) {
        for group in form.groups {
            add(group.title, .title)
            add(group.info, .info)
            for section in group.sections { add(section) }
        }
        for page in form.pages { add(page.title, .pageTitle) }
    }

    private mutating func add(_ section: FormSection) {
        add(section.title, .title)
        add(section.info, .info)
        if let repeats = section.repeats { add(repeats.itemTitle, .itemTitle) }
        for element in section.elements {
            switch element {
            case .field(let field):
                add(field.title, .title)
                add(field.info, .info)
            case .section(let inner): add(inner)
            }
        }
    }

    private mutating func add(_ text: String, _ place: TextPlace) {
        if !text.isEmpty { texts[ExactText(text), default: []] += Self.names(in: text, place) }
    }

    private static func names(in text: String, _ place: TextPlace) -> [String] {
        (AnswerText(text, at: place)?.parts ?? []).compactMap { part in
            switch part {
            case .answer(let answer): answer.name
            case .words, .number, .sectionTitle: nil
            }
        }
    }

    /// The names of the answers in a text of the form.
    func names(in text: String) -> [String] { texts[ExactText(text)] ?? [] }

    /// An answer that a translation names and the text does not; `nil` if absent.
    func otherName(in translation: String, for text: String) -> String? {
        guard translation.utf8.contains(UInt8(ascii: "{")), let known = texts[ExactText(text)] else { return nil }
        return Self.names(in: translation, .itemTitle).first { name in !known.contains { $0.isSame(as: name) } }
    }
}
