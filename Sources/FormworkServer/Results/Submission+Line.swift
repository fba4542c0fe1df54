#if Server
import FormworkCore

extension Submission {
    /// The submission as one line of JSON, without a line break: its id, reference number, time, definition and values. The
    /// values of a damaged one are the text that is stored, and `damaged` is true.
    public var line: String { lineJSON.text() }

    var lineJSON: JSONValue {
        JSONValue.object(
            [
                JSONMember("id", .string(id)),
                JSONMember("reference", .string(reference)),
                JSONMember("created", .string(isoTime(created))),
                JSONMember("definition", .string(definition)),
                JSONMember("values", json ?? .string(values)),
            ] + (record.map { [JSONMember("record", .string($0))] } ?? [])
                + (isDamaged ? [JSONMember("damaged", true)] : []))
    }
}
#endif
