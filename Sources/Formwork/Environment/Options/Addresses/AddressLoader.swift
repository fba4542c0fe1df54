import FormworkCore

/// Loads options from the address of an `OptionSource`.
///
/// The query of the address has the answers on which the options depend, under their ids. Then it has the typed text
/// (`search`), the cursor of a further page (`page`), or the ids whose options are needed (`id`, once for each).
struct AddressLoader: OptionLoader {
    /// The address; `nil` if options cannot be loaded from it.
    let address: OptionAddress?
    /// The ids of the fields whose answers the options depend on.
    let dependencies: [String]
    /// The addresses that are allowed; `nil` if none is.
    let access: OptionAccess?

    init(_ source: OptionSource, _ access: OptionAccess?) {
        address = OptionAddress(source.url)
        dependencies = source.dependencies
        self.access = access
    }

    /// Whether the address is not allowed.
    var isRefused: Bool { address.map { access?.allows($0) != true } ?? true }

    func options(for request: OptionRequest) async throws -> OptionPage {
        var parts = answers(of: request)
        if !request.search.isEmpty { parts.append(("search", request.search)) }
        if let page = request.page { parts.append(("page", page)) }
        return try await page(asking: parts)
    }

    func options(withIDs ids: [FormValue], for request: OptionRequest) async throws -> [FieldOption] {
        let texts = ids.map(\.canonicalText)
        let page = try await page(asking: answers(of: request) + texts.map { ("id", $0) })
        // A service that does not know `id` returns its first page.
        return page.options.filter { option in texts.contains(option.id.canonicalText) }
    }

    private func answers(of request: OptionRequest) -> [(name: String, value: String)] {
        dependencies.flatMap { name in request[name].choices.map { (name, $0.canonicalText) } }
    }

    private func page(asking parts: [(name: String, value: String)]) async throws -> OptionPage {
        guard let address, let access else { throw OptionAddressProblem.refusedHost }
        guard let asked = address.asking(parts) else { throw OptionAddressProblem.tooLong }
        return try await access.page(at: asked)
    }
}
