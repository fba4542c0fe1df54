#if Server
import FormworkPages
import Hummingbird

/// The log of accesses.
extension AdminDesk {
    private static let pageLength = 100

    /// Shows the log of accesses to answers, the latest first. A person who does not see all forms reads the entries of their
    /// forms.
    func logPage(_ user: AdminUser) async throws -> Response {
        var found: [NotedAccess] = []
        var next = parameter("before").flatMap { Int64($0) }
        // Entries of other forms may be many, so one page does not read more than ten times its length.
        for _ in 0..<10 {
            let part = try await options.store.accesses(before: next, limit: Self.pageLength)
            let seen = part.accesses.filter { user.rights.forms == nil || user.rights.sees($0.entry.form) }
            let rest = Self.pageLength - found.count
            found += seen.prefix(rest)
            // The page is full before the part is: the next one goes on in the middle of it.
            next = seen.count > rest ? found.last?.number : part.next
            if found.count == Self.pageLength || next == nil { break }
        }
        let lines = found.map { access in
            AdminFrame.Access(
                time: Self.time(access.entry.time), who: access.entry.who, what: words[access.entry.action.word],
                subject: [
                    access.entry.form,
                    name(of: access.entry),
                ].filter { !$0.isEmpty }.joined(separator: " "))
        }
        return page(frame(user).logPage(lines, next: next.map { "\(address(.accesses))?before=\($0)" }))
    }

    /// The subject of an entry: the reference number of a submission, or the identity of a draft, which has no number.
    private func name(of entry: AccessEntry) -> String {
        switch entry.action {
        case .readDraft, .revealDraft, .eraseDraft: entry.submission
        default: entry.submission.isEmpty ? "" : Submission.reference(of: entry.submission)
        }
    }
}
#endif
