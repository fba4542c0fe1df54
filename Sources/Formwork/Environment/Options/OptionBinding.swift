import FormworkCore

/// A loader that is bound to a field, with the answers on which the options depend.
package struct OptionBinding: Sendable {
    /// The path of the field; `guests[].city` for the field in every item.
    package let path: String
    /// The fields whose answers the options depend on.
    let dependencies: [String]
    /// How long the person must not have typed before a search begins.
    let delay: Duration
    let loader: any OptionLoader
    /// Whether the person can type to find an option.
    package var isSearched = false

    /// The answers that the options of the field at a path depend on, by their names.
    func answers(for path: String, in engine: FormEngine) -> [String: FormValue] {
        // Text: only the names of fields that are there are kept.
        var answers: [String: FormValue] = [:]
        for name in dependencies { answers[name] = engine.answer(called: name, from: path) }
        return answers
    }

    /// The paths of all fields on whose answers by a person the options depend, with empty brackets where the binding
    /// has them. A calculated field is replaced by the fields from which it is calculated.
    package func watchedPaths(in form: CompiledForm) -> [String] {
        var reader = PathReader(form)
        var waiting = dependencies.compactMap { name in
            FormPath.candidates(for: name, from: path).lazy
                .compactMap { reader.place(at: $0.replacing("[]", with: "[0]")) }
                .first { form.isField($0) }?.element
        }
        var seen = Set(waiting)
        var watched: [String] = []
        while let element = waiting.popLast() {
            guard let field = form.field(at: element) else { continue }
            if field.type.takesInput { watched.append(form.pattern(of: element)) }
            for rule in form.computations where rule.element == element && rule.aspect == .value {
                waiting += rule.program.references.map(\.element).filter { seen.insert($0).inserted }
            }
        }
        return watched.sorted()
    }

    /// Whether the options would be loaded from an address that is not allowed.
    var isRefused: Bool { (loader as? AddressLoader)?.isRefused ?? false }
}

extension FormEnvironment {
    /// The loaders of a form. Those that are bound to paths come first, then those that fields name.
    package func optionBindings(of form: CompiledForm) -> [OptionBinding] {
        let named = form.elements.indices.compactMap { element -> OptionBinding? in
            guard let source = form.field(at: element)?.definition.optionSource, source.isLoaded,
                let loader = loader(of: source)
            else { return nil }
            return OptionBinding(
                path: form.pattern(of: element), dependencies: source.dependencies,
                delay: searchDelays[source.loader] ?? .milliseconds(300), loader: loader,
                isSearched: source.isSearched)
        }
        return optionBindings + named.filter { named in !optionBindings.contains { $0.path == named.path } }
    }
}
