import FormworkCore

/// One call of a loader. It also finds the options of answers that are on no loaded page.
///
/// It has no part of the session, so it runs in a task of its own.
struct OptionLoad: Sendable {
    let loader: any OptionLoader
    let request: OptionRequest
    /// Whether a page of options is loaded, and not only the options of answers.
    var loadsPage = true
    /// The chosen answers.
    let chosen: [FormValue]
    /// The options that the field has already.
    var known: [FieldOption] = []
    /// The maximum number of pages to load.
    var pageCount = 1
    /// The number of options after which no further page is loaded; `nil` for any number.
    var enough: Int?

    /// The options that a loader returned.
    struct Findings: Sendable {
        /// The page that was requested, or all pages in one; `nil` if no page was requested.
        var page: OptionPage?
        /// The options of answers that are on no page.
        var resolved: [FieldOption]
        /// The answers whose options were requested by their ids.
        var asked: [FormValue]
    }

    /// Calls the loader.
    func run() async throws -> Findings {
        let page = loadsPage ? try await pages() : nil
        let all = known + (page?.options ?? [])
        let missing = chosen.filter { choice in
            !all.contains { $0.id.canonicalText == choice.canonicalText }
        }
        let resolved = missing.isEmpty ? [] : try await loader.options(withIDs: missing, for: request)
        return Findings(page: page, resolved: resolved, asked: missing)
    }

    private func pages() async throws -> OptionPage {
        var page = try await loader.options(for: request)
        var count = 1
        while let next = page.next, count < pageCount, page.options.count < enough ?? .max {
            let more = try await loader.options(
                for: OptionRequest(
                    path: request.path, field: request.field, search: request.search, page: next,
                    answers: request.answers))
            // A loader with empty pages would be called for ever.
            if more.options.isEmpty { break }
            page = OptionPage(page.options + more.options, next: more.next)
            count += 1
        }
        if let enough { page.options = Array(page.options.prefix(enough)) }
        return page
    }
}

extension [FieldOption] {
    /// The options without those whose id an earlier option has.
    var withoutRepetitions: [FieldOption] {
        var seen: Set<ExactText> = []
        return filter { seen.insert($0.id.canonicalText).inserted }
    }
}

extension FormValue {
    /// The chosen answers: one or several.
    var choices: [FormValue] {
        if case .list(let list) = self { list } else { isBlank ? [] : [self] }
    }
}
