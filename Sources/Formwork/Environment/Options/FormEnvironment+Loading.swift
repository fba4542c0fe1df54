public import FormworkCore

/// The fields of a session whose options are to be loaded.
public enum LoadedFields: Sendable {
    /// All relevant fields.
    case all
    /// All answered fields.
    case answered
    /// One field, with the text that somebody typed to find an option.
    case one(NodeID, search: String)
}

extension FormEnvironment {
    /// Loads the options of fields once and sets them in a session, such as that of a post. A `FormSession` loads
    /// options by itself.
    ///
    /// A field whose options could not be loaded keeps the options that it has.
    ///
    /// - Parameters:
    ///   - engine: The session.
    ///   - fields: The fields.
    ///   - pages: How many pages of options are loaded for fields whose options are searched; one for those that are
    ///     not named. The other fields have all pages. No field has more than `OptionSource.optionLimit` options.
    ///   - limit: How long to wait for all loaders together. Those that are still running then are cancelled. If they
    ///     ignore that, they are not waited for.
    ///   - isolation: The actor that the session belongs to.
    /// - Returns: The result for each field whose options were to be loaded.
    @discardableResult
    public func loadOptions(
        of engine: FormEngine, _ fields: LoadedFields = .all, pages: [NodeID: Int] = [:], within limit: Duration,
        isolation: isolated (any Actor)? = #isolation
    ) async -> [NodeID: OptionLoading] {
        var loadings: [NodeID: OptionLoading] = [:]
        var nodes: [NodeID] = []
        var loads: [OptionLoad] = []
        for binding in optionBindings(of: engine.form) {
            for node in engine.nodes(at: binding.path) where engine.isRelevant(node) {
                guard let state = engine.field(node), let search = fields.search(at: node, state.value) else {
                    continue
                }
                let answers = binding.answers(for: state.path, in: engine)
                if answers.values.contains(where: \.isBlank) {
                    loadings[node] = OptionLoading()
                    if !state.field.options.isEmpty { _ = engine.perform(.replaceOptions(node, [])) }
                    continue
                }
                nodes.append(node)
                loads.append(
                    OptionLoad(
                        loader: binding.loader,
                        request: OptionRequest(path: state.path, field: state.field, search: search, answers: answers),
                        chosen: state.value.choices, pageCount: binding.isSearched ? pages[node] ?? 1 : .max,
                        enough: OptionSource.optionLimit))
            }
        }
        let outcomes = await TimedWork.outcomes(of: loads, within: limit) { load in
            do {
                return Result<OptionLoad.Findings, CustomError>.success(try await load.run())
            } catch let error as CustomError {
                return .failure(error)
            }
        }
        for (node, outcome) in zip(nodes, outcomes) { loadings[node] = take(outcome, at: node, in: engine) }
        return loadings
    }

    private func take(
        _ outcome: Result<OptionLoad.Findings, CustomError>?, at node: NodeID, in engine: FormEngine
    ) -> OptionLoading {
        var loading = OptionLoading()
        switch outcome {
        case .success(let findings):
            loading.phase = .loaded
            let count = findings.page?.options.count ?? 0
            // A page of a form cannot have more options.
            loading.next = count < OptionSource.optionLimit ? findings.page?.next : nil
            let options = ((findings.page?.options ?? []) + findings.resolved).withoutRepetitions
            _ = engine.perform(.replaceOptions(node, options))
            engine.writeChoices(at: node)
        case .failure(let error):
            loading.phase = .failed
            loading.message = error.message
        case nil:
            loading.phase = .failed
        }
        return loading
    }
}

extension LoadedFields {
    /// The text that somebody typed to find an option of a field; `nil` if the options are not to be loaded.
    fileprivate func search(at node: NodeID, _ answer: FormValue) -> String? {
        switch self {
        case .all: ""
        case .answered: answer.isBlank ? nil : ""
        case .one(let wanted, let search): wanted == node ? search : nil
        }
    }
}

extension FormEngine {
    /// Converts an answer that was set before its options to the type of their ids: `7` and not `"7"`.
    fileprivate func writeChoices(at node: NodeID) {
        guard let state = field(node), !state.value.isBlank else { return }
        let written = state.value.choices.map { choice in
            state.field.options.first { $0.id.canonicalText == choice.canonicalText }?.id ?? choice
        }
        if written != state.value.choices {
            _ = perform(.set(node, state.field.valueKind == .options ? .list(written) : written[0]), eventsAct: false)
        }
    }
}
