#if Server
extension FormServer {
    /// Who is named in the log of accesses for what was erased because of its age.
    static let keeper = "retention"

    /// Erases the submissions that are older than they may be. Each is in the log of accesses.
    func eraseOldSubmissions() async {
        let rules = options.retention
        guard rules != Retention(), let results else { return }
        do {
            for tally in try await results.tallies() {
                guard let limit = rules.limit(of: tally.form, at: currentMilliseconds()) else { continue }
                try await eraseSubmissions(of: tally.form, before: limit, in: results)
            }
            await deleteErasedFiles()
        } catch {
            report("Old submissions could not be erased", error)
        }
    }

    private func eraseSubmissions(of form: String, before limit: Int64, in results: any ResultStore) async throws {
        let query = SubmissionQuery(form: form, until: limit, newestFirst: false)
        while true {
            let page = try await results.page(query, after: nil, limit: 100)
            for submission in page.submissions {
                let access = AccessEntry(
                    time: currentMilliseconds(), who: Self.keeper, action: .erase, form: form, submission: submission.id
                )
                // Another server may have erased it meanwhile.
                _ = try await results.erase(submission.id, form: form, noting: access)
            }
            if page.next == nil { return }
        }
    }

    /// The store, if submissions in it can be found and erased.
    var results: (any ResultStore)? { services.stores.results }
}
#endif
