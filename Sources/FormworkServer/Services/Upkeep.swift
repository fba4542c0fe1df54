#if Server
import Formwork
import FormworkCore
import Logging

/// The work that a server does from time to time: it erases what is over.
struct Upkeep: Sendable {
    /// The name in the log of accesses for submissions that were erased because of their age.
    static let keeper = "retention"

    private let services: Services
    private let sweep = Interval(Interval.ofSweeps)

    init(_ services: Services) {
        self.services = services
    }

    /// Deletes drafts that have expired, and what is left of files of erased submissions, at most once an hour.
    func sweepIfDue() async {
        guard sweep.isDue() else { return }
        // This may take long, and whoever asked for a page does not wait for it.
        Task { await eraseOldSubmissions() }
        Task { await DraftClearing(services: services).clear() }
        await deleteErasedFiles()
        await deleteExpiredDrafts()
    }

    /// Does at once what requests start once an hour. Files that nobody has are deleted once an hour at most.
    func sweepNow() async {
        await eraseOldSubmissions()
        await DraftClearing(services: services).clear()
        await deleteErasedFiles()
        await deleteExpiredDrafts()
        sweepFilesIfDue()
    }

    private func deleteExpiredDrafts() async {
        guard let store = services.stores.drafts else { return }
        do {
            _ = try await store.deleteDrafts(expiredAt: services.now())
        } catch {
            services.report("Expired drafts could not be deleted", error)
        }
    }

    /// Erases the submissions that are older than they may be. Each is in the log of accesses.
    func eraseOldSubmissions() async {
        let rules = services.options.retention
        guard rules != Retention(), let results = services.stores.results else { return }
        do {
            for tally in try await results.tallies() {
                guard let limit = rules.limit(of: tally.form, at: services.now()) else { continue }
                try await eraseSubmissions(of: tally.form, before: limit, in: results)
            }
            await deleteErasedFiles()
        } catch {
            services.report("Old submissions could not be erased", error)
        }
    }

    private func eraseSubmissions(of form: String, before limit: Int64, in results: any ResultStore) async throws {
        let query = SubmissionQuery(form: form, until: limit, newestFirst: false)
        while true {
            let page = try await results.page(query, after: nil, limit: 100)
            for submission in page.submissions {
                let access = AccessEntry(
                    time: services.now(), who: Self.keeper, action: .erase, form: form, submission: submission.id
                )
                // Another server may have erased it meanwhile.
                _ = try await results.erase(submission.id, form: form, noting: access)
            }
            if page.next == nil { return }
        }
    }

    /// Deletes the files of erased submissions. What cannot be deleted now is deleted later.
    func deleteErasedFiles() async {
        guard let results = services.stores.results, let files = services.files else { return }
        do {
            try await results.deleteErasedFiles(in: files.store)
        } catch {
            services.report("Files of an erased submission could not be deleted", error)
        }
    }

    /// Deletes files that nobody has, at most once an hour.
    func sweepFilesIfDue() { services.files?.sweepIfDue() }
}
#endif
