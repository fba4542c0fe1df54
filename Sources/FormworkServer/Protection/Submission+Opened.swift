#if Server
import FormworkCore

extension Submission {
    /// The submission with its sensitive answers in clear.
    ///
    /// Hashes of secrets stay as they are.
    ///
    /// - Throws: `AnswerKeyProblem` if one cannot be read.
    public func opened(with keys: AnswerKeys?) throws(AnswerKeyProblem) -> Submission {
        let (submission, problem) = openedPartly(with: keys)
        if let problem { throw problem }
        return submission
    }

    /// The submission with those of its sensitive answers in clear that can be read. The others stay as they are stored.
    ///
    /// - Returns: The submission, and why the first of the others cannot be read; `nil` if there is none.
    package func openedPartly(with keys: AnswerKeys?) -> (submission: Submission, problem: AnswerKeyProblem?) {
        guard hasProtectedAnswers, let json else { return (self, nil) }
        var problem: AnswerKeyProblem?
        let opened = json.changingProtected { answer, path -> JSONValue? in
            guard case .sealed(let sealed) = answer else { return answer.json }
            do throws(AnswerKeyProblem) {
                return try sealed.answer(at: AnswerPlace(form: form, submission: id, path: path), with: keys)
            } catch {
                problem = problem ?? error
                return answer.json
            }
        }
        var submission = self
        submission.values = (opened ?? .object([])).text()
        return (submission, problem)
    }

    /// Whether the stored text is no JSON, which no store of Formwork writes. Nothing can be said of its answers.
    package var isDamaged: Bool { json == nil }

    /// The submission without answers that are encrypted or hashed.
    var withoutProtectedAnswers: Submission {
        guard hasProtectedAnswers else { return self }
        var submission = self
        submission.values = (json?.changingProtected { _, _ in nil } ?? .object([])).text()
        return submission
    }

    /// The submission with a mask in the place of answers that are encrypted or hashed. Of a damaged one with such answers
    /// nothing is left, because it is not known where they are.
    var masked: Submission {
        guard hasProtectedAnswers else { return self }
        var submission = self
        submission.values = json?.changingProtected { _, _ in .string(ProtectedAnswer.mask) }?.text() ?? ""
        return submission
    }

    private var hasProtectedAnswers: Bool {
        ProtectedAnswer.names.contains { values.contains("\"\($0)\"") }
    }
}
#endif
