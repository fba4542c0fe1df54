#if Server
import FormworkCore
import FormworkDialect
import FormworkHTML
import FormworkPages
import HTTPTypes
import Hummingbird
import Logging

/// Pages as they open: blank, with answers of a link or of the host, for a stored record, or to be read.
extension FormServer {
    /// The page of a form as it opens.
    func page(_ id: String, _ call: ServerCall) async -> Response {
        guard let form = form(id, call), let opening = await opening(of: form, call) else {
            return problem(.notFound, call)
        }
        let limits = options.limits.post.grown(by: form.extent)
        let (linked, unused) = LinkedAnswers.read(
            call.request.uri.query ?? "", for: form.compiled, form.context(currentMilliseconds(), limits))
        report(unused: unused, of: form)
        var response: Response
        if opening.isReadOnly {
            response = Reply.page(
                await record(opening, of: form, ids: "fw-").html(), pictures: form.pictureOrigins)
        } else {
            let engine = open(form, opening, linked: linked)
            response = await show(engine, of: form, PageOrigin(key: newName(), record: opening.record))
        }
        // Answers that are not the reader's own typing stay out of caches.
        if opening.hasAnswers || !linked.isEmpty { response.headers[.cacheControl] = "no-store" }
        return response
    }

    /// How the host opens a form for a request; `nil` if there is no such page for its reader.
    func opening(of form: ServedForm, _ call: ServerCall, record: String? = nil) async -> FormOpening? {
        let request = FormRequest(form: form.id, head: call.head, address: call.address, record: record)
        guard let opening = await options.opening(request) else { return nil }
        // A page without these answers would erase them when it is sent.
        guard opening.values.changingProtected({ _, _ in nil }) == opening.values else {
            options.logger.error(
                "A form opens with answers that are encrypted or hashed; `Submission.opened(with:)` decrypts them.",
                metadata: ["form": "\(form.id)"])
            return nil
        }
        return opening
    }

    /// A form as a part of another page; `nil` if there is no such form, or the name has other characters than an id.
    ///
    /// - Parameter listsRows: Whether `attach.js` finds the rows of the fragment by the paths of their answers.
    func fragment(
        _ id: String, named name: String, languages: [String], _ opening: FormOpening, listsRows: Bool = false
    ) async -> HTMLWriter? {
        guard (try? FormAddress.check(name)) != nil, let form = form(id)?.translated(for: languages) else {
            return nil
        }
        let ids = "fw-" + name + "-"
        if opening.isReadOnly { return await record(opening, of: form, ids: ids).writtenFragment() }
        let engine = open(form, opening)
        let origin = PageOrigin(key: newName(), record: opening.record)
        var options = await pageOptions(engine, of: form, origin, notices: [], ids: ids)
        options.listsRows = listsRows
        return HTMLPage(engine, options).writtenFragment()
    }

    /// The reply with a fragment, for programs that put it into a page.
    func fragment(_ id: String, _ call: ServerCall) async -> Response {
        let name = call.parameter("name") ?? id
        let listsRows = call.parameter("rows") == "true"
        guard let form = form(id), let opening = await opening(of: form, call),
            let html = await fragment(id, named: name, languages: call.languages, opening, listsRows: listsRows)
        else { return problem(.notFound, call) }
        return Reply.response(.ok, "text/html; charset=utf-8", Array(html.string.utf8), caching: "no-store")
    }

    /// The session that a page opens with.
    private func open(_ form: ServedForm, _ opening: FormOpening, linked: [JSONMember] = []) -> FormEngine {
        let engine = FormEngine(form.compiled, context: form.context(currentMilliseconds()))
        let given = opening.values.objectValue ?? []
        // The host knows better than a link.
        let free = linked.filter { link in !given.contains { Self.isNamed($0.key, in: link.key) } }
        let misfits = engine.load(.object(given + free)).misfits
        report(misfits, of: form)
        // What formulas make of secrets does not reach the page either.
        _ = engine.forgetSecrets(wereTyped: false)
        return engine
    }

    /// Whether the answer at a path is that of a name, or inside it.
    private static func isNamed(_ name: String, in path: String) -> Bool {
        guard path.utf8.starts(with: name.utf8) else { return false }
        let next = path.utf8.dropFirst(name.utf8.count).first
        return next == nil || next == UInt8(ascii: ".") || next == UInt8(ascii: "[")
    }

    /// The page of answers that can only be read.
    private func record(
        _ opening: FormOpening, of form: ServedForm, ids: String, isolation: isolated (any Actor)? = #isolation
    ) async -> HTMLPage {
        let form = form.readOnly
        var options = PageOptions(action: "", assets: pageAssets, ids: ids)
        options.styleSheet = styleSheetAddress(of: form)
        options.isReadOnly = true
        let stored = StoredFiles(opening.values, of: form)
        var opening = opening
        opening.values = stored.values
        let engine = open(form, opening)
        stored.offer(to: engine)
        // The options have the titles of the answers. Nothing here asks for others.
        _ = await loadChoices(of: engine, form)
        _ = engine.forgetSecrets(wereTyped: false)
        return HTMLPage(engine, options)
    }
}
#endif
