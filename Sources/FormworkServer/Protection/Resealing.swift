#if Server
import FormworkCore

/// The outcome of encrypting the sensitive answers of a store anew.
public struct Resealing: Equatable, Sendable {
    /// How many submissions and drafts have the newest key now and had another before.
    public var changed = 0
    /// How many could not be read, because a key was not there or they were damaged. They stay as they were.
    public var unreadable = 0

    /// Makes an account; of nothing unless it is told.
    public init(changed: Int = 0, unreadable: Int = 0) {
        self.changed = changed
        self.unreadable = unreadable
    }
}

extension AnswerKeys {
    /// The stored values and parameters of a submission with the sensitive answers encrypted by the newest key; `nil` if they
    /// are already.
    ///
    /// - Throws: `AnswerKeyProblem` if one cannot be read.
    package func resealing(
        submission: String, of form: String, _ values: String, _ parameters: String?
    ) throws -> (values: String, parameters: String?)? {
        let others = try resealing(values, at: "", submission, of: form)
        let other = try parameters.flatMap { try resealing($0, at: AnswerPlace.parameters, submission, of: form) }
        if others == nil, other == nil { return nil }
        return (others ?? values, other ?? parameters)
    }

    private func resealing(
        _ stored: String, at path: String, _ submission: String, of form: String
    ) throws -> String? {
        guard stored.contains(SealedAnswer.name), let json = JSONValue(stored: stored) else { return nil }
        return try json.resealed(at: path, form: form, submission: submission, self)?.text()
    }

    /// The same for the session of a draft.
    ///
    /// - Parameter draftOf: The key of its submission.
    package func resealing(draftOf key: String, of form: String, _ stored: String) throws -> String? {
        guard stored.contains(SealedAnswer.name), let json = JSONValue(stored: stored) else { return nil }
        return try SealedAnswer(json)?.resealed(at: .draft(key, of: form), self)?.text()
    }
}

extension JSONValue {
    /// The same with all answers encrypted by the newest key; `nil` if they are.
    fileprivate func resealed(
        at path: String, form: String, submission: String, _ keys: AnswerKeys
    ) throws -> JSONValue? {
        var hasChanged = false
        let changed = try changingProtected(at: path) { answer, path in
            guard case .sealed(let sealed) = answer else { return answer.json }
            let place = AnswerPlace(form: form, submission: submission, path: path)
            guard let other = try sealed.resealed(at: place, keys) else { return sealed.json }
            hasChanged = true
            return other
        }
        return hasChanged ? changed : nil
    }
}

extension SealedAnswer {
    /// The same encrypted by the newest key; `nil` if it is.
    fileprivate func resealed(at place: AnswerPlace, _ keys: AnswerKeys) throws -> JSONValue? {
        if key == keys.current.id { return nil }
        return try SealedAnswer(answer(at: place, with: keys), at: place, with: keys).json
    }
}
#endif
