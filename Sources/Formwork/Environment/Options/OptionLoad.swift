import FormworkCore

/// One question to a loader, with what is to be found besides: the options of answers that are on no page.
///
/// It has nothing of the session, so it runs in a task of its own.
struct OptionLoad: Sendable {
    let loader: any OptionLoader
    let request: OptionRequest
    /// Whether a page of options is loaded, and not only the options of answers.
    var loadsPage = true
    /// What is answered.
    let chosen: [FormValue]
    /// The options that the field has besides.
    var known: [FieldOption] = []
    /// How many pages are loaded at most, if there are so many.
    var pageCount = 1
    /// How many options are enough; no further page is loaded then. `nil` for any number.
    var enough: Int?

    /// What a loader gave.
    struct Findings: Sendable {
        /// The page that was asked for, or all of them in one; `nil` if none was.
        var page: OptionPage?
        /// The options of answers that are on no page.
        var resolved: [FieldOption]
        /// The answers whose options were asked for by their ids.
        var asked: [FormValue]
    }

    /// Asks the loader.
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
            // A loader whose pages are empty would be asked for ever.
            if more.options.isEmpty { break }
            page = OptionPage(page.options + more.options, next: more.next)
            count += 1
        }
        if let enough { page.options = Array(page.options.prefix(enough)) }
        return page
    }
}

extension [FieldOption] {
    /// The options without those whose id came before.
    var withoutRepetitions: [FieldOption] {
        var seen: Set<String> = []
        return filter { seen.insert($0.id.canonicalText).inserted }
    }
}

extension FormValue {
    /// What is chosen: one answer or several.
    var choices: [FormValue] {
        if case .list(let list) = self { list } else { isBlank ? [] : [self] }
    }
}
