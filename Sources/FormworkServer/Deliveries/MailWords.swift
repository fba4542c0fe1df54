#if Server
import Formwork
import FormworkCore
import FormworkPresentation

/// Fills the texts of mails.
protocol MailFiller {
    /// A text with answers in the place of their names. A field with the name of another word comes first.
    func filled(_ text: String) -> String
}

/// Fills the texts of mails as people read answers.
struct MailWords: MailFiller {
    private let engine: FormEngine
    private let reference: String
    private let words: AnswerWords?

    init(_ engine: FormEngine, reference: String, words: AnswerWords? = nil) {
        self.words = words
        self.engine = engine
        self.reference = reference
    }

    func filled(_ text: String) -> String {
        AnswerTemplate(text).filled(from: engine, in: words) { name in
            switch name {
            case "reference": engine.context.locale.isolated(reference)
            case "answers": answers
            default: ""
            }
        }
    }

    /// All answers, each on a line, under their titles.
    private var answers: String {
        let locale = engine.context.locale
        return AnswerList(engine, words: words).blocks.map { block in
            let lines = block.answers.filter { !$0.text.isEmpty }.map { "\($0.title): \(locale.isolated($0.text))" }
            return ((block.title.isEmpty ? [] : [block.title]) + lines).joined(separator: "\n")
        }
        .filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
}
#endif
