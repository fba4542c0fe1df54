#if Server
import FormworkCore

/// What a page carries about itself from the server to the server.
///
/// It travels through the browser signed (see `StateSeal`), so that no server needs to remember pages.
struct PageState: Sendable {
    /// The form's id.
    var form: String
    /// The hash of the definition that the page was made from.
    var definition: String
    /// The language that the page is in, so that what is posted is answered in the same.
    var language: String
    /// Names the submission that this page becomes, however often it is sent.
    var idempotencyKey: String
    /// When the page was made, in milliseconds since 1970.
    var issued: Int64
    /// The session as it was drawn: the answers that the person found there.
    var snapshot: JSONValue

    var json: JSONValue {
        .object([
            JSONMember("form", .string(form)),
            JSONMember("definition", .string(definition)),
            JSONMember("language", .string(language)),
            JSONMember("key", .string(idempotencyKey)),
            JSONMember("issued", .string(String(issued))),
            JSONMember("snapshot", snapshot),
        ])
    }
}

extension PageState {
    /// Whether the page was made longer ago than that.
    func isOlder(than age: Duration, at now: Int64) -> Bool {
        .milliseconds(now) - .milliseconds(issued) > age
    }

    init?(_ json: JSONValue) {
        guard let form = json["form"]?.stringValue, let definition = json["definition"]?.stringValue,
            let key = json["key"]?.stringValue,
            let issued = json["issued"]?.stringValue.flatMap({ Int64($0) }), let snapshot = json["snapshot"]
        else { return nil }
        self.init(
            form: form, definition: definition, language: json["language"]?.stringValue ?? "", idempotencyKey: key,
            issued: issued,
            snapshot: snapshot)
    }
}
#endif
