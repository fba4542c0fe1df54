#if Server
import Formwork
import FormworkCore
import FormworkDialect
import HTTPTypes
import Logging

/// Answers between acceptance and the store. No store gets others than protected ones.
extension FormServer {
    /// Gives a submission the answers that are stored, after code has taken the answers in clear.
    func protect(
        _ submission: inout Submission, _ open: OpenAnswers, _ engine: FormEngine, of form: ServedForm,
        isolation: isolated (any Actor)? = #isolation
    ) async throws {
        let full = engine.values
        let parameters = engine.values(ValueOptions(names: .parameters, blanks: .null))
        if let take = options.willStore {
            var clear = submission
            clear.values = form.protection.complete(open.values, secrets: full).text()
            clear.parameters = form.protection.completeParameters(open.parameters, secrets: parameters).text()
            try await take(clear)
        }
        submission.parameters = try form.protection.storedParameters(
            open.parameters, secrets: parameters, form: form.id, submission: submission.id, keys: options.answerKeys
        ).text()
        submission.values = try form.protection.stored(
            open.values, secrets: full, hashes: try await hashes(of: form.protection.hashedTexts(in: full)),
            form: form.id,
            submission: submission.id, keys: options.answerKeys
        ).text()
    }

    /// The hashes of secrets, by the names of the secrets.
    private func hashes(
        of texts: [String: String], isolation: isolated (any Actor)? = #isolation
    ) async throws -> [String: PasswordHash] {
        if texts.isEmpty { return [:] }
        let hashes = await hashing.run { texts.compactMapValues { PasswordHash(answer: $0) } }
        guard let hashes else { throw StoreProblem("Too many secrets are hashed at the moment.") }
        return hashes
    }

    /// Whether a post takes too much work together with the hashes of its secrets.
    func hashesTooMuch(of engine: FormEngine, _ form: ServedForm) -> Bool {
        guard form.protection.hasHashes else { return false }
        let count = form.protection.hashedTexts(in: engine.values).count
        return count > 0 && engine.statistics.steps > options.limits.post.steps - count * PostLimits.hashSteps
    }

    /// The submission with a key, if secrets would have to be hashed before the store finds it.
    func submissionBeforeHashing(
        key: String?, of form: ServedForm, isolation: isolated (any Actor)? = #isolation
    ) async throws -> Submission? {
        // Code that takes secrets gets those of each post.
        guard let key, form.protection.hasHashes, options.willStore == nil else { return nil }
        return try await store.submission(form: form.id, idempotencyKey: key)
    }

    /// Whether a stored submission has these answers. What is stored of secrets does not count.
    ///
    /// - Throws: `AnswerKeyProblem` if the stored ones cannot be decrypted.
    func isSame(_ earlier: Submission, _ open: JSONValue, _ engine: FormEngine, of form: ServedForm) throws -> Bool {
        let stored = try earlier.opened(with: options.answerKeys).withoutProtectedAnswers
        return haveSameAnswers(stored.values, form.protection.comparable(open, secrets: engine.values).text())
    }

    /// A draft whose answers are encrypted, if any answer of its form is sensitive.
    func sealed(_ draft: Draft, of form: ServedForm) throws -> Draft {
        guard form.protection.needsKeys else { return draft }
        guard let keys = options.answerKeys,
            let snapshot = JSONValue(stored: draft.snapshot)
        else { throw StoreProblem("There is no key to encrypt a draft with.") }
        var draft = draft
        draft.snapshot = try SealedAnswer(snapshot, at: draft.place, with: keys).json.text()
        return draft
    }

    /// The session in a draft; `nil` if it cannot be read.
    func snapshot(of draft: Draft) -> JSONValue? {
        guard let json = JSONValue(stored: draft.snapshot) else { return nil }
        guard let sealed = SealedAnswer(json) else { return json }
        do {
            return try sealed.answer(at: draft.place, with: options.answerKeys)
        } catch {
            options.logger.error("A draft cannot be used. \(error)", metadata: ["form": "\(draft.form)"])
            return nil
        }
    }
}

extension Draft {
    /// Whether the answers are encrypted.
    var isSealed: Bool { JSONValue(stored: snapshot).flatMap { SealedAnswer($0) } != nil }

    /// Where the answers of the draft are encrypted.
    var place: AnswerPlace { AnswerPlace(form: form, submission: submissionKey, path: "draft") }
}
#endif
