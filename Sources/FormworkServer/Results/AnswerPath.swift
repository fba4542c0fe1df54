#if Server
import FormworkCore

/// The path of a question as databases read it: one way up to each list of items, and one from there to the answer.
package struct AnswerPath {
    /// A step from a value to one inside of it.
    package enum Step: Equatable, Sendable {
        case name(String)
        case index(Int)
    }

    /// The names of members that have something else than answers in clear: encrypted and hashed ones.
    package static let protectedNames = ProtectedAnswer.names

    /// `$."guests"` and `$."name"` for `guests[].name`, as SQLite writes them.
    let parts: [String]
    /// The same as steps.
    package let levels: [[Step]]

    /// - Returns: `nil` for a text that is no path, or has a name that SQLite cannot look for.
    package init?(_ text: String) {
        guard FormPath(text.replacing("[]", with: "")) != nil, !text.contains("\""), !text.hasSuffix("[]") else {
            return nil
        }
        var parts: [String] = []
        var part = "$"
        var levels: [[Step]] = []
        var level: [Step] = []
        for step in text.split(separator: ".", omittingEmptySubsequences: false) {
            // Text: an argument of a statement, in quotation marks.
            let name = step.prefix { $0 != "[" }
            // A name inside an answer that is encrypted or hashed does not name an answer.
            if ProtectedAnswer.names.contains(String(name)) { return nil }
            let rest = step.dropFirst(name.count)
            part += ".\"\(name)\"" + String(rest).replacing("[]", with: "")
            level.append(.name(String(name)))
            // Text: anything but numbers is refused.
            for index in rest.split(whereSeparator: { $0 == "[" || $0 == "]" }) {
                guard let index = Int(index) else { return nil }
                level.append(.index(index))
            }
            if rest.hasSuffix("[]") {
                parts.append(part)
                part = "$"
                levels.append(level)
                level = []
            }
        }
        self.parts = parts + [part]
        self.levels = levels + [level]
    }
}
#endif
