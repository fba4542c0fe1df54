#if Server
import FormworkCore

/// The state that a page posts back about itself.
///
/// The server puts it into the page, signed (see `StateSeal`), and the page posts it back. So no server remembers
/// pages.
struct PageState: Sendable {
    /// The version of the protocol in which the page posts.
    var version = PageProtocol.current
    /// The form's id.
    var form: String
    /// The hash of the definition that the page was made from.
    var definition: String
    /// The language of the page, with the region of its days and numbers. Its post is read in the same way, and the reply is
    /// written so.
    var language: String
    /// The key of the submission. However often the page is sent, one submission is stored.
    var idempotencyKey: String
    /// The stored record that the answers edit; `nil` for new answers.
    var record: String?
    /// When the page was made, in milliseconds since 1970.
    var issued: Int64
    /// The session from which the page was drawn, with the answers that the person found there.
    var snapshot: JSONValue

    var json: JSONValue {
        .object(
            [
                version.member, JSONMember("form", .string(form)),
                JSONMember("definition", .string(definition)),
                JSONMember("language", .string(language)),
                JSONMember("key", .string(idempotencyKey)),
                JSONMember("issued", .string(String(issued))),
                JSONMember("snapshot", snapshot),
            ] + (record.map { [JSONMember("record", .string($0))] } ?? []))
    }
}

extension PageState {
    /// Whether the page is older than that.
    func isOlder(than age: Duration, at now: Int64) -> Bool {
        .milliseconds(now) - .milliseconds(issued) > age
    }

    init?(_ json: JSONValue) {
        guard let form = json["form"]?.stringValue, let definition = json["definition"]?.stringValue,
            let key = json["key"]?.stringValue,
            let issued = json["issued"]?.stringValue.flatMap({ Int64($0) }), let snapshot = json["snapshot"],
            let version = PageProtocol(of: json)
        else { return nil }
        self.init(
            version: version, form: form, definition: definition, language: json["language"]?.stringValue ?? "",
            idempotencyKey: key,
            record: json["record"]?.stringValue, issued: issued, snapshot: snapshot)
    }
}
#endif
