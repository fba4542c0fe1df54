#if Server
import Formwork
import FormworkCore

/// A question of a form, as tables and sums of its answers need it.
struct AskedQuestion: Sendable {
    /// The path of the answer, with empty brackets for items.
    let path: String
    /// The title of the question.
    let title: String
    /// The title of the section around it; blank if absent.
    let section: String
    /// The titles of options by the canonical text of their ids; empty for other questions.
    let options: [(id: String, title: String)]
    let kind: ValueKind
    /// Whether files answer it.
    let hasFiles: Bool

    /// The title of the answer with this text; the text itself if it is no option.
    func title(of answer: String) -> String {
        options.first { ExactText.areSame($0.id, answer) }?.title ?? answer
    }
}

extension CompiledForm {
    /// The questions whose answers are stored in a form that people read, in their order. Of the secrets only the numbers of
    /// cards are among them, of which the last digits are stored.
    var askedQuestions: [AskedQuestion] {
        elements.indices.compactMap { element in
            guard let field = field(at: element) else { return nil }
            let definition = field.definition
            guard !secrets[element] || definition.isCardNumber else { return nil }
            let isStored = field.valueKind != .none && (definition.type != .info || !definition.formula.isEmpty)
            guard isStored else { return nil }
            return AskedQuestion(
                path: pattern(of: element),
                title: definition.title.isEmpty ? definition.id : definition.title,
                section: sectionTitle(around: element),
                options: field.written.map { ($0.id.canonicalText, $0.title.isEmpty ? $0.id.canonicalText : $0.title) },
                kind: field.valueKind, hasFiles: definition.files != nil)
        }
    }

    private func sectionTitle(around element: ElementIndex) -> String {
        var parent = elements[element].parent
        while let section = parent, let title = self.section(at: section)?.definition.title {
            if !title.isEmpty { return title }
            parent = elements[section].parent
        }
        return ""
    }
}
#endif
