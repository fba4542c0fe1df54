#if Server
import Formwork
import FormworkCore
import FormworkPages
import HTTPTypes
import Hummingbird

/// Options of choices that loaders of the environment give.
extension FormServer {
    /// Loads the options of a session for a page; `nil` if the form has no such choices.
    func loadChoices(
        of engine: FormEngine, _ form: ServedForm, isolation: isolated (any Actor)? = #isolation
    ) async -> LoadedChoices? {
        let bindings = environment.optionBindings(of: form.compiled)
        if bindings.isEmpty { return nil }
        let loadings = await environment.loadOptions(of: engine, within: options.limits.checks)
        return LoadedChoices(
            address: address(of: form) + "/options",
            choices: bindings.map { binding in
                LoadedChoices.Choice(
                    path: binding.path, watched: binding.watchedPaths(in: form.compiled),
                    isSearched: binding.isSearched)
            },
            states: loadings.mapValues { loading in
                switch loading.phase {
                case .waiting, .loading: .waiting
                case .loaded: .loaded
                case .failed: .failed(loading.message)
                }
            })
    }

    /// Gives the options of one choice for the answers that a page has now. Nothing is stored.
    ///
    /// The page posts what it would submit. So the options depend on the same answers as those that the submission is
    /// checked with, and on none that a person with the page could not give.
    func giveOptions(_ body: [UInt8], of original: ServedForm, _ call: ServerCall) async -> Response {
        let page: PostedPage
        do {
            page = try await replay(try entries(of: body, original), of: original, call)
        } catch {
            return problem(error.problem, call, form: error.form)
        }
        let name = "load:"
        guard page.state != nil, page.action.hasPrefix(name),
            let node = page.engine.node(at: String(page.action.dropFirst(name.count)))
        else { return problem(.malformed, call, form: page.form) }
        let loadings = await environment.loadOptions(
            of: page.engine, .one(node, search: page.search), within: options.limits.checks)
        guard let loading = loadings[node], let field = page.engine.field(node)?.field else {
            return problem(.notFound, call, form: page.form)
        }
        return Reply.json(
            .object([
                JSONMember("state", .string(loading.phase.rawValue)),
                JSONMember("message", .string(loading.message)),
                JSONMember("options", loading.phase == .failed ? .null : FieldOption.json(field.options)),
            ]))
    }
}
#endif
