#if Server
import Formwork
import FormworkCore
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

extension FormServer {
    /// Takes answers that were posted by a page or as JSON, or gives the options for the answers of a page.
    func submit(_ id: String, _ call: ServerCall) async -> Response {
        guard origins.allows(call.head) else { return problem(.crossSite, call) }
        if let address = call.address, !limiter.admit(address) {
            var response = problem(.tooManyRequests, call)
            response.headers[.retryAfter] = "60"
            return response
        }
        guard let original = source.form(id) else { return problem(.notFound, call) }
        let form = original.translated(for: call.languages)
        guard let kind = BodyKind(contentType: call.head.headerFields[.contentType]),
            !call.destination.isOptions || kind == .urlEncoded
        else {
            return problem(.unsupportedMediaType, call, form: form)
        }
        do {
            let limits = options.limits.post.grown(by: form.extent)
            let limit = kind == .json ? limits.bytes : limits.pageBytes
            if let length = call.head.headerFields[.contentLength].flatMap({ Int($0) }), length > limit {
                return problem(.tooLarge, call, form: form)
            }
            let body = Array(try await call.request.body.collect(upTo: limit).readableBytesView)
            let response = await work.run {
                if call.destination.isOptions { return await self.giveOptions(body, of: original, call) }
                return switch kind {
                case .urlEncoded: await self.submitPage(body, of: original, call)
                case .json: await self.submitJSON(body, of: form, call)
                }
            }
            return response ?? problem(.busy, call, form: form)
        } catch is NIOTooManyBytesError {
            return problem(.tooLarge, call, form: form)
        } catch {
            // The body ended early, so the sender is gone and reads no reply.
            return problem(.malformed, call, form: form)
        }
    }

    /// The limit of the form that a post exceeds; `nil` for none.
    func excess(of engine: FormEngine) -> ServerProblem? {
        if engine.isExhausted { return .tooMuchWork }
        return engine.lacksItems ? .tooLarge : nil
    }

    /// The submission of exactly these answers that was stored under the same key before; `nil` for none.
    ///
    /// This is asked before async checks run. Their outcome may be another one for the second post: a user name may be
    /// taken now by the very submission that is sent again.
    func earlierSubmission(of engine: FormEngine, of form: ServedForm, key: String?) async -> Submission? {
        guard let key, !environment.asyncChecks.isEmpty,
            let earlier = try? await store.submission(form: form.id, idempotencyKey: key)
        else { return nil }
        return earlier.values == engine.openValues.text() ? earlier : nil
    }

    /// Stores answers that passed; `nil` if the store failed.
    func store(_ engine: FormEngine, of form: ServedForm, key: String?) async -> StoredAnswers? {
        let submission = Submission(
            id: newName(), form: form.id, definition: form.hash, created: currentMilliseconds(),
            idempotencyKey: key, values: engine.openValues.text())
        do {
            switch try await store.store(submission) {
            case .stored:
                await options.didSubmit(submission)
                return .stored(submission)
            case .existing(let earlier):
                return earlier.values == submission.values ? .stored(earlier) : .conflict(earlier)
            }
        } catch {
            // Errors of other stores may quote what was to be stored.
            let reason = (error as? StoreProblem)?.description ?? "\(type(of: error))"
            options.logger.error("A submission could not be stored: \(reason)", metadata: ["form": "\(form.id)"])
            return nil
        }
    }
}

extension FormEngine {
    /// The answers without secrets. These are stored, sent back and compared.
    ///
    /// So two posts that differ only in a password are the same submission.
    var openValues: JSONValue { values(ValueOptions(includesSecrets: false)) }
}

/// What the reply says about answers that passed.
enum StoredAnswers: Sendable {
    /// They are stored. This post or an earlier post of the same page stored them.
    case stored(Submission)
    /// The same page was posted earlier with other answers, which are stored.
    case conflict(Submission)
}
#endif
