#if Server
import Formwork
import FormworkCore
import Logging

/// Encrypts drafts whose form has sensitive answers, and opens them.
struct DraftSeal: Sendable {
    private let keys: AnswerKeys?
    private let log: Logger

    init(_ services: Services) {
        keys = services.options.answerKeys
        log = services.log
    }

    /// A draft whose answers are encrypted, if any answer of its form is sensitive.
    func sealed(_ draft: Draft, of form: ServedForm) throws -> Draft {
        guard form.protection.needsKeys else { return draft }
        guard let keys, let snapshot = JSONValue(stored: draft.snapshot) else {
            throw StoreProblem("There is no key to encrypt a draft with.")
        }
        var draft = draft
        draft.snapshot = try SealedAnswer(snapshot, at: draft.place, with: keys).json.text()
        return draft
    }

    /// The session in a draft; `nil` if it cannot be read.
    func snapshot(of draft: Draft) -> JSONValue? {
        guard let json = JSONValue(stored: draft.snapshot) else { return nil }
        guard let sealed = SealedAnswer(json) else { return json }
        do {
            return try sealed.answer(at: draft.place, with: keys)
        } catch {
            log.error("A draft cannot be used. \(error)", metadata: ["form": "\(draft.form)"])
            return nil
        }
    }
}

extension Draft {
    /// Whether the answers are encrypted.
    var isSealed: Bool { JSONValue(stored: snapshot).flatMap { SealedAnswer($0) } != nil }

    /// The place in which the answers of the draft are encrypted.
    var place: AnswerPlace { AnswerPlace(form: form, submission: submissionKey, path: "draft") }
}
#endif
