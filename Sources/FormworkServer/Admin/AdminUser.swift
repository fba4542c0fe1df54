#if Server
import FormworkCore

/// The person who is let in, for one request.
struct AdminUser: Equatable, Sendable {
    /// The name for the log of accesses.
    var name: String
    /// The rights of the person.
    var rights: AdminRights
    /// The secret of the login; `nil` for those whom a proxy or the app lets in.
    var session: AdmissionSecret?

    /// The value that forms on the pages of this person are signed for, so that nobody else's are taken.
    var mark: String { session?.hash ?? "name:" + name }
}

/// Shows that a form was on a page that this server made for the same person. It is signed (see `StateSeal`).
struct AdminTicket: Equatable, Sendable {
    /// Whom the page was made for.
    var mark: String
    /// When it stops to be good, in milliseconds since 1970.
    var expiry: Int64

    var json: JSONValue {
        .object([JSONMember("mark", .string(mark)), JSONMember("until", .string(String(expiry)))])
    }
}

extension AdminTicket {
    init?(_ json: JSONValue) {
        guard let mark = json["mark"]?.stringValue, let expiry = json["until"]?.stringValue.flatMap({ Int64($0) })
        else {
            return nil
        }
        self.init(mark: mark, expiry: expiry)
    }
}
#endif
