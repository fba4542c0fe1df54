#if Server
import FormworkCore

/// The path of a question as SQLite reads it: one JSON path up to each list of items, and one from there to the answer.
struct AnswerPath {
    /// `$."guests"` and `$."name"` for `guests[].name`.
    let parts: [String]

    /// - Returns: `nil` for a text that is no path, or has a name that SQLite cannot look for.
    init?(_ text: String) {
        guard FormPath(text.replacing("[]", with: "")) != nil, !text.contains("\""), !text.hasSuffix("[]") else {
            return nil
        }
        var parts: [String] = []
        var part = "$"
        for step in text.split(separator: ".", omittingEmptySubsequences: false) {
            let name = step.prefix { $0 != "[" }
            // What stands inside an answer that is encrypted or hashed is no answer.
            if ProtectedAnswer.names.contains(String(name)) { return nil }
            let rest = step.dropFirst(name.count)
            part += ".\"\(name)\"" + rest.replacing("[]", with: "")
            if rest.hasSuffix("[]") {
                parts.append(part)
                part = "$"
            }
        }
        self.parts = parts + [part]
    }
}
#endif
