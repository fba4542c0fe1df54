#if Server
import FormworkPages
import Hummingbird

/// The log of accesses.
extension AdminDesk {
    private static let pageLength = 100

    /// Who looked at answers, the latest first. Somebody who does not see all forms reads what concerns theirs.
    func logPage(_ user: AdminUser) async throws -> Response {
        var place = parameter("before").flatMap { Int64($0) }
        var found: [NotedAccess] = []
        var isAtEnd = false
        // Entries of other forms may be many, so one page does not read more than ten times its length.
        for _ in 0..<10 where found.count < Self.pageLength && !isAtEnd {
            let part = try await options.store.accesses(before: place, limit: Self.pageLength)
            isAtEnd = part.count < Self.pageLength
            for access in part where found.count < Self.pageLength {
                place = access.number
                if user.rights.forms == nil || user.rights.sees(access.entry.form) { found.append(access) }
            }
        }
        let lines = found.map { access in
            AdminFrame.Access(
                time: Self.time(access.entry.time), who: access.entry.who, what: words[access.entry.action.word],
                subject: [
                    access.entry.form,
                    access.entry.submission.isEmpty ? "" : Submission.reference(of: access.entry.submission),
                ].filter { !$0.isEmpty }.joined(separator: " "))
        }
        let next = isAtEnd && found.count < Self.pageLength ? nil : place.map { "\(address(.accesses))?before=\($0)" }
        return page(frame(user).logPage(lines, next: next))
    }
}
#endif
