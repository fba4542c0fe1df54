#if Server
import Formwork
import FormworkCore

extension StoredFile {
    /// The ids of the files among the answers of a submission, wherever they are.
    package static func ids(in submission: Submission) -> [String] {
        submission.json.map { answers($0).map(\.id) } ?? []
    }

    /// The files among stored answers, in their order.
    static func answers(_ values: JSONValue) -> [FormFile] {
        if let file = FormFile(values) { return [file] }
        let parts = values.arrayValue ?? values.objectValue?.map(\.value) ?? []
        return parts.flatMap { answers($0) }
    }
}

extension Submission {
    /// The values as JSON; `nil` if they are none, which no store of Formwork writes.
    var json: JSONValue? { JSONValue(stored: values) }
}

extension JSONValue {
    /// Reads what a store has; `nil` for what is no JSON.
    init?(stored text: String) {
        let bytes = Array(text.utf8)
        var limits = JSONLimits.definition
        // Stored answers may be longer than other JSON.
        limits.maxBytes = max(limits.maxBytes, bytes.count)
        limits.maxNodes = max(limits.maxNodes, bytes.count)
        guard let value = try? JSONParser.parse(bytes, limits: limits) else { return nil }
        self = value
    }
}
#endif
