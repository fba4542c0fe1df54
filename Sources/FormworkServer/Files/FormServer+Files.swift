#if Server
import Formwork
import FormworkCore
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// `/ID/files/…`: takes one file at a time from a page's script or a program, and gives files back.
extension FormServer {
    /// Takes a file for a field. The reply has a reference, which is posted as an answer of that field.
    func takeFile(_ id: String, _ path: String, _ call: ServerCall) async -> Response {
        guard origins.allows(call.head) else { return problem(.crossSite, call) }
        if let address = call.address, await !limiter.admit(address) { return tooMany(call) }
        guard let original = form(id) else { return problem(.notFound, call) }
        let form = original.translated(for: call.languages)
        guard let files, let field = form.compiled.fileFields.first(where: { $0.path == path }) else {
            return problem(.notFound, call, form: form)
        }
        guard let opening = await opening(of: form, call), !opening.isReadOnly else {
            return problem(.notFound, call, form: form)
        }
        files.sweepIfDue()
        do {
            let file = try await receive(field, files, call)
            return Reply.json(describe(file, of: field, files, in: form), status: .created)
        } catch let problem as FileProblem {
            return refuse(problem, field.rule, in: form)
        } catch FilePostProblem.tooMuch {
            return tooMany(call)
        } catch is FilePostProblem {
            return problem(.malformed, call, form: form)
        } catch {
            if !(error is StoreProblem) { return problem(.malformed, call, form: form) }
            options.logger.error("A file could not be stored: \(StoreProblem.reason(of: error))")
            return problem(.storeFailed, call, form: form)
        }
    }

    private func receive(_ field: FileField, _ files: FileShelf, _ call: ServerCall) async throws -> StoredFile {
        let type = call.head.headerFields[.contentType] ?? ""
        let limit = field.rule.maxBytes ?? files.limits.bytes
        if case .multipart(let boundary)? = BodyKind(contentType: type) {
            return try await receivePart(field, files, call, boundary: boundary)
        }
        if let length = call.head.headerFields[.contentLength].flatMap({ Int($0) }), length > limit {
            throw FileProblem.tooLarge
        }
        if field.rule.origin == .signature, type.lowercased().hasPrefix("text/plain") {
            let body = try await call.request.body.collect(upTo: SignedName.longest * 32)
            let text = String(validating: body.readableBytesView, as: UTF8.self)
            guard let name = text.flatMap({ SignedName.cleaned($0) }) else { throw FileProblem.empty }
            return try await sign(name, field, files, call)
        }
        let name = call.head.headerFields["Formwork-Name"]?.removingPercentEncoding ?? ""
        var file = try await IncomingFile(
            field, name: name, in: files, created: currentMilliseconds(), from: sender(of: call))
        do {
            for try await portion in call.request.body {
                guard files.admit(portion.readableBytes, from: call.address, for: field.form) else {
                    throw FilePostProblem.tooMuch
                }
                try await file.write(Array(portion.readableBytesView))
            }
            return try await file.finish()
        } catch {
            await file.cancel()
            throw error
        }
    }

    /// The first file of a multipart body.
    private func receivePart(
        _ field: FileField, _ files: FileShelf, _ call: ServerCall, boundary: String
    ) async throws -> StoredFile {
        var reader = MultipartReader(boundary: boundary, mostParts: 16)
        var file: IncomingFile?
        var stored: StoredFile?
        do {
            for try await portion in call.request.body {
                guard files.admit(portion.readableBytes, from: call.address, for: field.form) else {
                    throw FilePostProblem.tooMuch
                }
                for event in try reader.read(Array(portion.readableBytesView)) where stored == nil {
                    switch event {
                    case .begin(let part):
                        guard let name = part.fileName else { continue }
                        file = try await IncomingFile(
                            field, name: name, in: files, created: currentMilliseconds(), from: sender(of: call))
                    case .bytes(let bytes): try await file?.write(bytes)
                    case .end: stored = try await file?.finish()
                    }
                }
            }
        } catch is MultipartReader.Problem {
            await file?.cancel()
            throw FilePostProblem.malformed
        } catch {
            await file?.cancel()
            throw error
        }
        guard let stored else { throw FilePostProblem.malformed }
        return stored
    }

    /// What a page has to know of a file that it added.
    private func describe(
        _ file: StoredFile, of field: FileField, _ files: FileShelf, in form: ServedForm
    ) -> JSONValue {
        let seal = keys.fileSeal
        let option = file.answer.option(files.reference(to: file, seal), of: field.rule, in: form)
        var members = [
            JSONMember("reference", .string(option.id.canonicalText)), JSONMember("name", .string(option.title)),
            JSONMember("info", .string(option.info)), JSONMember("size", .number(file.details.size)),
            JSONMember("type", .string(file.details.type)),
        ]
        if let view = files.viewReference(to: file, seal) {
            members.append(JSONMember("view", .string(address(of: form) + "/files/" + view)))
        }
        return .object(members)
    }

    private func refuse(_ problem: FileProblem, _ rule: FileRule, in form: ServedForm) -> Response {
        let status: HTTPResponse.Status =
            switch problem {
            case .tooLarge: .contentTooLarge
            case .noRoom: .serviceUnavailable
            case .empty, .wrongType, .tooMany, .refused: .unprocessableContent
            }
        var response = Reply.json(
            .object([
                JSONMember("error", .string(problem.rawValue)),
                JSONMember("message", .string(words(for: problem, rule, in: form))),
            ]),
            status: status)
        // Files are swept once an hour.
        if problem == .noRoom { response.headers[.retryAfter] = "3600" }
        return response
    }

    /// What a person is told about a file that cannot be taken, and what to do.
    func words(for problem: FileProblem, _ rule: FileRule, in form: ServedForm) -> String {
        FileWords(rule, limit: options.limits.files.bytes, form.messages, form.locale).text(problem)
    }

    // MARK: Giving files back

    /// Gives a file: to the person who added it, who has a link that expires, and to those whom the host allows.
    func giveFile(_ id: String, _ name: String, _ call: ServerCall) async -> Response {
        guard let files, let form = form(id) else { return problem(.notFound, call) }
        let own = keys.fileSeal.id(in: name, .view, form: id, field: "", now: currentMilliseconds())
        guard let file = try? await files.store.file(own ?? name), file.details.form == id else {
            return problem(.notFound, call, form: form)
        }
        if own == nil {
            let request = FileRequest(file: file, head: call.head)
            guard await options.mayDownload(request) else { return problem(.notFound, call, form: form) }
        }
        do {
            var response = try await FileReply.response(file, from: files.store)
            // Whoever may have it today may lose the right tomorrow.
            if own == nil { response.headers[.cacheControl] = "no-store" }
            return response
        } catch {
            options.logger.error(
                "A file cannot be given. \(StoreProblem.reason(of: error))", metadata: ["form": "\(id)"])
            return problem(.loadFailed, call, form: form)
        }
    }
}
#endif
