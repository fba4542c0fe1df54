#if Server
import Formwork
import FormworkCore
import FormworkDialect
import FormworkHTML
import FormworkPages
import HTTPTypes
import Hummingbird

/// Pages as they open: the list of forms, and forms that are blank, with answers of a link or of the host, for a stored record, or
/// to be read.
struct PageRoutes: Sendable {
    let services: Services
    let writer: PageWriter
    let sessions: StoredSessions

    init(_ services: Services) {
        self.services = services
        writer = PageWriter(services)
        sessions = StoredSessions(services)
    }

    /// The list of forms.
    func list(_ call: ServerCall) -> Response {
        let options = services.options
        let messages = MessageCatalogs.catalog(for: call.language)
        let entries = services.forms.entries(in: call.languages).map { entry in
            GalleryPage.Entry(
                title: entry.isFile && !options.showsProblems ? "…" : entry.title, info: entry.info,
                link: entry.id.flatMap { SafeLink(options.prefix + "/" + $0) },
                diagnostics: options.showsProblems ? entry.problems : [], locale: entry.locale)
        }
        let context = SessionContext(locale: LocaleRecord(languageTag: messages.language), messages: messages)
        var page = GalleryPage(entries, context: context, assets: services.pageAssets)
        if options.gallery != nil { page.examples = SafeLink(FormGallery.path) }
        return Reply.page(page.html())
    }

    /// The page of a form as it opens.
    func page(_ id: String, _ call: ServerCall) async -> Response {
        guard let form = services.forms.form(id, call), let opening = await services.opening(of: form, call) else {
            return services.problem(.notFound, call)
        }
        if let problem = closing(of: form, opening) { return services.problem(problem, call, form: form) }
        let (linked, unused) = LinkedAnswers.read(
            call.request.uri.query ?? "", for: form.compiled,
            form.context(services.now(), services.postLimits(of: form)))
        services.report(unused: unused, of: form)
        var response: Response
        if opening.isReadOnly {
            let page = await record(opening, of: form, ids: PageWriter.ownIDs)
            response = Reply.page(page.html(), pictures: form.pictureOrigins)
        } else {
            response = await writer.reply(open(form, opening, linked: linked))
        }
        // Answers that are not the reader's own typing stay out of caches.
        if opening.hasAnswers || !linked.isEmpty { response.headers[.cacheControl] = "no-store" }
        return response
    }

    /// A form as a part of another page; `nil` if there is no such form, or the name has other characters than an id.
    ///
    /// - Parameters:
    ///   - listsRows: Whether `attach.js` finds the rows of the fragment by the paths of their answers.
    ///   - isLive: Whether the engine runs it. Without the engine it is a picture of a form.
    func fragment(
        _ id: String, named name: String, languages: [String], _ opening: FormOpening, listsRows: Bool = false,
        isLive: Bool = true
    ) async -> HTMLWriter? {
        guard (try? FormAddress.check(name)) != nil,
            let form = services.forms.form(id)?.translated(for: languages)
        else { return nil }
        let ids = "fw-" + name + "-"
        if opening.isReadOnly { return await record(opening, of: form, ids: ids).writtenFragment() }
        let page = open(form, opening)
        var options = await writer.options(of: page, ids: ids)
        options.listsRows = listsRows
        if !isLive { (options.hydration, options.kept) = (nil, nil) }
        return HTMLPage(page.engine, options).writtenFragment()
    }

    /// The reply with a fragment, for programs that put it into a page.
    func fragment(_ id: String, _ call: ServerCall) async -> Response {
        let name = call.parameter("name") ?? id
        let listsRows = call.parameter("rows") == "true"
        guard let form = services.forms.form(id), let opening = await services.opening(of: form, call) else {
            return services.problem(.notFound, call)
        }
        if let problem = closing(of: form, opening) { return services.problem(problem, call, form: form) }
        guard let html = await fragment(id, named: name, languages: call.languages, opening, listsRows: listsRows)
        else { return services.problem(.notFound, call) }
        return Reply.response(.ok, "text/html; charset=utf-8", Array(html.string.utf8), caching: "no-store")
    }

    /// The compiled definition, as the browser's engine reads it.
    func definition(_ id: String, _ call: ServerCall) -> Response {
        guard let form = services.forms.form(id, call) else { return services.problem(.notFound, call) }
        let tag = "\"\(form.definitionTag)-\(form.language)\""
        if call.head.headerFields[.ifNoneMatch]?.contains(tag) ?? false {
            return Reply.notModified(tag: tag, caching: "no-cache")
        }
        var response = Reply.response(.ok, "application/json", form.definitionJSON, caching: "no-cache")
        response.headers[.eTag] = tag
        return response
    }

    // MARK: Sessions

    /// Why nobody can fill in the form now; `nil` if people can, or if they only read it.
    private func closing(of form: ServedForm, _ opening: FormOpening) -> ServerProblem? {
        opening.isReadOnly ? nil : form.refusal(at: services.now())
    }

    /// The page that a person fills in, with a key of its own.
    private func open(_ form: ServedForm, _ opening: FormOpening, linked: [JSONMember] = []) -> SessionPage {
        SessionPage(
            engine: session(form, opening, linked: linked), form: form,
            origin: PageOrigin(key: newName(), record: opening.record))
    }

    /// The session that a page opens with.
    private func session(_ form: ServedForm, _ opening: FormOpening, linked: [JSONMember] = []) -> FormEngine {
        let engine = FormEngine(form.compiled, context: form.context(services.now()))
        let given = opening.values.objectValue ?? []
        // The host knows better than a link.
        let free = linked.filter { link in !given.contains { Self.isNamed($0.key, in: link.key) } }
        let misfits = engine.load(.object(given + free)).misfits
        services.report(misfits, of: form)
        // Values that formulas make of secrets do not reach the page either.
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
    private func record(_ opening: FormOpening, of form: ServedForm, ids: String) async -> HTMLPage {
        let form = form.readOnly
        var options = PageOptions(action: "", assets: services.pageAssets, ids: ids)
        options.styleSheet = services.styleSheetAddress(of: form)
        options.isReadOnly = true
        let stored = StoredFiles(opening.values, of: form)
        var opening = opening
        opening.values = stored.values
        let engine = session(form, opening)
        stored.offer(to: engine)
        // The options have the titles of the answers. Nothing here asks for others.
        await writer.choices(of: engine, form)
        _ = engine.forgetSecrets(wereTyped: false)
        return HTMLPage(engine, options)
    }
}
#endif
