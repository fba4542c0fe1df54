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
        guard let snapshot = JSONValue(stored: draft.snapshot) else { throw AnswerKeyProblem.damaged }
        return try draft.sealing(snapshot, with: keys)
    }

    /// The session in a draft; `nil` if it cannot be read.
    func snapshot(of draft: Draft) -> JSONValue? {
        do {
            return try draft.opened(with: keys).session
        } catch {
            log.error("A draft cannot be used. \(error)", metadata: ["form": "\(draft.form)"])
            return nil
        }
    }
}

extension Draft {
    /// Whether the answers are encrypted.
    var isSealed: Bool { JSONValue(stored: snapshot).flatMap { SealedAnswer($0) } != nil }

    /// The session in the draft, and whether it is encrypted there.
    ///
    /// - Throws: `AnswerKeyProblem` if it is encrypted and its key is not there, or if it is damaged.
    func opened(with keys: AnswerKeys?) throws(AnswerKeyProblem) -> (session: JSONValue, isSealed: Bool) {
        guard let stored = JSONValue(stored: snapshot) else { throw .damaged }
        guard let sealed = SealedAnswer(stored) else { return (stored, false) }
        return (try sealed.answer(at: place, with: keys), true)
    }

    /// The draft with a session that is encrypted.
    ///
    /// - Throws: `StoreProblem` if there is no key.
    func sealing(_ session: JSONValue, with keys: AnswerKeys?) throws -> Draft {
        guard let keys else { throw StoreProblem("There is no key to encrypt a draft with.") }
        var draft = self
        draft.snapshot = try SealedAnswer(session, at: place, with: keys).json.text()
        return draft
    }

    /// The place in which the answers of the draft are encrypted.
    var place: AnswerPlace { .draft(submissionKey, of: form) }
}
#endif
