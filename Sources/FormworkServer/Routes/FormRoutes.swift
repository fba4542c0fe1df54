#if Server
public import Formwork
import FormworkCore
import FormworkHTML
import HTTPTypes
public import Hummingbird

/// Forms on a Hummingbird router: their pages, what is posted to them, their definitions, and the files they load.
///
/// For a form with the id `loan`, `GET /loan` is the page, `POST /loan` takes answers from the page or as
/// JSON, `GET /loan/definition` is the compiled definition, `GET /loan/style.css` its styles if it has any, and `GET
/// /_formwork/…` are the files.
public struct FormRoutes: Sendable {
    /// The ids that have routes of their own; `nil` for routes to all forms of a library.
    private let ids: [String]?
    private let prefix: String
    let server: FormServer

    /// Compiles forms and prepares their routes.
    ///
    /// - Parameters:
    ///   - forms: The forms.
    ///   - environment: The checks in code that fields of the forms name: whatever is posted has to pass them before
    ///     it is stored. It also has the loaders of options that fields name.
    ///   - store: The store of accepted submissions.
    ///   - files: The store of files; forms that ask for files need it.
    ///   - options: How the forms are mounted.
    /// - Throws: `FormSourceProblem` if a form has errors, asks for files where none are kept, has sensitive answers without a
    ///   key, or names a check or loader that the environment does not have, or two have the same id; `AssetProblem` or
    ///   `StoreProblem` if the files or the store cannot be used; `RetentionProblem` if submissions are to be kept for a number
    ///   of days that is not possible. Each is a sentence or two.
    public init(
        forms: [FormDefinition], environment: FormEnvironment = FormEnvironment(), store: any SubmissionStore,
        files: (any FileStore)? = nil, options: FormRoutesOptions = FormRoutesOptions()
    ) async throws {
        if files == nil, let form = forms.first(where: { $0.allFields.contains { $0.files != nil } }) {
            throw FormSourceProblem("The form \(form.id) asks for files, and there is no store for them.")
        }
        let source = try FixedForms(forms, environment: environment, limits: options.limits.post)
        ids = source.ids
        prefix = options.prefix
        server = try await FormServer(source: source, store: store, files: files, options: options)
        try server.services.forms.checkStorage(codeTakesSecrets: options.willStore != nil)
    }

    /// Prepares routes to all forms of a library, with a list of them at the root. Forms that are added later have
    /// routes too. The environment of the library has the checks in code that its forms name.
    ///
    /// - Throws: `FormSourceProblem` if answers to a form cannot be stored as it wants; `AssetProblem` or `StoreProblem` if the
    ///   files or the store cannot be used; `RetentionProblem` if submissions are to be kept for a number of days that is not
    ///   possible. Each is a sentence or two.
    public init(
        library: FormLibrary, store: any SubmissionStore, files: (any FileStore)? = nil,
        options: FormRoutesOptions = FormRoutesOptions()
    ) async throws {
        ids = nil
        prefix = options.prefix
        server = try await FormServer(source: library, store: store, files: files, options: options)
        try server.services.forms.checkStorage(codeTakesSecrets: options.willStore != nil)
    }

    /// A form as HTML that can be put into a page of your own, with the addresses of all files that it loads. A page
    /// may have several forms.
    ///
    /// `GET /ID/fragment?name=NAME` replies with the same. See `Documentation/Server.md` for what the page has to
    /// allow.
    ///
    /// - Parameters:
    ///   - id: The form's id.
    ///   - name: A name that no other form of the page has: letters, digits, `-` and `_`. By default the form's id.
    ///   - languages: The languages that the reader wants, in order of preference.
    ///   - opening: The answers that the form opens with; see `FormRoutesOptions.opening`, which is not asked here.
    /// - Returns: `nil` if there is no such form, or the name has other characters.
    public func fragment(
        _ id: String, named name: String? = nil, languages: [String] = [], opening: FormOpening = FormOpening()
    ) async -> String? {
        await server.pages.fragment(id, named: name ?? id, languages: languages, opening)?.string
    }

    /// Adds the routes to a router. Routes of a library answer every address under their prefix.
    ///
    /// Mount a prefix only once on a router.
    public func mount<Context>(on router: some RouterMethods<Context>) {
        guard let ids else {
            add("/", to: router)
            add("/**", to: router)
            return
        }
        add("/_formwork/:file", to: router)
        add("/_formwork/admin", to: router)
        add("/_formwork/admin/**", to: router)
        for id in ids {
            for part in [
                "", "/done", "/definition", "/style.css", "/fragment", "/options", "/check", "/kept",
                "/draft/:token", "/saved/:token", "/files/:name",
            ] {
                add("/\(id)" + part, to: router)
            }
        }
    }

    /// Erases submissions that are older than they may be, files that are left of erased ones, files that nobody has, and drafts
    /// that have expired; leaves secrets out of drafts of an earlier Formwork.
    ///
    /// Requests do the same at most once an hour. A host calls it from time to time, so that it is done when nobody visits.
    public func sweep() async {
        await server.upkeep.sweepNow()
    }

    /// Sends what has to be sent after submissions (`FormRoutesOptions.deliveries`), until the task is cancelled. Without
    /// deliveries it returns at once.
    ///
    /// Several servers with the same store may run it; each delivery is with one of them at a time.
    public func runDeliveries() async {
        await server.deliveries.run()
    }

    /// Forms and fields that deliveries name although they do not exist, in sentences.
    package var deliveryNotices: [String] { server.deliveries.notices }

    /// Routes to forms of a server that was made elsewhere. For tests.
    init(ids: [String]?, prefix: String, server: FormServer) {
        self.ids = ids
        self.prefix = prefix
        self.server = server
    }

    private func add<Context>(_ path: String, to router: some RouterMethods<Context>) {
        let server = server
        let skipped = prefix.split(separator: "/").count
        for method in [HTTPRequest.Method.get, .head, .post, .put, .patch, .delete, .options] {
            router.on(RouterPath(prefix + path), method: method) { request, context -> Response in
                let sender = (context as? any RemoteAddressRequestContext)?.remoteAddress
                let call = ServerCall(
                    request: request, destination: Destination(request.uri.path, skipping: skipped),
                    address: sender.map { server.services.proxies.sender(of: request.head, from: $0) },
                    peer: sender?.ipAddress)
                let response = await server.answer(call)
                return method == .head ? response.createHeadResponse() : response
            }
        }
    }
}
#endif
