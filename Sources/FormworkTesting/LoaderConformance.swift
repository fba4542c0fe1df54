/// The requirements on every loader of options. One test of a loader covers all of them.
public struct LoaderConformance: Sendable {
    /// The loader.
    public let loader: any OptionLoader
    /// A request that finds options.
    public let request: OptionRequest
    /// The maximum number of pages that are requested.
    public let pageLimit: Int

    /// Prepares the checks of a loader.
    ///
    /// - Parameters:
    ///   - loader: The loader.
    ///   - request: A request that finds at least one option.
    ///   - pageLimit: How many pages there may be. A loader that has more than that never ends.
    public init(_ loader: any OptionLoader, finding request: OptionRequest, pageLimit: Int = 100) {
        self.loader = loader
        self.request = request
        self.pageLimit = pageLimit
    }

    /// Loads all pages, and checks that the loader keeps its promises:
    ///
    /// - it finds options, and its pages come to an end;
    /// - every option has an id and a title, and no id comes twice;
    /// - the same request gives the same first page;
    /// - it finds every option again by its id, and nothing for an id that it never gave.
    ///
    /// - Throws: `FormTestFailure` for the first promise that is broken, or the error of the loader.
    public func check() async throws {
        var found: [FieldOption] = []
        var page: String?
        var pages = 0
        repeat {
            let next = try await loader.options(for: asking(page))
            found += next.options
            page = next.next
            pages += 1
            if pages > pageLimit { throw FormTestFailure("There are more than \(pageLimit) pages") }
        } while page != nil
        if found.isEmpty { throw FormTestFailure("Nothing is found") }
        for option in found where option.id.isBlank || option.title.isEmpty {
            throw FormTestFailure("The option \(option.id.canonicalText) “\(option.title)” has no id or no title")
        }
        var seen: Set<String> = []
        for option in found where !seen.insert(option.id.canonicalText).inserted {
            throw FormTestFailure("The option \(option.id.canonicalText) comes twice")
        }
        if try await loader.options(for: asking(nil)) != loader.options(for: asking(nil)) {
            throw FormTestFailure("The same request gives other options")
        }
        try await checkIDs(found.map(\.id))
    }

    private func checkIDs(_ ids: [FormValue]) async throws {
        let resolved = try await loader.options(withIDs: ids, for: request).map(\.id.canonicalText)
        let missing = ids.map(\.canonicalText).filter { !resolved.contains($0) }
        if !missing.isEmpty { throw FormTestFailure("Not found by id: \(missing.joined(separator: ", "))") }
        let other = FormValue.text("no option has this id")
        if try await !loader.options(withIDs: [other], for: request).isEmpty {
            throw FormTestFailure("An id that no option has finds one")
        }
    }

    private func asking(_ page: String?) -> OptionRequest {
        OptionRequest(
            path: request.path, field: request.field, search: request.search, page: page, answers: request.answers)
    }
}
