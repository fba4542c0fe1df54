#if Server
import FormworkCore
import FormworkPages
import FormworkPresentation
import HTTPTypes
import Hummingbird

/// How many submissions each form has, for the page that shows it and for its script.
extension AdminDesk {
    /// All forms that are served or have submissions, as far as somebody sees them.
    func tallyEntries(_ user: AdminUser) async throws -> [AdminEntry] {
        let tallies = try await options.store.tallies().filter { user.rights.sees($0.form) }
        let served = services.forms.entries(in: []).compactMap(\.id).filter { id in
            user.rights.sees(id) && !tallies.contains { $0.form == id }
        }
        return tallies.map { tally in
            AdminEntry(
                title: title(of: tally.form),
                parts: [
                    words.text(
                        .last,
                        [
                            ("submissions", words.submissions(tally.count)),
                            ("time", locale.isolated(Self.time(tally.latest))),
                        ])
                ],
                address: address(.list(tally.form)))
        } + served.map { AdminEntry(title: title(of: $0), parts: [words.submissions(0)], address: address(.list($0))) }
    }

    /// Replies with the line below each form on the page, by the address of its list. The script of the page asks for it again
    /// and again, so there is no body if it has not changed.
    func counts(_ user: AdminUser) async throws -> Response {
        let entries = try await tallyEntries(user)
        let json = JSONValue.object(entries.map { JSONMember($0.address, .string($0.parts.joined(separator: " · "))) })
        let tag = "\"" + contentHash(Array(json.text().utf8)) + "\""
        if call.head.headerFields[.ifNoneMatch] == tag { return Reply.notModified(tag: tag, caching: "no-store") }
        var response = Reply.json(json)
        response.headers[.eTag] = tag
        return response
    }
}
#endif
