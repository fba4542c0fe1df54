#if Server
import Crypto
import FormworkCore
import FormworkHTML
import FormworkPages
import FormworkPresentation
import HTTPTypes
import Hummingbird

extension FormServer {
    /// The page of a form without answers.
    func page(_ id: String, _ call: ServerCall) async -> Response {
        guard let form = form(id, call) else { return problem(.notFound, call) }
        return await show(open(form), of: form, key: newName())
    }

    /// The page of a session.
    func show(
        _ engine: FormEngine, of form: ServedForm, key: String, status: HTTPResponse.Status = .ok,
        notices: [String] = [], flow: PageFlow? = nil, isolation: isolated (any Actor)? = #isolation
    ) async -> Response {
        let page = HTMLPage(
            engine, await pageOptions(engine, of: form, key: key, notices: notices, ids: "fw-"), at: flow)
        return Reply.page(
            page.html(), status: status, formTarget: successOrigin(of: form), pictures: form.pictureOrigins)
    }

    private func pageOptions(
        _ engine: FormEngine, of form: ServedForm, key: String, notices: [String], ids: String,
        isolation: isolated (any Actor)? = #isolation
    ) async -> PageOptions {
        let choices = await loadChoices(of: engine, form)
        let pageFiles = await describeFiles(of: engine, form)
        let snapshot = engine.snapshot(includingSecrets: false)
        let state = PageState(
            form: form.id, definition: form.hash, language: form.language, idempotencyKey: key,
            issued: engine.context.clock, snapshot: snapshot)
        let hydration = HydrationData(
            form: form.compiled, context: engine.context, snapshot: snapshot, errors: engine.errorsFoundByCode, ids: ids
        )
        return PageOptions(
            action: address(of: form),
            hiddenInputs: [HiddenInput("fw.state", keys.seal.token(state)), HiddenInput("fw.unshown", "")],
            assets: pageAssets,
            styleSheet: form.styleSheet.map { address(of: form) + "/style.css?v=" + $0.tag },
            scripts: options.scripts, hydration: assets.hasEngine ? hydration.json.text() : nil,
            notices: notices.map { form.messages.text($0) },
            version: form.hash, choices: choices, files: pageFiles, ids: ids)
    }

    /// A form without answers as a part of another page; `nil` if there is no such form, or the name has other
    /// characters than an id.
    func fragment(_ id: String, named name: String, languages: [String]) async -> String? {
        guard (try? FormAddress.check(name)) != nil, let form = source.form(id)?.translated(for: languages) else {
            return nil
        }
        let engine = open(form)
        let options = await pageOptions(engine, of: form, key: newName(), notices: [], ids: "fw-" + name + "-")
        return HTMLPage(engine, options).fragment()
    }

    /// The reply with a fragment, for programs that put it into a page.
    func fragment(_ id: String, _ call: ServerCall) async -> Response {
        let name = call.request.uri.queryParameters["name"].map { String($0) } ?? id
        guard let html = await fragment(id, named: name, languages: call.languages) else {
            return problem(.notFound, call)
        }
        return Reply.response(.ok, "text/html; charset=utf-8", Array(html.utf8), caching: "no-store")
    }

    private func open(_ form: ServedForm) -> FormEngine {
        let engine = FormEngine(form.compiled, context: form.context(currentMilliseconds()))
        _ = engine.perform(.load(.object([])))
        return engine
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
