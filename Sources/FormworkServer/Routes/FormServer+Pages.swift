#if Server
import Crypto
import Formwork
import FormworkCore
import FormworkHTML
import FormworkPages
import FormworkPresentation
import HTTPTypes
import Hummingbird
import Logging

extension FormServer {
    /// The page of a session.
    func show(
        _ engine: FormEngine, of form: ServedForm, _ origin: PageOrigin, status: HTTPResponse.Status = .ok,
        notices: [String] = [], sentences: [String] = [], flow: PageFlow? = nil,
        further: FurtherOptions? = nil, removal: Removal? = nil, focus: PageFocus? = nil,
        isolation: isolated (any Actor)? = #isolation
    ) async -> Response {
        let words = notices.map { form.messages.text($0) } + sentences
        var options = await pageOptions(engine, of: form, origin, notices: words, ids: "fw-", further: further)
        options.focus = focus
        if let removal {
            let state = pageState(removal.snapshot, of: form, origin)
            options.removed = removal.words
            options.hiddenInputs.append(HiddenInput(Removal.input, keys.seal.token(state)))
        }
        let page = HTMLPage(engine, options, at: flow)
        return Reply.page(
            page.html(), status: status, formTarget: successOrigin(of: form), pictures: form.pictureOrigins)
    }

    func pageOptions(
        _ engine: FormEngine, of form: ServedForm, _ origin: PageOrigin, notices: [String], ids: String,
        further: FurtherOptions? = nil, isolation: isolated (any Actor)? = #isolation
    ) async -> PageOptions {
        let choices = await loadChoices(of: engine, form, further)
        let pageFiles = await describeFiles(of: engine, form)
        let snapshot = engine.openSnapshot
        let state = pageState(snapshot, of: form, origin)
        let hydration = HydrationData(
            form: form.compiled, context: engine.context, snapshot: snapshot, errors: engine.errorsFoundByCode, ids: ids
        )
        var page = PageOptions(
            action: address(of: form),
            hiddenInputs: [HiddenInput("fw.state", keys.seal.token(state)), HiddenInput("fw.unshown", "")]
                + (origin.draft.map { [HiddenInput("fw.draft", $0.posted)] } ?? []),
            assets: pageAssets,
            styleSheet: styleSheetAddress(of: form),
            scripts: scripts(of: form), hydration: assets.hasEngine ? hydration.json.text() : nil,
            notices: notices,
            version: form.hash, choices: choices, kept: options.isTrial ? nil : keptAnswers(of: form, origin),
            files: pageFiles, ids: ids)
        page.hasBar = options.showsBar
        page.canSave = draftStore(for: form) != nil
        if options.spam.hasTrap { page.trap = SpamGuard.trap }
        page.checks = liveChecks(of: form)
        page.answerWords = answerWords(in: hydration.context)
        // A page of the host's own is in the language that the host chose, and has another address than the form already.
        if ids == "fw-" {
            page.languages = languages(of: form)
            page.submitAction = address(of: form) + "?fw.submit"
        }
        return page
    }

    /// Where the styles of a form are; `nil` for none. Each language has its own, because it has its own percent sign.
    func styleSheetAddress(of form: ServedForm) -> String? {
        let language = form.languageParameter.map { "&" + $0 } ?? ""
        return form.styleSheet.map { address(of: form) + "/style.css?v=" + $0.tag + language }
    }

    /// The words that the host has for answers in a language, where they are listed.
    func answerWords(in context: SessionContext) -> AnswerWords? { environment.answerWords(in: context) }

    /// The scripts that a page loads besides its own: those of the host, and those of the form's types and elements.
    private func scripts(of form: ServedForm) -> [String] {
        let ofTypes = environment.scripts(of: form.compiled)
        let scripts = options.scripts + ofTypes.filter { !options.scripts.contains($0) }
        guard !assets.ownScripts.isEmpty, form.compiled.hasElements else { return scripts }
        return scripts + assets.ownScripts.map(pageAssets.address)
    }

    /// What a page with these answers posts back about itself.
    private func pageState(_ snapshot: JSONValue, of form: ServedForm, _ origin: PageOrigin) -> PageState {
        PageState(
            form: form.id, definition: form.hash, language: form.locale.identifier, idempotencyKey: origin.key,
            record: origin.record, issued: currentMilliseconds(), snapshot: snapshot)
    }

    /// The compiled definition, as the browser's engine reads it.
    func definition(_ id: String, _ call: ServerCall) -> Response {
        guard let form = form(id, call) else { return problem(.notFound, call) }
        let tag = "\"\(form.definitionTag)-\(form.language)\""
        if call.head.headerFields[.ifNoneMatch]?.contains(tag) ?? false {
            return Reply.notModified(tag: tag, caching: "no-cache")
        }
        var response = Reply.response(.ok, "application/json", form.definitionJSON, caching: "no-cache")
        response.headers[.eTag] = tag
        return response
    }

    /// Where a form is.
    func address(of form: ServedForm) -> String {
        options.prefix + "/" + form.id
    }

    func form(_ id: String, _ call: ServerCall) -> ServedForm? { services.forms.form(id, call) }

    func form(_ id: String) -> ServedForm? { services.forms.form(id) }

    /// The part of an address that keeps the next page in the same language; blank for a form in one language.
    func languageQuery(of form: ServedForm) -> String {
        form.languageParameter.map { "?" + $0 } ?? ""
    }

    private func successOrigin(of form: ServedForm) -> String? {
        form.successElsewhere.flatMap { SecurityHeaders.origin(of: $0) }
    }

    /// A new name that is unique and cannot be guessed.
    func newName() -> String {
        base64URL(SymmetricKey(size: .bits128).withUnsafeBytes { Array($0) })
    }
}

extension ServedForm {
    /// The parameter of an address that asks for the form in this language; `nil` for a form in one language.
    fileprivate var languageParameter: String? { isTranslated ? "lang=" + language : nil }
}
#endif
