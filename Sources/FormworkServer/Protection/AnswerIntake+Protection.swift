#if Server
import Formwork
import FormworkCore
import FormworkDialect

/// Answers between acceptance and the store. No store gets others than protected ones.
extension AnswerIntake {
    /// The submission that is stored, after code has taken the answers in clear.
    func protected(_ open: OpenAnswers, _ answers: IncomingAnswers) async throws -> Submission {
        let (engine, form, options) = (answers.engine, answers.form, services.options)
        var submission = Submission(
            id: newName(), form: form.id, definition: form.hash, created: services.now(),
            idempotencyKey: answers.key, answered: engine.answeredTime, record: answers.record, values: "")
        let full = engine.values
        let parameters = engine.values(ValueOptions(names: .parameters, blanks: .null))
        if let take = options.willStore {
            var clear = submission
            clear.values = form.protection.complete(open.values, secrets: full).text()
            clear.parameters = form.protection.completeParameters(open.parameters, secrets: parameters).text()
            try await take(clear)
        }
        let hashes = try await hashes(of: form.protection.hashedTexts(in: full))
        submission.parameters = try form.protection.storedParameters(
            open.parameters, secrets: parameters, in: submission, keys: options.answerKeys
        ).text()
        submission.values = try form.protection.stored(
            open.values, secrets: full, hashes: hashes, in: submission, keys: options.answerKeys
        ).text()
        return submission
    }

    /// The hashes of secrets, by the names of the secrets.
    private func hashes(of texts: [String: String]) async throws -> [String: PasswordHash] {
        if texts.isEmpty { return [:] }
        let hashes = await services.pools.hashing.run { texts.compactMapValues { PasswordHash(answer: $0) } }
        guard let hashes else { throw StoreProblem("Too many secrets are hashed at the moment.") }
        return hashes
    }

    /// Whether a post takes too much work together with the hashes of its secrets.
    func hashesTooMuch(of answers: IncomingAnswers) -> Bool {
        let (engine, protection) = (answers.engine, answers.form.protection)
        guard protection.hasHashes else { return false }
        let count = protection.hashedTexts(in: engine.values).count
        let most = services.options.limits.post.steps - count * PostLimits.hashSteps
        return count > 0 && engine.statistics.steps > most
    }

    /// The submission with a key, if secrets would have to be hashed before the store finds it.
    func submissionBeforeHashing(_ answers: IncomingAnswers) async throws -> Submission? {
        // Code that takes secrets gets those of each post.
        guard let key = answers.key, answers.form.protection.hasHashes, services.options.willStore == nil else {
            return nil
        }
        return try await services.stores.submissions.submission(form: answers.form.id, idempotencyKey: key)
    }

    /// Whether a stored submission has these answers. What is stored of secrets does not count.
    ///
    /// - Throws: `AnswerKeyProblem` if the stored ones cannot be decrypted.
    func isSame(_ earlier: Submission, _ open: JSONValue, _ answers: IncomingAnswers) throws -> Bool {
        let stored = try earlier.opened(with: services.options.answerKeys).withoutProtectedAnswers
        let comparable = answers.form.protection.comparable(open, secrets: answers.engine.values)
        return haveSameAnswers(stored.values, comparable.text())
    }
}
#endif
