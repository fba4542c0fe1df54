#if Server
import Formwork
import FormworkCore

/// Fills the texts of mails that programs read.
struct MailParameters: MailFiller {
    private let reference: String
    private let parameters: JSONValue
    private let flat: [JSONMember]
    private let isList: Bool

    /// `nil` if the submission was stored without parameters.
    init?(_ submission: Submission, _ format: AnswerFormat) {
        guard case .parameters(let layout, let blanks) = format, let parameters = submission.answers(as: format),
            let flat = submission.answers(as: .parameters(.flat, blanks: blanks))?.objectValue
        else { return nil }
        reference = submission.reference
        self.parameters = parameters
        self.flat = flat
        isList = layout == .flat
    }

    func filled(_ text: String) -> String {
        AnswerTemplate(text).filled { name in
            if let member = flat.first(where: { $0.key.isSame(as: name) }) { return Self.text(member.value) }
            return switch name {
            case "reference": reference
            case "answers": answers
            default: ""
            }
        }
    }

    private var answers: String {
        guard isList else { return parameters.text() }
        return flat.map { "\($0.key): \(Self.text($0.value))" }.joined(separator: "\n")
    }

    /// Texts as they are, and anything else as JSON. A text with more lines could be taken for another answer.
    private static func text(_ value: JSONValue) -> String {
        guard let text = value.stringValue else { return value.isNull ? "" : value.text() }
        return text.utf8.contains { $0 == 10 || $0 == 13 } ? value.text() : text
    }
}
#endif
