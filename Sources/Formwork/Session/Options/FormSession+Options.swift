public import FormworkCore

extension FormSession {
    /// The state of loading the options of the field at a path; `nil` if no loader is bound to it.
    public func optionLoading(at path: String) -> OptionLoading? {
        node(at: path, for: .reading).flatMap { loadings[$0] }
    }

    /// The state of loading the options of a field; `nil` if no loader is bound to it. Observers get a change of it as
    /// an update of the row's options.
    public func optionLoading(of node: NodeID) -> OptionLoading? { loadings[node] }

    /// Searches the options of a field by a typed text, after the delay of its loader. For a blank text,
    /// all options are loaded.
    public func searchOptions(at path: String, _ text: String) {
        request(at: path) {
            $0.search = text
            $0.need = .first(isTyped: true)
        }
    }

    /// Loads the next page of options, if there is one and nothing is being loaded.
    public func loadMoreOptions(at path: String) {
        request(at: path) { if $0.hasMore, $0.phase == .loaded { $0.need = .more } }
    }

    /// Loads the options again, such as after an error.
    public func reloadOptions(at path: String) {
        request(at: path) { $0.need = .first(isTyped: false) }
    }

    private func request(at path: String, _ change: (inout OptionLoading) -> Void) {
        guard let node = node(at: path, for: .writing), var loading = loadings[node], loading.phase != .waiting else {
            return
        }
        change(&loading)
        if loading.need == nil { return }
        loading.phase = .loading
        loadings[node] = loading
        tellOptions(of: node)
    }

    /// Notifies observers that the state of loading changed, although the field has the same options.
    private func tellOptions(of node: NodeID) {
        var changes = ChangeSet()
        changes.mark(.options, of: node, in: engine)
        receive(EngineChange(cause: .options, changes: changes, replacesAnswers: false))
    }

    /// Whether options of an answered field are still being loaded.
    var isLoadingAnswer: Bool {
        loadings.contains { $0.value.phase == .loading && engine.field($0.key)?.value.isBlank == false }
    }

    // MARK: Loading

    /// Starts the loaders that are needed.
    func startLoaders() {
        for binding in optionBindings {
            for node in engine.nodes(at: binding.path) { startLoader(binding, node) }
        }
    }

    private func startLoader(_ binding: OptionBinding, _ node: NodeID) {
        guard let loading = loadings[node], let need = loading.need, let state = engine.field(node) else { return }
        loadings[node]?.need = nil
        let request = OptionRequest(
            path: state.path, field: state.field, search: loading.search, page: need == .more ? loading.next : nil,
            answers: loading.answers)
        let load = OptionLoad(
            loader: binding.loader, request: request, loadsPage: need != .chosen, chosen: state.value.choices,
            known: need == .more ? loading.options + state.field.options : need == .chosen ? state.field.options : [])
        let delay = need == .first(isTyped: true) ? binding.delay : nil
        tasks.start(.options(node), after: delay, by: environment.clock) {
            do {
                let findings = try await load.run()
                return { $0.take(findings, at: node, isMore: need == .more) }
            } catch {
                let message = (error as? CustomError)?.message ?? ""
                return { $0.fail(message, at: node) }
            }
        }
    }

    private func take(_ findings: OptionLoad.Findings, at node: NodeID, isMore: Bool) {
        guard var loading = loadings[node], let state = engine.field(node) else { return }
        if let page = findings.page {
            loading.options = isMore ? loading.options + page.options : page.options
            loading.next = page.next
        }
        loading.phase = .loaded
        loading.message = ""
        loading.resolved.formUnion(Set(texts: findings.asked.map(\.canonicalText)))
        loadings[node] = loading
        // Chosen options stay offered while somebody searches for others.
        let isAsked = Set(texts: findings.asked.map(\.canonicalText))
        let chosen = state.field.options.filter { state.isChosen($0) && !isAsked.contains($0.id.canonicalText) }
        let all = (loading.options + findings.resolved + chosen).withoutRepetitions
        _ = engine.tell(.options) { engine.perform(.replaceOptions(node, all)) }
    }

    private func fail(_ message: String, at node: NodeID) {
        loadings[node]?.phase = .failed
        loadings[node]?.message = message
        tellOptions(of: node)
    }

    // MARK: Finding what to load

    /// Finds which options have to be loaded after a change, and marks their rows in it.
    func reviewLoaders(after change: inout EngineChange) {
        if optionBindings.isEmpty { return }
        let changes = change.changes
        guard change.replacesAnswers || !changes.valueChanges.isEmpty || !changes.insertions.isEmpty else { return }
        loadings = loadings.filter { engine.field($0.key) != nil }
        for binding in optionBindings {
            for node in engine.nodes(at: binding.path) where engine.isRelevant(node) {
                let before = loadings[node]
                let isFailed = change.replacesAnswers && before?.phase == .failed
                let after = reviewed(isFailed ? nil : before, of: node, binding)
                loadings[node] = after
                if before?.phase != after.phase { change.changes.mark(.options, of: node, in: engine) }
                if after.phase == .waiting { tasks.cancel(.options(node)) }
            }
        }
    }

    /// The state of loading for a field, with the work that is to be done.
    private func reviewed(_ before: OptionLoading?, of node: NodeID, _ binding: OptionBinding) -> OptionLoading {
        let answers = binding.answers(for: engine.path(of: node), in: engine)
        guard var loading = before, loading.answers == answers else {
            var loading = OptionLoading()
            loading.answers = answers
            if !answers.values.contains(where: \.isBlank) {
                loading.phase = .loading
                loading.need = .first(isTyped: false)
            }
            return loading
        }
        if loading.phase == .loaded, let state = engine.field(node) {
            let isUnknown = state.value.choices.contains { choice in
                let text = choice.canonicalText
                return !loading.resolved.contains(text)
                    && !state.field.options.contains { $0.id.canonicalText == text }
            }
            if isUnknown {
                loading.need = .chosen
                loading.phase = .loading
            }
        }
        return loading
    }
}
