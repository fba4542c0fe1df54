public import FormworkCore

extension FormEnvironment {
    /// Lets forms load options from addresses of some hosts (`options_from` with a `url`). No other address is ever
    /// called, whatever a form says.
    ///
    /// Hosts that are not private are called with encryption (`https`) only.
    ///
    /// - Parameters:
    ///   - hosts: The hosts.
    ///   - time: How long the reply of an address is used before the address is called again.
    ///   - fetcher: Calls the address: `URLSessionFetcher` in an app, `HTTPFetcher` on a server.
    ///   - noticed: Is called if an address returned no options, with the reason and the host.
    public func optionHosts(
        _ hosts: [OptionHost], keptFor time: Duration = .seconds(60), by fetcher: any OptionFetcher,
        noticing noticed: @escaping @Sendable (OptionAddressProblem, String) -> Void = { _, _ in }
    ) -> FormEnvironment {
        changed {
            $0.optionAccess = OptionAccess(hosts: hosts, keptTime: time, fetcher: fetcher, noticed: noticed)
        }
    }

    /// The hosts of addresses from which a form loads options and that are not allowed here, each once, in the form's
    /// order.
    ///
    /// A field with such an address has no options, so an app should look at this when it starts.
    public func refusedOptionHosts(of form: FormDefinition) -> [String] {
        var refused: [String] = []
        for source in form.allFields.compactMap(\.optionSource) {
            guard let host = refusedHost(of: source), !refused.contains(host) else { continue }
            refused.append(host)
        }
        return refused
    }

    /// The host of an address of options if it is not allowed; `nil` if it is.
    func refusedHost(of source: OptionSource) -> String? {
        guard let address = OptionAddress(source.url), optionAccess?.allows(address) != true else { return nil }
        return address.host
    }

    /// The loader for a source of options; `nil` if the source names a loader that this environment lacks.
    func loader(of source: OptionSource) -> (any OptionLoader)? {
        source.url.isEmpty ? loaders[source.loader] : AddressLoader(source, optionAccess)
    }
}
