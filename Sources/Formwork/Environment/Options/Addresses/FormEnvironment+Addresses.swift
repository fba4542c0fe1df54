public import FormworkCore

extension FormEnvironment {
    /// Lets forms take options from addresses of some hosts (`options_from` with a `url`). Other addresses are never asked,
    /// whatever a form says.
    ///
    /// Hosts that are not private are asked with encryption (`https`) only.
    ///
    /// - Parameters:
    ///   - hosts: The hosts.
    ///   - time: How long what an address gave is used without asking again.
    ///   - fetcher: What asks: `URLSessionFetcher` in an app, `HTTPFetcher` on a server.
    ///   - noticed: Hears why an address gave nothing, and its host.
    public func optionHosts(
        _ hosts: [OptionHost], keptFor time: Duration = .seconds(60), by fetcher: any OptionFetcher,
        noticing noticed: @escaping @Sendable (OptionAddressProblem, String) -> Void = { _, _ in }
    ) -> FormEnvironment {
        changed {
            $0.optionAccess = OptionAccess(hosts: hosts, keptTime: time, fetcher: fetcher, noticed: noticed)
        }
    }

    /// The hosts of addresses that a form takes options from and that are not allowed here, each once, in the form's order.
    ///
    /// A field whose address may not be asked has no options, so an app should look at this when it starts.
    public func refusedOptionHosts(of form: FormDefinition) -> [String] {
        var refused: [String] = []
        for source in form.allFields.compactMap(\.optionSource) {
            guard let host = refusedHost(of: source), !refused.contains(host) else { continue }
            refused.append(host)
        }
        return refused
    }

    /// The host of the address of options, if it may not be asked.
    func refusedHost(of source: OptionSource) -> String? {
        guard let address = OptionAddress(source.url), optionAccess?.allows(address) != true else { return nil }
        return address.host
    }

    /// The loader of a field; `nil` if the field names one that is not here.
    func loader(of source: OptionSource) -> (any OptionLoader)? {
        source.url.isEmpty ? loaders[source.loader] : AddressLoader(source, optionAccess)
    }
}
