#if Server
import FormworkCore

/// Opens the receipt of a submission for a while. It is signed, so nobody can make one (see `StateSeal`).
struct ReceiptTicket: Equatable, Sendable {
    /// The form's id.
    var form: String
    /// The key that the submission was stored with.
    var idempotencyKey: String
    /// When it stops to open anything, in milliseconds since 1970.
    var expiry: Int64

    var json: JSONValue {
        .object([
            JSONMember("form", .string(form)), JSONMember("key", .string(idempotencyKey)),
            JSONMember("until", .string(String(expiry))),
        ])
    }
}

extension ReceiptTicket {
    init?(_ json: JSONValue) {
        guard let form = json["form"]?.stringValue, let key = json["key"]?.stringValue,
            let expiry = json["until"]?.stringValue.flatMap({ Int64($0) })
        else { return nil }
        self.init(form: form, idempotencyKey: key, expiry: expiry)
    }
}
#endif
