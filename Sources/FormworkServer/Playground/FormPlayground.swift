#if Server
package import Formwork
import FormworkCore
import FormworkDialect
import FormworkHTML
import FormworkPages
import Foundation
import HTTPTypes
package import Hummingbird
import NIOCore

/// A page on which an author writes a definition and tries the form beside it (`formwork serve --edit`).
///
/// It writes into a file, so it answers under the names of this machine only, and takes requests that only its own page can
/// make. What the form stores is lost when the process ends.
package struct FormPlayground: Sendable {
    /// The names under which the playground answers.
    package static let hosts = ["localhost", "127.0.0.1", "::1"]

    private let file: EditedFile
    private let forms: TriedForms
    private let server: FormServer
    private let hosts: HostCheck
    private let origins = SameOriginCheck()

    /// Prepares the playground of a file. A file that does not exist is made when it is saved.
    ///
    /// - Parameters:
    ///   - file: The path of the file.
    ///   - host: The address at which the server listens, under which it answers too.
    ///   - files: The store of files that the author gives to the form that is tried.
    ///   - environment: The code beside the form.
    ///   - options: The files of pages, the theme and the logger; the rest is the playground's own.
    /// - Throws: `EditProblem` if the file cannot be edited. It is a sentence.
    package init(
        file path: String, host: String, files: any FileStore, environment: FormEnvironment, options: FormRoutesOptions
    ) async throws {
        file = EditedFile(path: path)
        _ = try file.read()
        forms = TriedForms(environment: environment)
        hosts = HostCheck(Self.hosts + [host])
        var options = options
        options.prefix = PlaygroundPlace.trialPrefix
        options.allowedHosts = Self.hosts + [host]
        options.isTrial = true
        server = try await FormServer(
            source: forms, store: try SQLiteSubmissionStore.inMemory(), files: files, options: options)
    }

    /// Adds the routes to a router. They answer every address.
    package func mount<Context>(on router: some RouterMethods<Context>) {
        for path in ["/", "/**"] {
            for method in [HTTPRequest.Method.get, .head, .post, .put, .patch, .delete, .options] {
                router.on(RouterPath(path), method: method) { request, _ -> Response in
                    let response = await answer(request)
                    return method == .head ? response.createHeadResponse() : response
                }
            }
        }
    }

    private func answer(_ request: Request) async -> Response {
        if let refusal = hosts.refusal(of: request.head) { return refusal.reply }
        let place = PlaygroundPlace(request.uri.path)
        if let method = place.method, request.method != method, !(method == .get && request.method == .head) {
            var response = sentence("This address cannot be used so.", .methodNotAllowed)
            response.headers[.allow] = method.rawValue
            return response
        }
        guard place.method != .post || isFromPage(request.head) else {
            return sentence("Only the page of the playground may ask this.", .forbidden)
        }
        do {
            return switch place {
            case .page: try await page()
            case .check: check(try await text(of: request), request)
            case .complete: complete(try await text(of: request), request)
            case .save: try await save(try await text(of: request), request)
            case .file: tell(try await Disk.run { try file.read() })
            case .trial: await trial(request)
            case .nothing: sentence("There is nothing at this address.", .notFound)
            }
        } catch let problem as EditProblem {
            return tell(problem)
        } catch is NIOTooManyBytesError {
            return sentence("The text is too long for a form.", .contentTooLarge)
        } catch {
            return sentence("The request was not understood.", .badRequest)
        }
    }

    /// Whether a request was made by the page. Pages of other sites cannot post JSON without asking first, and browsers name
    /// the site that asks.
    private func isFromPage(_ head: HTTPRequest) -> Bool {
        head.headerFields[.origin] != nil && origins.allows(head)
            && BodyKind(contentType: head.headerFields[.contentType]) == .json
    }

    private func text(of request: Request) async throws -> String {
        let body = try await request.body.collect(upTo: DefinitionReader.byteLimit + 1)
        return String(decoding: body.readableBytesView, as: UTF8.self)
    }

    // MARK: The form

    private func trial(_ request: Request) async -> Response {
        let path = request.uri.path
        let call = ServerCall(
            request: request, destination: Destination(path, skipping: 2), address: nil, peer: nil)
        var response = await server.answer(call)
        SecurityHeaders.allowOwnFrames(around: &response.headers)
        return response
    }

    // MARK: The page

    private func page() async throws -> Response {
        let content = try await Disk.run { try file.read() }
        let page = PlaygroundPage(
            name: file.name, text: content.text, mark: content.mark,
            addresses: PlaygroundPage.Addresses(
                check: PlaygroundPlace.check.path, complete: PlaygroundPlace.complete.path,
                save: PlaygroundPlace.save.path, file: PlaygroundPlace.file.path, trial: PlaygroundPlace.trial.path),
            assets: PageAssets(folder: server.services.pageAssets.folder, version: server.services.pageAssets.version))
        var response = Reply.page(page.html())
        response.headers[.cacheControl] = "no-store"
        SecurityHeaders.allowOwnFrames(in: &response.headers)
        return response
    }

    private func check(_ text: String, _ request: Request) -> Response {
        guard let tab = request.parameter("tab"),
            (try? FormAddress.check(tab)) != nil
        else { return sentence("The name of the tab is missing.", .badRequest) }
        let trial = forms.take(Array(text.utf8), file: file.path, for: tab)
        return Reply.json(PlaygroundReply.json(of: trial, form: PlaygroundPlace.trial.path + tab, text: text))
    }

    private func complete(_ text: String, _ request: Request) -> Response {
        guard let place = request.parameter("at").flatMap({ Int($0) }) else {
            return sentence("The place is missing.", .badRequest)
        }
        return Reply.json(PlaygroundReply.json(of: Completion(in: text, at: TextOffset(place))))
    }

    private func save(_ text: String, _ request: Request) async throws -> Response {
        guard let mark = request.parameter("mark") else {
            return sentence("The mark of the file is missing.", .badRequest)
        }
        let saved = try await Disk.run { try file.save(text, over: mark) }
        return Reply.json(
            .object([JSONMember("mark", .string(saved)), JSONMember("message", .string("\(file.name) is saved."))]))
    }

    private func tell(_ content: EditedFile.Content) -> Response {
        Reply.json(.object([JSONMember("text", .string(content.text)), JSONMember("mark", .string(content.mark))]))
    }

    private func tell(_ problem: EditProblem) -> Response {
        let mark = problem.changedTo.map { [JSONMember("changed", .string($0))] } ?? []
        return Reply.json(
            .object([JSONMember("message", .string(problem.description))] + mark), status: .conflict)
    }

    private func sentence(_ text: String, _ status: HTTPResponse.Status) -> Response {
        Reply.json(.object([JSONMember("message", .string(text))]), status: status)
    }
}
#endif
