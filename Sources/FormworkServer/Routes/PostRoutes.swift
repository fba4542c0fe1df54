#if Server
import Formwork
import HTTPTypes
import Hummingbird

/// `POST /ID`, and the questions of pages: a post from its first step, where size and rate are limited, to its reply.
struct PostRoutes: Sendable {
    private let services: Services
    private let door: PostDoor
    private let files: PostedFileReader
    private let pages: PagePosts
    private let programs: ProgramPosts
    private let questions: QuestionRoutes

    init(_ services: Services) {
        self.services = services
        door = PostDoor(services: services)
        files = PostedFileReader(services: services)
        pages = PagePosts(services)
        programs = ProgramPosts(services)
        questions = QuestionRoutes(services)
    }

    /// Takes answers that were posted by a page or as JSON, or answers a question of a page.
    func take(_ id: String, _ call: ServerCall) async -> Response {
        do {
            let admitted = try await door.admit(id, call)
            if case .multipart(let boundary) = admitted.kind, let shelf = services.files {
                return try await takeFiles(boundary, admitted, shelf, call)
            }
            let body = try await door.body(of: admitted, call)
            return await work(admitted, call) { await self.reply(to: body, admitted, call) }
        } catch {
            return services.refusal(error, call)
        }
    }

    /// Takes a post whose files come with it.
    private func takeFiles(
        _ boundary: String, _ admitted: PostDoor.Admitted, _ shelf: FileShelf, _ call: ServerCall
    ) async throws(RefusedPost) -> Response {
        shelf.sweepIfDue()
        let controls: PostedControls
        do {
            controls = try await files.read(call, boundary: boundary, of: admitted.original, shelf)
        } catch {
            throw RefusedPost(reading: error, form: admitted.form)
        }
        return await work(admitted, call) { await self.pages.take(controls, of: admitted.original, call) }
    }

    private func reply(to body: [UInt8], _ admitted: PostDoor.Admitted, _ call: ServerCall) async -> Response {
        let original = admitted.original
        do {
            switch (call.destination, admitted.kind) {
            case (.kept, _): return await questions.kept(body, of: admitted.form, call)
            case (.form, .json): return await programs.take(body, of: admitted.form, call)
            default: break
            }
            let controls = try door.controls(in: body, of: admitted.form)
            return switch call.destination {
            case .options: try await questions.options(controls, of: original, call)
            case .check: try await questions.check(controls, of: original, call)
            default: await pages.take(controls, of: original, call)
            }
        } catch {
            return services.refusal(error, call)
        }
    }

    /// Works on a post among the others, or asks the sender to come again.
    private func work(
        _ admitted: PostDoor.Admitted, _ call: ServerCall, _ body: @Sendable () async -> Response
    ) async -> Response {
        await services.pools.posts.run(body) ?? services.problem(.busy, call, form: admitted.form)
    }
}
#endif
