import FormworkCore

extension FormEnvironment {
    /// Adds a loader that fields name in `options_from`.
    ///
    /// - Parameters:
    ///   - name: The name that fields have.
    ///   - delay: How long the person must not have typed before a search begins.
    ///   - loader: The loader.
    public func loader(
        _ name: String, searchingAfter delay: Duration = .milliseconds(300), _ loader: any OptionLoader
    ) -> FormEnvironment {
        changed {
            $0.loaders[name] = loader
            $0.searchDelays[name] = delay
        }
    }

    /// Adds a loader that is written as a closure.
    ///
    /// - Parameters:
    ///   - name: The name that fields have in `options_from`.
    ///   - delay: How long the person must not have typed before a search begins.
    ///   - load: Returns the options that fit a request.
    public func loader(
        _ name: String, searchingAfter delay: Duration = .milliseconds(300),
        _ load: @escaping @Sendable (OptionRequest) async throws -> OptionPage
    ) -> FormEnvironment {
        loader(name, searchingAfter: delay, ClosureLoader(load: load))
    }

    /// The names of loaders that a form uses and that this environment lacks, each once, in the form's order.
    ///
    /// A field without its loader has no options, so an app should look at this when it starts.
    public func missingLoaders(of form: FormDefinition) -> [String] {
        var missing: [String] = []
        for source in form.allFields.compactMap(\.optionSource)
        where source.isLoaded && source.url.isEmpty && loaders[source.loader] == nil && !missing.contains(source.loader)
        {
            missing.append(source.loader)
        }
        return missing
    }

    /// Lets a loader load the options of a field: when the form is loaded, when the field becomes visible, when
    /// somebody searches, and again when an answer changes on which they depend.
    ///
    /// The answer stays while its options are loaded. If it is not among the new options, it is an error. A target with
    /// the action `clear` clears it instead.
    ///
    /// - Parameters:
    ///   - path: The path of the field, such as `city`; `guests[].city` for the field in every item.
    ///   - names: The ids of the fields whose answers the options depend on, looked up from the nearest item outward.
    ///     Nothing is loaded while one of them is blank.
    ///   - delay: How long the person must not have typed before a search begins.
    ///   - loader: The loader.
    public func options(
        of path: String, dependingOn names: [String] = [], searchingAfter delay: Duration = .milliseconds(300),
        from loader: any OptionLoader
    ) -> FormEnvironment {
        changed(at: path) {
            $0.optionBindings.removeAll { $0.path == path }
            $0.optionBindings.append(OptionBinding(path: path, dependencies: names, delay: delay, loader: loader))
        }
    }

    /// Lets a closure load the options of a field.
    ///
    /// - Parameters:
    ///   - path: The path of the field, such as `city`; `guests[].city` for the field in every item.
    ///   - names: The ids of the fields whose answers the options depend on, as for a loader.
    ///   - delay: How long the person must not have typed before a search begins.
    ///   - load: Returns the options that fit a request.
    public func options(
        of path: String, dependingOn names: [String] = [], searchingAfter delay: Duration = .milliseconds(300),
        _ load: @escaping @Sendable (OptionRequest) async throws -> OptionPage
    ) -> FormEnvironment {
        options(of: path, dependingOn: names, searchingAfter: delay, from: ClosureLoader(load: load))
    }
}
