#if Server
import Crypto
import FormworkCore
import FormworkHTML
import FormworkPages
import FormworkPresentation
import HTTPTypes
import Hummingbird

extension FormServer {
    /// The page of a session.
    func show(
        _ engine: FormEngine, of form: ServedForm, _ origin: PageOrigin, status: HTTPResponse.Status = .ok,
        notices: [String] = [], sentences: [String] = [], flow: PageFlow? = nil,
        isolation: isolated (any Actor)? = #isolation
    ) async -> Response {
        let words = notices.map { form.messages.text($0) } + sentences
        let page = HTMLPage(
            engine, await pageOptions(engine, of: form, origin, notices: words, ids: "fw-"), at: flow)
        return Reply.page(
            page.html(), status: status, formTarget: successOrigin(of: form), pictures: form.pictureOrigins)
    }

    func pageOptions(
        _ engine: FormEngine, of form: ServedForm, _ origin: PageOrigin, notices: [String], ids: String,
        isolation: isolated (any Actor)? = #isolation
    ) async -> PageOptions {
        let choices = await loadChoices(of: engine, form)
        let pageFiles = await describeFiles(of: engine, form)
        let snapshot = engine.snapshot(includingSecrets: false)
        let state = PageState(
            form: form.id, definition: form.hash, language: form.language, idempotencyKey: origin.key,
            record: origin.record, issued: engine.context.clock, snapshot: snapshot)
        let hydration = HydrationData(
            form: form.compiled, context: engine.context, snapshot: snapshot, errors: engine.errorsFoundByCode, ids: ids
        )
        var page = PageOptions(
            action: address(of: form),
            hiddenInputs: [HiddenInput("fw.state", keys.seal.token(state)), HiddenInput("fw.unshown", "")]
                + (origin.draft.map { [HiddenInput("fw.draft", $0.posted)] } ?? []),
            assets: pageAssets,
            styleSheet: form.styleSheet.map { address(of: form) + "/style.css?v=" + $0.tag },
            scripts: options.scripts, hydration: assets.hasEngine ? hydration.json.text() : nil,
            notices: notices,
            version: form.hash, choices: choices, kept: keptAnswers(of: form, origin), files: pageFiles, ids: ids)
        page.canSave = draftStore(for: form) != nil
        page.checks = liveChecks(of: form)
        // In a page of the host's own, the host decides on the language.
        if ids == "fw-" { page.languages = languages(of: form) }
        return page
    }

    /// The compiled definition, as the browser's engine reads it.
    func definition(_ id: String, _ call: ServerCall) -> Response {
        guard let form = form(id, call) else { return problem(.notFound, call) }
        let tag = "\"\(form.hash)-\(form.language)\""
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

    /// A form in the language that serves the reader best; `nil` if there is no such form.
    func form(_ id: String, _ call: ServerCall) -> ServedForm? {
        source.form(id)?.translated(for: call.languages)
    }

    /// The part of an address that keeps the next page in the same language; blank for a form in one language.
    func languageQuery(of form: ServedForm) -> String {
        form.isTranslated ? "?lang=" + form.language : ""
    }

    private func successOrigin(of form: ServedForm) -> String? {
        form.successElsewhere.flatMap { SecurityHeaders.origin(of: $0) }
    }

    /// A new name that is unique and cannot be guessed.
    func newName() -> String {
        base64URL(SymmetricKey(size: .bits128).withUnsafeBytes { Array($0) })
    }
}
#endif
