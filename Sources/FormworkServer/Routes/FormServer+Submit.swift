#if Server
import Formwork
import FormworkCore
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

extension FormServer {
    /// Takes answers that were posted by a page or as JSON, or answers a question of a page.
    func submit(_ id: String, _ call: ServerCall) async -> Response {
        guard origins.allows(call.head) else { return problem(.crossSite, call) }
        if let address = call.address, await !limiter.admit(address) { return tooMany(call) }
        guard let original = form(id) else { return problem(.notFound, call) }
        let form = original.translated(for: call.languages)
        guard let kind = BodyKind(contentType: call.head.headerFields[.contentType]),
            !call.destination.isQuestion || kind == .urlEncoded, isTaken(kind, of: form)
        else {
            return problem(.unsupportedMediaType, call, form: form)
        }
        do {
            let limits = options.limits.post.grown(by: form.extent)
            let limit = limit(of: kind, limits)
            if let length = call.head.headerFields[.contentLength].flatMap({ Int($0) }), length > limit {
                return problem(.tooLarge, call, form: form)
            }
            if case .multipart(let boundary) = kind, let files {
                files.sweepIfDue()
                let (post, posted) = try await readMultipart(call, boundary: boundary, of: original, files)
                return await work.run { await self.submitPost(post, posted, of: original, call) }
                    ?? problem(.busy, call, form: form)
            }
            let body = Array(try await call.request.body.collect(upTo: limit).readableBytesView)
            if let address = call.address, await !byteLimiter.admit(address + " " + id, cost: body.count) {
                return tooMany(call)
            }
            let response = await work.run {
                switch (call.destination, kind) {
                case (.options, _): await self.giveOptions(body, of: original, call)
                case (.check, _): await self.checkAnswer(body, of: original, call)
                case (.kept, _): await self.tellMisfits(body, of: form, call)
                case (_, .json): await self.submitJSON(body, of: form, call)
                case (_, .urlEncoded), (_, .multipart): await self.submitEntries(body, of: original, call)
                }
            }
            return response ?? problem(.busy, call, form: form)
        } catch is NIOTooManyBytesError {
            return problem(.tooLarge, call, form: form)
        } catch FilePostProblem.tooLarge {
            return problem(.tooLarge, call, form: form)
        } catch FilePostProblem.tooMuch {
            return tooMany(call)
        } catch FilePostProblem.closed {
            return problem(.notFound, call, form: form)
        } catch is StoreProblem {
            return problem(.storeFailed, call, form: form)
        } catch {
            // The body ended early, so the sender is gone and reads no reply.
            return problem(.malformed, call, form: form)
        }
    }

    /// The reply to somebody who asks too often.
    func tooMany(_ call: ServerCall) -> Response {
        var response = problem(.tooManyRequests, call)
        response.headers[.retryAfter] = "60"
        return response
    }

    /// Whether a form takes posts of a kind. Only one that asks for files takes any with files.
    private func isTaken(_ kind: BodyKind, of form: ServedForm) -> Bool {
        guard case .multipart = kind else { return true }
        return files != nil && !form.compiled.fileFields.isEmpty
    }

    private func limit(of kind: BodyKind, _ limits: PostLimits) -> Int {
        switch kind {
        case .json: limits.bytes
        case .urlEncoded: limits.pageBytes
        case .multipart: limits.pageBytes + min(options.limits.files.postBytes, Int.max / 2)
        }
    }

    private func submitEntries(_ body: [UInt8], of form: ServedForm, _ call: ServerCall) async -> Response {
        do throws(RefusedPost) {
            let post = try entries(of: body, form.translated(for: call.languages))
            return await submitPost(post, PostedFiles(), of: form, call)
        } catch {
            return problem(error.problem, call, form: error.form)
        }
    }

    /// Takes the post of a page after the files in it are stored.
    private func submitPost(
        _ post: URLEncodedForm, _ posted: PostedFiles, of original: ServedForm, _ call: ServerCall
    ) async -> Response {
        guard let files, !original.compiled.fileFields.isEmpty else {
            return await submitPage(post, posted, of: original, call)
        }
        do {
            var (post, found) = try await readFileControls(post, of: original, files, call)
            found.problems = posted.problems + found.problems
            return await submitPage(post, found, of: original, call)
        } catch FilePostProblem.tooMuch {
            return tooMany(call)
        } catch {
            options.logger.error("A file could not be stored: \(StoreProblem.reason(of: error))")
            return problem(.storeFailed, call, form: original)
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
        guard let values = (try? await openAnswers(of: engine, form))?.values else { return nil }
        return (try? isSame(earlier, values, engine, of: form)) == true ? earlier : nil
    }

    /// Stores answers that passed; `nil` if the store failed.
    func store(
        _ engine: FormEngine, of form: ServedForm, key: String?, record: String? = nil
    ) async -> StoredAnswers? {
        let start = ContinuousClock.now
        func note(_ outcome: StoringOutcome) { metrics.noteStored(outcome, of: form.id, after: .now - start) }
        var claim: (files: [String], submission: String)?
        do {
            let open = try await openAnswers(of: engine, form)
            if let earlier = try await submissionBeforeHashing(key: key, of: form) {
                let isSame = try isSame(earlier, open.values, engine, of: form)
                note(isSame ? .repeated : .conflict)
                return isSame ? .stored(earlier) : .conflict(earlier)
            }
            var submission = Submission(
                id: newName(), form: form.id, definition: form.hash, created: currentMilliseconds(),
                idempotencyKey: key, answered: engine.answeredTime, record: record, values: "")
            try await protect(&submission, open, engine, of: form)
            // If the process ends in between, files are kept for a submission that does not exist. The other order could
            // lose files of one that does.
            let ids = open.files.map(\.id)
            if !ids.isEmpty { files?.beginMove() }
            defer { if !ids.isEmpty { files?.endMove() } }
            if !ids.isEmpty {
                claim = (ids, submission.id)
                try await files?.store.keep(ids, for: submission.id)
            }
            switch try await put(submission) {
            case .stored:
                note(.stored)
                files?.claim(open.files)
                await options.didSubmit(submission)
                return .stored(submission)
            case .existing(let earlier):
                // A page that comes back still names them.
                if !ids.isEmpty { try await files?.store.cancelKeeping(ids, for: submission.id) }
                let isSame = try isSame(earlier, open.values, engine, of: form)
                note(isSame ? .repeated : .conflict)
                return isSame ? .stored(earlier) : .conflict(earlier)
            }
        } catch {
            note(.failed)
            // Nobody knows whether it was stored. The sweep looks for it later.
            if let claim { await files?.doubt(claim.files, of: claim.submission) }
            // Errors of other stores may quote what was to be stored.
            let reason =
                (error as? StoreProblem)?.description ?? (error as? AnswerKeyProblem)?.description
                ?? "\(type(of: error))"
            options.logger.error("A submission could not be stored: \(reason)", metadata: ["form": "\(form.id)"])
            return nil
        }
    }
}

/// What the reply says about answers that passed.
enum StoredAnswers: Sendable {
    /// They are stored. This post or an earlier post of the same page stored them.
    case stored(Submission)
    /// The same page was posted earlier with other answers, which are stored.
    case conflict(Submission)
}
#endif
