#if Server
import Formwork
import FormworkCore
import HTTPTypes
import Hummingbird
import Logging

/// `/ID/files/…`: takes one file at a time from a page's script or a program, and gives files back.
struct FileRoutes: Sendable {
    private let services: Services
    private let door: PostDoor
    private let answers: AnswerFiles

    init(_ services: Services) {
        self.services = services
        door = PostDoor(services: services)
        answers = AnswerFiles(services: services)
    }

    /// Takes a file for a field. The reply has a reference, which is posted as an answer of that field.
    func take(_ id: String, _ path: String, _ call: ServerCall) async -> Response {
        let form: ServedForm
        do {
            form = try await door.form(id, call).translated(for: call.languages)
        } catch {
            return services.refusal(error, call)
        }
        guard let shelf = services.files, let field = form.compiled.fileFields.first(where: { $0.path == path }),
            await services.opening(toAnswer: form, call) != nil
        else { return services.problem(.notFound, call, form: form) }
        shelf.sweepIfDue()
        do {
            let file = try await FileReceiver(services, shelf, call).receive(field)
            return Reply.json(describe(file, of: field, shelf, in: form), status: .created)
        } catch let problem as FileProblem {
            return refuse(problem, field.rule, in: form)
        } catch FilePostProblem.tooMuch {
            return services.tooMany(call)
        } catch let problem as StoreProblem {
            services.log.error("A file could not be stored: \(StoreProblem.reason(of: problem))")
            return services.problem(.storeFailed, call, form: form)
        } catch {
            return services.problem(.malformed, call, form: form)
        }
    }

    /// The details of a file that a page needs after it added the file.
    private func describe(
        _ file: StoredFile, of field: FileField, _ shelf: FileShelf, in form: ServedForm
    ) -> JSONValue {
        let seal = services.keys.fileSeal
        let option = file.answer.option(shelf.reference(to: file, seal), of: field.rule, in: form)
        var members = [
            JSONMember("reference", .string(option.id.canonicalText)), JSONMember("name", .string(option.title)),
            JSONMember("info", .string(option.info)), JSONMember("size", .number(file.details.size)),
            JSONMember("type", .string(file.details.type)),
        ]
        if let view = shelf.viewReference(to: file, seal) {
            members.append(JSONMember("view", .string(services.address(of: form) + "/files/" + view)))
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
                JSONMember("message", .string(answers.words(for: problem, rule, in: form))),
            ]),
            status: status)
        // Files are swept once an hour.
        if problem == .noRoom { response.headers[.retryAfter] = "3600" }
        return response
    }

    // MARK: Giving files back

    /// Gives a file: to the person who added it, who has a link that expires, and to those whom the host allows.
    func give(_ id: String, _ name: String, _ call: ServerCall) async -> Response {
        guard let shelf = services.files, let form = services.forms.form(id) else {
            return services.problem(.notFound, call)
        }
        let own = services.keys.fileSeal.id(in: name, .view, form: id, field: "", now: services.now())
        guard let file = try? await shelf.store.file(own ?? name), file.details.form == id else {
            return services.problem(.notFound, call, form: form)
        }
        if own == nil {
            let request = FileRequest(file: file, head: call.head)
            guard await services.options.mayDownload(request) else {
                return services.problem(.notFound, call, form: form)
            }
        }
        do {
            var response = try await FileReply.response(file, from: shelf.store)
            // Somebody who may have it today may lose the right tomorrow.
            if own == nil { response.headers[.cacheControl] = "no-store" }
            return response
        } catch {
            services.log.error(
                "A file cannot be given. \(StoreProblem.reason(of: error))", metadata: ["form": "\(id)"])
            return services.problem(.loadFailed, call, form: form)
        }
    }
}
#endif
