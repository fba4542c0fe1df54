#if Server
import Formwork
import FormworkCore
import HTTPTypes
import Hummingbird
import NIOCore

/// The first step of every post: who may post, how often, to which form, in which format, and how much.
struct PostDoor: Sendable {
    let services: Services

    /// A post that may be read.
    struct Admitted: Sendable {
        /// The form in its own language, and in that of the sender.
        let original: ServedForm
        let form: ServedForm
        let kind: BodyKind
        /// The maximum number of bytes of the body.
        let limit: Int
    }

    /// Looks at the head of a post, before any of its body is read.
    func admit(_ id: String, _ call: ServerCall) async throws(RefusedPost) -> Admitted {
        let original = try await form(id, call)
        let form = original.translated(for: call.languages)
        guard let kind = BodyKind(contentType: call.head.headerFields[.contentType]),
            !call.destination.isQuestion || kind == .urlEncoded, isTaken(kind, of: form)
        else { throw RefusedPost(problem: .unsupportedMediaType, form: form) }
        let limit = limit(of: kind, services.postLimits(of: form))
        if let length = call.head.headerFields[.contentLength].flatMap({ Int($0) }), length > limit {
            throw RefusedPost(problem: .tooLarge, form: form)
        }
        return Admitted(original: original, form: form, kind: kind, limit: limit)
    }

    /// The form in its own language, if the sender may post at all and the form takes answers now.
    func form(_ id: String, _ call: ServerCall) async throws(RefusedPost) -> ServedForm {
        guard services.origins.allows(call.head) else { throw RefusedPost(problem: .crossSite) }
        if let address = call.address, await !services.limits.posts.admit(address) {
            throw RefusedPost(problem: .tooManyRequests)
        }
        guard let form = services.forms.form(id) else { throw RefusedPost(problem: .notFound) }
        if let problem = form.refusal(at: services.now()) {
            throw RefusedPost(problem: problem, form: form.translated(for: call.languages))
        }
        return form
    }

    /// Reads a body without files, and counts its bytes.
    func body(of admitted: Admitted, _ call: ServerCall) async throws(RefusedPost) -> [UInt8] {
        let body: [UInt8]
        do {
            body = Array(try await call.request.body.collect(upTo: admitted.limit).readableBytesView)
        } catch {
            throw RefusedPost(reading: error, form: admitted.form)
        }
        if let address = call.address,
            await !services.limits.bytes.admit(address + " " + admitted.form.id, cost: body.count)
        {
            throw RefusedPost(problem: .tooManyRequests)
        }
        return body
    }

    /// Reads the names and values that a page posted.
    func controls(in body: [UInt8], of form: ServedForm) throws(RefusedPost) -> PostedControls {
        do {
            return PostedControls(
                post: try URLEncodedForm(body, maxFields: services.postLimits(of: form).controls))
        } catch {
            throw RefusedPost(problem: error.reason == .tooManyFields ? .tooLarge : .malformed, form: form)
        }
    }

    /// Whether a form takes posts of a kind. Only one that asks for files takes any with files.
    private func isTaken(_ kind: BodyKind, of form: ServedForm) -> Bool {
        guard case .multipart = kind else { return true }
        return services.files != nil && !form.compiled.fileFields.isEmpty
    }

    private func limit(of kind: BodyKind, _ limits: PostLimits) -> Int {
        switch kind {
        case .json: limits.bytes
        case .urlEncoded: limits.pageBytes
        case .multipart: limits.pageBytes + min(services.options.limits.files.postBytes, Int.max / 2)
        }
    }
}
#endif
