#if Server
import Formwork
import FormworkCore
import FormworkPresentation
import HTTPTypes

/// The post of a page, before there is a session.
struct PostedPage: Sendable {
    /// The form in the language of the page.
    let form: ServedForm
    /// The state that the server had put into the page; `nil` if the page did not bring it, or altered it.
    let state: PageState?
    /// Whether the page speaks a version of the protocol that this server does not. Then it counts as a page without an engine.
    let isForeign: Bool
    /// The texts of its controls.
    let controls: PagePost
    /// The text that somebody typed to find an option; blank if they did not search.
    let search: String
    /// The draft that the page goes on with; `nil` if absent.
    let draft: DraftLink?
    /// The signed answers from before something was removed; `nil` if nothing was.
    let removed: String?
    /// Whether a program seems to have sent the page.
    let isSuspected: Bool
    /// The time where the person is; `nil` if the page did not say it.
    let time: PersonTime?
    /// The files that came with the post and were not taken.
    let refusedFiles: [RefusedFile]

    /// The button that posted.
    var action: String { controls.action }

    var isSubmission: Bool { action.isSame(as: "submit") }

    /// Reads a post. The state of the page is verified first. Without a state, the rest of the post is not trusted.
    init(
        _ posted: PostedControls, of original: ServedForm, _ call: ServerCall, _ services: Services
    ) async throws(RefusedPost) {
        let post = posted.post
        var form = original.translated(for: call.languages)
        let limits = services.postLimits(of: form)
        guard post.answerBytes <= limits.bytes else { throw RefusedPost(problem: .tooLarge, form: form) }
        var state: PageState?
        if let token = post.last("fw.state") { state = await services.keys.state(in: token) }
        if state?.form != form.id { state = nil }
        if let state { form = original.translated(for: [state.language]) }
        var reader = PostReader(form.compiled, itemLimit: limits.items)
        guard var controls = try? reader.read(post.entries, isTrusted: state != nil) else {
            throw RefusedPost(problem: .tooLarge, form: form)
        }
        isForeign = [state?.version, controls.unshown?.version].contains { $0?.isUnderstood == false }
        if isForeign { controls.unshown = nil }
        self.form = form
        self.state = state
        self.controls = controls
        search = post.last("fw.search") ?? ""
        draft = post.last("fw.draft").flatMap { DraftLink(posted: $0) }
        removed = post.last(Removal.input)
        time = PersonTime(post.last(PersonTime.input), now: services.now())
        isSuspected =
            state.map {
                services.options.spam.suspects(post, $0, hasScript: call.wantsJSON, at: services.now())
            } ?? false
        refusedFiles = posted.refusedFiles
    }
}
#endif
