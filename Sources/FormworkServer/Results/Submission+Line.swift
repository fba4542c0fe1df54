#if Server
import FormworkCore
import Foundation

extension Submission {
    /// The submission as one line of JSON, without a line break: its id, reference number, time, definition and values.
    public var line: String { lineJSON.text() }

    var lineJSON: JSONValue {
        let time = Date(timeIntervalSince1970: Double(created) / 1_000)
        return JSONValue.object(
            [
                JSONMember("id", .string(id)),
                JSONMember("reference", .string(reference)),
                JSONMember("created", .string(time.formatted(.iso8601))),
                JSONMember("definition", .string(definition)),
                JSONMember("values", json ?? .string(values)),
            ] + (record.map { [JSONMember("record", .string($0))] } ?? []))
    }
}
#endif
