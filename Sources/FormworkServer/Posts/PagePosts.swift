#if Server
import Formwork
import FormworkCore
import FormworkHTML
import FormworkPages
import FormworkPresentation
import HTTPTypes
import Hummingbird

/// Takes the posts of pages. Without a script all buttons of a page post. Unless the answers are stored, the reply is the same page
/// with everything as it was typed.
struct PagePosts: Sendable {
    let services: Services
    let intake: AnswerIntake
    let drafts: DraftKeeper
    private let files: PostedFileReader

    init(_ services: Services) {
        self.services = services
        intake = AnswerIntake(services)
        drafts = DraftKeeper(services)
        files = PostedFileReader(services: services)
    }

    func take(_ posted: PostedControls, of original: ServedForm, _ call: ServerCall) async -> Response {
        do {
            let controls = try await files.complete(posted, of: original, call)
            return await answer(try await Visit(controls, of: original, call, services))
        } catch {
            return services.refusal(error, call)
        }
    }

    private func answer(_ visit: Visit) async -> Response {
        guard visit.page.state != nil else { return await showWithoutState(visit) }
        let pressed = PressedPlace(visit.page.action, in: visit.engine)
        pressed.openGroup(in: visit.engine)
        if let reply = await reportFiles(visit) { return reply }
        if let reply = await save(visit) { return reply }
        if let reply = await changeLanguage(visit) { return reply }
        if let reply = await undo(visit) { return reply }
        return visit.page.isSubmission ? await submit(visit) : await press(pressed, visit)
    }

    /// The answers on a new page, where the post did not say which page it came from.
    private func showWithoutState(_ visit: Visit) async -> Response {
        guard let opening = await services.opening(toAnswer: visit.form, visit.call) else {
            return visit.fail(.notFound)
        }
        visit.origin = PageOrigin(key: newName(), record: opening.record)
        visit.flow = nil
        return await visit.comeBack(.withoutState)
    }

    /// The page with what is wrong with its files; `nil` if all of them were taken.
    private func reportFiles(_ visit: Visit) async -> Response? {
        let (page, engine) = (visit.page, visit.engine)
        if page.refusedFiles.isEmpty, !visit.lacksFiles { return nil }
        if let input = CommandReader.action(page.action, for: engine), !page.isSubmission { _ = engine.perform(input) }
        let errors = page.refusedFiles.map { file in
            ReportedError(
                path: file.path, code: file.problem.rawValue,
                message: intake.files.words(for: file.problem, file.rule, in: visit.form))
        }
        _ = engine.perform(.reportErrors(errors))
        var why = errors.isEmpty ? Comeback() : .refused
        if visit.lacksFiles { why.notices = ["ui.file_gone"] }
        return await visit.comeBack(why)
    }

    /// The reply to the button that saves unfinished answers; `nil` for other buttons.
    private func save(_ visit: Visit) async -> Response? {
        guard visit.page.action.isSame(as: "save"), let store = services.draftStore(for: visit.form) else { return nil }
        return switch await drafts.save(visit, in: store) {
        case .saved(let address): visit.redirect(to: address)
        case .tooOften: services.tooMany(visit.call)
        case .failed: await visit.comeBack(.storeFailed)
        case .full: await visit.comeBack(.noRoom)
        case .shareUsedUp: await visit.comeBack(.tooManySaved)
        case .tooLong: await visit.comeBack(.tooLong)
        }
    }

    /// Does what a button asks for that does not submit, and shows the page with the outcome.
    private func press(_ pressed: PressedPlace, _ visit: Visit) async -> Response {
        let (engine, action) = (visit.engine, visit.page.action)
        var extras = PageExtras()
        var focus: FocusTarget?
        if let action = PageAction(action) {
            visit.flow?.perform(action) { engine.perform($0) }
        } else if let input = RankAction(action)?.input(for: engine) ?? CommandReader.action(action, for: engine) {
            (extras.removal, focus) = Removal.perform(input, on: engine)
        }
        if let excess = engine.excess { return visit.fail(excess) }
        if let review = review(visit) { return review }
        extras.further = FurtherOptions(action, in: engine)
        extras.focus = pressed.focus(after: focus, in: engine)
        return await visit.comeBack(.pressed, with: extras)
    }

    /// The answers as a person reads them, for a script that shows the review; `nil` for any other post.
    private func review(_ visit: Visit) -> Response? {
        guard let flow = visit.flow, flow.current == .review, visit.call.wantsJSON else { return nil }
        var options = PageOptions(action: "")
        options.answerWords = services.environment.answerWords(in: visit.engine.context)
        let page = HTMLPage(visit.engine, options, at: flow)
        return Reply.json(.object([JSONMember("review", .string(page.review()))]))
    }
}
#endif
