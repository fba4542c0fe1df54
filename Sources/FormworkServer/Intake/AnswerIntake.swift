#if Server
import Formwork
import FormworkCore
import Logging

/// Answers on their way to a row of the store.
struct IncomingAnswers {
    let engine: FormEngine
    let form: ServedForm
    /// The key of the submission; `nil` if it has none. However often the same is sent with a key, one submission is stored.
    let key: String?
    /// The stored record that the answers edit; `nil` for new answers.
    let record: String?
}

/// Takes answers that passed all rules: protects them, claims their files, and stores them with what has to happen afterwards.
///
/// This is the only way to a row, for pages and for programs.
struct AnswerIntake: Sendable {
    let services: Services
    let files: AnswerFiles

    init(_ services: Services) {
        self.services = services
        files = AnswerFiles(services: services)
    }

    /// The submission of exactly these answers that was stored under the same key before; `nil` if absent.
    ///
    /// This is asked before async checks run. Their outcome may be another one for the second post: a user name may be
    /// taken now by the very submission that is sent again.
    func earlier(than answers: IncomingAnswers) async -> Submission? {
        guard let key = answers.key, !services.environment.asyncChecks.isEmpty,
            let earlier = try? await services.stores.submissions.submission(
                form: answers.form.id, idempotencyKey: key),
            let values = (try? await files.openAnswers(of: answers.engine, answers.form))?.values
        else { return nil }
        return (try? isSame(earlier, values, answers)) == true ? earlier : nil
    }

    /// Stores answers that passed; `nil` if the store failed.
    func take(_ answers: IncomingAnswers) async -> StoredAnswers? {
        let start = ContinuousClock.now
        let form = answers.form
        func note(_ outcome: StoringOutcome) {
            services.metrics.noteStored(outcome, of: form.id, after: .now - start)
        }
        var claim: FileClaim?
        do {
            let open = try await files.openAnswers(of: answers.engine, form)
            if let earlier = try await submissionBeforeHashing(answers) {
                let isSame = try isSame(earlier, open.values, answers)
                note(isSame ? .repeated : .conflict)
                return isSame ? .stored(earlier) : .conflict(earlier)
            }
            let submission = try await protected(open, answers)
            claim = FileClaim(open.files, of: submission, on: services.files)
            claim?.begin()
            defer { claim?.end() }
            try await claim?.keep()
            switch try await put(submission) {
            case .stored:
                note(.stored)
                claim?.settle()
                await services.options.didSubmit(submission)
                return .stored(submission)
            case .existing(let earlier):
                try await claim?.cancel()
                let isSame = try isSame(earlier, open.values, answers)
                note(isSame ? .repeated : .conflict)
                return isSame ? .stored(earlier) : .conflict(earlier)
            }
        } catch {
            note(.failed)
            // Nobody knows whether it was stored. The sweep looks for it later.
            await claim?.doubt()
            // Errors of other stores may quote what was to be stored.
            let reason =
                (error as? StoreProblem)?.description ?? (error as? AnswerKeyProblem)?.description
                ?? "\(type(of: error))"
            services.log.error("A submission could not be stored: \(reason)", metadata: ["form": "\(form.id)"])
            return nil
        }
    }

    /// Stores a submission, together with what has to happen after it.
    private func put(_ submission: Submission) async throws -> StoreOutcome {
        let targets = services.options.deliveries
        guard !targets.isEmpty, let outbox = services.stores.outbox else {
            return try await services.stores.submissions.store(submission)
        }
        let trace = TraceContext.current ?? TraceContext()
        let deliveries = targets.targets(of: submission.form).map { target in
            Delivery(
                id: trace.deliveryID, target: target, form: submission.form, submission: submission.id,
                created: submission.created, due: submission.created)
        }
        let outcome = try await outbox.store(submission, with: deliveries)
        if !deliveries.isEmpty { services.bell.ring() }
        return outcome
    }
}

/// The outcome for answers that passed, as the reply tells it.
enum StoredAnswers: Sendable {
    /// They are stored. This post or an earlier post of the same page stored them.
    case stored(Submission)
    /// The same page was posted earlier with other answers, which are stored.
    case conflict(Submission)
}
#endif
