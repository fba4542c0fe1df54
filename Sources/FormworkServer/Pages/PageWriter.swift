#if Server
import Formwork
import FormworkCore
import FormworkHTML
import FormworkPages
import FormworkPresentation
import HTTPTypes
import Hummingbird

/// Writes the pages of sessions.
struct PageWriter: Sendable {
    /// The prefix of the ids of a page of the server's own. A fragment in a page of the host's has another prefix.
    static let ownIDs = "fw-"

    let services: Services
    private let files: AnswerFiles

    init(_ services: Services) {
        self.services = services
        files = AnswerFiles(services: services)
    }

    /// The reply with the page of a session.
    func reply(_ page: SessionPage) async -> Response {
        let form = page.form
        var options = await options(of: page, ids: Self.ownIDs)
        options.focus = page.extras.focus
        if let removal = page.extras.removal {
            let state = state(removal.snapshot, of: form, page.origin)
            options.removed = removal.words
            options.hiddenInputs.append(HiddenInput(Removal.input, services.keys.seal.token(state)))
        }
        let html = HTMLPage(page.engine, options, at: page.flow)
        return Reply.page(
            html.html(), status: page.status, formTarget: successOrigin(of: form), pictures: form.pictureOrigins)
    }

    func options(of page: SessionPage, ids: String) async -> PageOptions {
        let (engine, form, origin, options) = (page.engine, page.form, page.origin, services.options)
        let choices = await choices(of: engine, form, page.extras.further)
        let pageFiles = await files.describe(in: engine, form)
        let snapshot = engine.openSnapshot
        let state = state(snapshot, of: form, origin)
        let hydration = HydrationData(
            form: form.compiled, context: engine.context, snapshot: snapshot, errors: engine.errorsFoundByCode, ids: ids
        )
        var html = PageOptions(
            action: services.address(of: form),
            hiddenInputs: [HiddenInput("fw.state", services.keys.seal.token(state)), HiddenInput("fw.unshown", "")]
                + (origin.draft.map { [HiddenInput("fw.draft", $0.posted)] } ?? []),
            assets: services.pageAssets,
            styleSheet: services.styleSheetAddress(of: form),
            scripts: scripts(of: form), hydration: services.assets.hasEngine ? hydration.json.text() : nil,
            notices: page.words,
            version: form.hash, choices: choices, kept: options.isTrial ? nil : keptAnswers(of: form, origin),
            files: pageFiles, ids: ids)
        html.hasBar = options.showsBar
        html.canSave = services.draftStore(for: form) != nil
        if options.spam.hasTrap { html.trap = SpamGuard.trap }
        html.checks = liveChecks(of: form)
        html.answerWords = services.environment.answerWords(in: hydration.context)
        // A page of the host's own is in the language that the host chose, and has another address than the form already.
        if ids == Self.ownIDs {
            html.languages = languages(of: form)
            html.submitAction = services.address(of: form) + "?fw.submit"
        }
        return html
    }

    /// The scripts that a page loads besides its own: those of the host, and those of the form's types and elements.
    private func scripts(of form: ServedForm) -> [String] {
        let (options, assets) = (services.options, services.assets)
        let ofTypes = services.environment.scripts(of: form.compiled)
        let scripts = options.scripts + ofTypes.filter { !options.scripts.contains($0) }
        guard !assets.ownScripts.isEmpty, form.compiled.hasElements else { return scripts }
        return scripts + assets.ownScripts.map(services.pageAssets.address)
    }

    /// The state that a page with these answers posts back.
    private func state(_ snapshot: JSONValue, of form: ServedForm, _ origin: PageOrigin) -> PageState {
        PageState(
            form: form.id, definition: form.hash, language: form.locale.identifier, idempotencyKey: origin.key,
            record: origin.record, issued: services.now(), snapshot: snapshot)
    }

    private func successOrigin(of form: ServedForm) -> String? {
        form.successElsewhere.flatMap { SecurityHeaders.origin(of: $0) }
    }
}
#endif
