#if Server
import Formwork
import FormworkCore
import FormworkPages
import HTTPTypes
import Hummingbird

/// Options of choices that loaders of the environment give.
extension FormServer {
    /// Loads the options of a session for a page; `nil` if the form has no such choices.
    ///
    /// - Parameter further: The choice that gets further options; `nil` for none.
    func loadChoices(
        of engine: FormEngine, _ form: ServedForm, _ further: FurtherOptions? = nil,
        isolation: isolated (any Actor)? = #isolation
    ) async -> LoadedChoices? {
        let bindings = environment.optionBindings(of: form.compiled)
        if bindings.isEmpty { return nil }
        let pages = further.map { [$0.node: $0.pages] } ?? [:]
        let loadings = await environment.loadOptions(of: engine, pages: pages, within: options.limits.checks)
        var choices = LoadedChoices(
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
        choices.further = loadings.filter { $0.value.hasMore }.mapValues { _ in 2 }
        if let further, choices.further[further.node] != nil { choices.further[further.node] = further.pages + 1 }
        return choices
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
        let further = FurtherOptions(page.action, in: page.engine)
        let loaded =
            page.action.hasPrefix(name) ? page.engine.node(at: String(page.action.dropFirst(name.count))) : nil
        guard page.state != nil, let node = further?.node ?? loaded else {
            return problem(.malformed, call, form: page.form)
        }
        let loadings = await environment.loadOptions(
            of: page.engine, .one(node, search: page.search), pages: [node: further?.pages ?? 1],
            within: options.limits.checks)
        guard let loading = loadings[node], let field = page.engine.field(node)?.field else {
            return problem(.notFound, call, form: page.form)
        }
        return Reply.json(
            .object([
                JSONMember("state", .string(loading.phase.rawValue)),
                JSONMember("message", .string(loading.message)),
                JSONMember("more", .bool(loading.hasMore)),
                JSONMember("options", loading.phase == .failed ? .null : FieldOption.json(field.options)),
            ]))
    }
}
#endif
