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
    /// - Returns: The submission, and why the first of the others cannot be read; `nil` if absent.
    package func openedPartly(with keys: AnswerKeys?) -> (submission: Submission, problem: AnswerKeyProblem?) {
        guard hasProtectedAnswers, !isDamaged else { return (self, nil) }
        var problem: AnswerKeyProblem?
        let submission = changingProtected { answer, path -> JSONValue? in
            guard case .sealed(let sealed) = answer else { return answer.json }
            do throws(AnswerKeyProblem) {
                return try sealed.answer(at: AnswerPlace(form: form, submission: id, path: path), with: keys)
            } catch {
                problem = problem ?? error
                return answer.json
            }
        }
        return (submission, problem)
    }

    /// Whether the stored text is no JSON, which no store of Formwork writes. Nothing can be said of its answers.
    package var isDamaged: Bool { json == nil }

    /// The submission without answers that are encrypted or hashed.
    var withoutProtectedAnswers: Submission {
        guard hasProtectedAnswers else { return self }
        var submission = changingProtected { _, _ in nil }
        if isDamaged { submission.values = JSONValue.object([]).text() }
        return submission
    }

    /// The submission with a mask in the place of answers that are encrypted or hashed. Of a damaged one with such answers
    /// nothing is left, because it is not known where they are.
    var masked: Submission {
        guard hasProtectedAnswers else { return self }
        var submission = changingProtected { _, _ in .string(ProtectedAnswer.mask) }
        if isDamaged { submission.values = "" }
        return submission
    }

    /// The submission with a mask in the place of values that a form hides and that are stored in clear, as by an earlier version of
    /// the form.
    func hiding(_ shown: ShownAnswers?) -> Submission {
        guard let shown, !shown.hidden.isEmpty, let json else { return self }
        var submission = self
        submission.values = shown.masking(json).text()
        return submission
    }

    /// The submission with other values in the place of protected answers, among the values and the parameters. Texts that
    /// are no JSON stay as they are among the values, and go from the parameters.
    private func changingProtected(_ change: (ProtectedAnswer, _ path: String) -> JSONValue?) -> Submission {
        var submission = self
        if let json { submission.values = (json.changingProtected(change) ?? .object([])).text() }
        submission.parameters = parameters.flatMap { JSONValue(stored: $0) }.map { json in
            (json.changingProtected(at: AnswerPlace.parameters, change) ?? .object([])).text()
        }
        return submission
    }

    private var hasProtectedAnswers: Bool {
        ProtectedAnswer.names.contains { name in
            values.contains("\"\(name)\"") || parameters?.contains("\"\(name)\"") == true
        }
    }
}
#endif
