#if Server
import Formwork
import FormworkCore
import FormworkPages
import FormworkPresentation
import Hummingbird

/// One post of a page, from its controls to the reply: the call, the form in the language of the page, the session that the post
/// was replayed in, and what the page is about.
///
/// A visit ends with a reply: the page comes back (`comeBack`), the person goes on elsewhere (`redirect`), or the page is shown
/// for another session (`reply`).
final class Visit {
    let call: ServerCall
    let services: Services
    /// The form in its own language.
    let original: ServedForm
    /// The post of the page.
    let page: PostedPage
    /// The session, with the checks in code.
    let checked: CodeCheckedSession
    /// The position of the person in a form with pages; `nil` for a form without pages.
    var flow: PageFlow?
    /// The submission, record and draft that the page is about. The next page is about the same.
    var origin: PageOrigin
    /// Whether the next page has another key than the one that posted.
    private(set) var hasNewKey = false
    /// Whether the page was made from the form as it is now. If another version of Formwork made it, this is so if the form has
    /// every question of the page and takes the answers that the page began with.
    let fitsForm: Bool
    /// Whether there are questions now that were not on the page.
    let hasUnseenQuestions: Bool
    /// Whether answers named files that are gone. They are not among the answers any more.
    let lacksFiles: Bool

    /// The form in the language of the page.
    var form: ServedForm { page.form }
    var engine: FormEngine { checked.engine }

    /// Makes a session of what a page posted.
    init(
        _ posted: PostedControls, of original: ServedForm, _ call: ServerCall, _ services: Services
    ) async throws(RefusedPost) {
        let page = try await PostedPage(posted, of: original, call, services)
        let form = page.form
        let engine = services.session(of: form, at: page.time)
        checked = services.environment.attach(to: engine)
        fitsForm = Self.restore(page, in: engine)
        engine.guardAnswers()
        hasUnseenQuestions = PageReplay.run(page.controls, on: engine, eventsAct: !page.isSubmission)
        do {
            lacksFiles = try await AnswerFiles(services: services).offer(to: engine, of: form, dropping: true)
        } catch {
            throw RefusedPost(problem: .storeFailed, form: form)
        }
        if let excess = engine.excess { throw RefusedPost(problem: excess, form: form) }
        var flow = PageFlow(engine)
        if let step = page.controls.step { flow?.open(step.shown, returningToReview: step.returnsToReview) }
        origin = PageOrigin(key: page.state?.idempotencyKey ?? newName(), record: page.state?.record, draft: page.draft)
        self.flow = flow
        self.call = call
        self.services = services
        self.original = original
        self.page = page
    }

    /// Begins with the answers that the page was drawn from. Returns whether the form is still the one of the page.
    private static func restore(_ page: PostedPage, in engine: FormEngine) -> Bool {
        guard let state = page.state else {
            _ = engine.perform(.load(.object([])))
            return false
        }
        _ = engine.restore(state.snapshot)
        if page.form.match(state.definition) == .unknown, page.controls.hasUnknownQuestions { return false }
        return page.form.owns(state.definition, state.snapshot, in: engine)
    }

    /// Whether an option was chosen in a page without an engine that the other answers take away. The person has not seen
    /// that, nor what is offered instead.
    var losesChoice: Bool {
        guard page.controls.unshown == nil else { return false }
        return page.controls.answers.contains { place, chosen in
            guard let node = engine.node(at: place), engine.isRelevant(node), let field = engine.field(node),
                field.notice != nil
            else { return false }
            let offered = Set(field.field.options.map { ExactText($0.id.canonicalText) })
            return chosen.contains { !$0.isEmpty && !offered.contains(ExactText($0)) }
        }
    }

    /// The answers as they go to the store.
    var answers: IncomingAnswers {
        IncomingAnswers(engine: engine, form: form, key: origin.key, record: origin.record)
    }

    /// Gives the next page a key of its own, so that its button sends another submission.
    func takeNewKey() {
        origin.key = newName()
        hasNewKey = true
    }
}

extension Services {
    /// A new session in which a post is replayed.
    ///
    /// - Parameter time: The time where the person is; `nil` if that is not known.
    func session(of form: ServedForm, at time: PersonTime?) -> FormEngine {
        FormEngine(form.compiled, context: form.context(now(), postLimits(of: form), of: time))
    }
}
#endif
