#if Server
import Formwork
import FormworkCore

/// The content of a cell of a table.
enum TableCell: Equatable {
    case blank
    /// Text that a person may have typed.
    case text(String)
    /// A number, exact.
    case number(DecimalNumber)
}

extension TableCell {
    /// The cell of an answer.
    ///
    /// - Parameter titled: Whether options have their titles instead of their ids.
    init(_ answer: JSONValue?, of question: AskedQuestion?, titled: Bool) {
        guard let answer else {
            self = .blank
            return
        }
        if case .number(let number) = answer.content, question?.options.isEmpty != false {
            self = .number(number)
            return
        }
        let text = Self.text(answer, question, titled)
        self = text.isEmpty ? .blank : .text(text)
    }

    private static func text(_ answer: JSONValue, _ question: AskedQuestion?, _ titled: Bool) -> String {
        if let file = FormFile(answer) { return file.name }
        if ProtectedAnswer(answer) != nil { return ProtectedAnswer.mask }
        switch answer.content {
        case .null: return ""
        case .bool(let isOn):
            let text = isOn ? "true" : "false"
            return titled ? question?.title(of: text) ?? text : text
        case .number(let number): return option(number.description, question, titled)
        case .string(let text): return option(text, question, titled)
        case .array(let list): return list.map { self.text($0, question, titled) }.joined(separator: "; ")
        case .object: return answer.text()
        }
    }

    private static func option(_ text: String, _ question: AskedQuestion?, _ titled: Bool) -> String {
        titled ? question?.title(of: text) ?? text : text
    }
}
#endif
