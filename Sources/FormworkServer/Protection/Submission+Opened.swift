#if Server
import FormworkCore

extension Submission {
    /// The submission with its sensitive answers in clear.
    ///
    /// Hashes of secrets stay as they are.
    ///
    /// - Throws: `AnswerKeyProblem` if one cannot be read.
    public func opened(with keys: AnswerKeys?) throws(AnswerKeyProblem) -> Submission {
        guard hasProtectedAnswers, let json else { return self }
        var submission = self
        submission.values = try Self.opened(json, form: form, id: id, keys).text()
        return submission
    }

    private static func opened(
        _ json: JSONValue, form: String, id: String, _ keys: AnswerKeys?
    ) throws(AnswerKeyProblem) -> JSONValue {
        do {
            return try json.changingProtected { answer, path in
                switch answer {
                case .sealed(let sealed):
                    try sealed.answer(at: AnswerPlace(form: form, submission: id, path: path), with: keys)
                case .hash: answer.json
                }
            } ?? .object([])
        } catch let problem as AnswerKeyProblem {
            throw problem
        } catch {
            throw .damaged
        }
    }

    /// The submission without answers that are encrypted or hashed.
    var withoutProtectedAnswers: Submission {
        guard hasProtectedAnswers, let json else { return self }
        var submission = self
        submission.values = (json.changingProtected { _, _ in nil } ?? .object([])).text()
        return submission
    }

    /// The submission with a mask in the place of answers that are encrypted or hashed.
    var masked: Submission {
        guard hasProtectedAnswers else { return self }
        var submission = self
        let hidden = json?.changingProtected { _, _ in .string(ProtectedAnswer.mask) }
        submission.values = (hidden ?? .object([])).text()
        return submission
    }

    private var hasProtectedAnswers: Bool {
        ProtectedAnswer.names.contains { values.contains("\"\($0)\"") }
    }
}
#endif
