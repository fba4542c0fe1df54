#if Server
import Formwork
import FormworkCore
import FormworkPages

/// The data with which a page asks the server while somebody fills it in. `QuestionRoutes` replies.
extension PageWriter {
    /// The fields of a form that the environment checks; `nil` if it checks no field.
    func liveChecks(of form: ServedForm) -> LiveChecks? {
        let fields = services.environment.checkedFields(of: form.compiled)
        if fields.isEmpty { return nil }
        return LiveChecks(
            address: services.address(of: form) + "/check",
            fields: fields.map { LiveChecks.Field(path: $0.path, delay: $0.delay.map { Int($0 / .milliseconds(1)) }) })
    }

    /// Loads the options of a session for a page; `nil` if the form has no such choices.
    ///
    /// - Parameter further: The choice that gets further options; `nil` if no choice does.
    @discardableResult
    func choices(
        of engine: FormEngine, _ form: ServedForm, _ further: FurtherOptions? = nil
    ) async -> LoadedChoices? {
        let environment = services.environment
        let bindings = environment.optionBindings(of: form.compiled)
        if bindings.isEmpty { return nil }
        let pages = further.map { [$0.node: $0.pages] } ?? [:]
        let loadings = await environment.loadOptions(
            of: engine, pages: pages, within: services.options.limits.checks)
        var choices = LoadedChoices(
            address: services.address(of: form) + "/options",
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

    /// How the page of a form keeps answers. Answers to different records are kept apart.
    func keptAnswers(of form: ServedForm, _ origin: PageOrigin) -> KeptAnswers {
        let address = services.address(of: form)
        return KeptAnswers(
            name: address + (origin.record.map { "#" + contentHash(Array($0.utf8)) } ?? ""),
            days: browserKeeps(form, origin) ? services.options.drafts.browserDays : 0,
            address: address + "/kept", isLinked: origin.draft != nil)
    }

    /// A browser does not keep the answers of a link, because others at that browser could see them without it, and none
    /// beside sensitive ones, because it cannot encrypt them.
    private func browserKeeps(_ form: ServedForm, _ origin: PageOrigin) -> Bool {
        form.compiled.definition.keepsDrafts && origin.draft == nil && !form.protection.needsKeys
    }
}
#endif
