#if Server
import Formwork
import FormworkCore
import FormworkPresentation

/// A session in the state that the posting page was in.
struct PostedPage {
    /// The form in the language of the page.
    var form: ServedForm
    /// The session, with the checks in code.
    var checked: CodeCheckedSession
    /// What the server had said about the page; `nil` if the page did not bring it, or altered it.
    var state: PageState?
    /// Whether the page speaks a version of the protocol that this server does not. Then it counts as a page without an engine.
    var isForeign: Bool
    /// Whether the page was made from the form as it is now. If another version of Formwork made it, this is so if the form has
    /// every question of the page and takes the answers that the page began with.
    var fitsForm: Bool
    /// The button that posted.
    var action: String
    /// Where the person is in a form with pages; `nil` for a form without pages.
    var flow: PageFlow?
    /// What somebody typed to find an option. Blank for nothing.
    var search: String
    /// The draft that the page goes on with; `nil` for none.
    var draft: DraftLink?
    /// Whether a program seems to have sent the page.
    var isSuspected: Bool
    /// The time where the person is; `nil` if the page did not say it.
    var time: PersonTime?
    /// Whether there are questions now that were not on the page.
    var hasUnseenQuestions: Bool
    /// What the controls of a page without an engine posted.
    var posted: [FormPlace: [String]] = [:]
    /// Whether answers named files that are gone. They are not among the answers any more.
    var lacksFiles: Bool

    var engine: FormEngine { checked.engine }
    /// Whether an option was chosen in a page without an engine that the other answers take away. The person has not seen
    /// that, nor what is offered instead.
    var losesChoice: Bool {
        posted.contains { place, chosen in
            guard let node = engine.node(at: place), engine.isRelevant(node), let field = engine.field(node),
                field.notice != nil
            else { return false }
            let offered = Set(field.field.options.map { ExactText($0.id.canonicalText) })
            return chosen.contains { !$0.isEmpty && !offered.contains(ExactText($0)) }
        }
    }
    var isSubmission: Bool { action.isSame(as: "submit") }
}

/// A post from which no session can be made.
struct RefusedPost: Error {
    var problem: ServerProblem
    /// The form in the language of the reader.
    var form: ServedForm
}

extension FormServer {
    /// Reads the names and values that a page posted.
    func entries(of body: [UInt8], _ form: ServedForm) throws(RefusedPost) -> URLEncodedForm {
        do {
            return try URLEncodedForm(body, maxFields: options.limits.post.grown(by: form.extent).controls)
        } catch {
            throw RefusedPost(problem: error.reason == .tooManyFields ? .tooLarge : .malformed, form: form)
        }
    }

    /// Makes a session of what a page posted.
    func replay(
        _ post: URLEncodedForm, of original: ServedForm, _ call: ServerCall,
        isolation: isolated (any Actor)? = #isolation
    ) async throws(RefusedPost) -> PostedPage {
        var form = original.translated(for: call.languages)
        let limits = options.limits.post.grown(by: form.extent)
        guard post.answerBytes <= limits.bytes else { throw RefusedPost(problem: .tooLarge, form: form) }
        // The state is verified first. Without a state, the rest of the post is not trusted.
        var state: PageState?
        if let token = post.last("fw.state") { state = await keys.state(in: token) }
        if state?.form != form.id { state = nil }
        if let state { form = original.translated(for: [state.language]) }
        var reader = PostReader(form.compiled, itemLimit: limits.items)
        guard var page = try? reader.read(post.entries, isTrusted: state != nil) else {
            throw RefusedPost(problem: .tooLarge, form: form)
        }
        let isForeign = [state?.version, page.unshown?.version].contains { $0?.isUnderstood == false }
        if isForeign { page.unshown = nil }
        let time = PersonTime(post.last(PersonTime.input), now: currentMilliseconds())
        let engine = FormEngine(form.compiled, context: form.context(currentMilliseconds(), limits, of: time))
        let checked = environment.attach(to: engine)
        var fitsForm = false
        if let state {
            _ = engine.restore(state.snapshot)
            fitsForm = form.owns(state.definition, state.snapshot, in: engine)
            if form.match(state.definition) == .unknown, page.hasUnknownQuestions { fitsForm = false }
        } else {
            _ = engine.perform(.load(.object([])))
        }
        engine.guardAnswers()
        let hasUnseenQuestions = PageReplay.run(page, on: engine, eventsAct: !page.action.isSame(as: "submit"))
        let lacksFiles: Bool
        do {
            lacksFiles = try await offerFiles(to: engine, of: form, dropping: true)
        } catch {
            throw RefusedPost(problem: .storeFailed, form: form)
        }
        if let excess = excess(of: engine) { throw RefusedPost(problem: excess, form: form) }
        var flow = PageFlow(engine)
        if let step = page.step { flow?.open(step.shown, returningToReview: step.returnsToReview) }
        return PostedPage(
            form: form, checked: checked, state: state, isForeign: isForeign, fitsForm: fitsForm, action: page.action,
            flow: flow,
            search: post.last("fw.search") ?? "", draft: post.last("fw.draft").flatMap { DraftLink(posted: $0) },
            isSuspected: state.map {
                options.spam.suspects(
                    post, $0, hasScript: ReplyFormat(call.head) == .json, at: currentMilliseconds())
            } ?? false,
            time: time, hasUnseenQuestions: hasUnseenQuestions,
            posted: page.unshown == nil ? page.answers : [:],
            lacksFiles: lacksFiles)
    }
}
#endif
