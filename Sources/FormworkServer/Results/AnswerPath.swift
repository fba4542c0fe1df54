#if Server
import FormworkCore

/// The path of a question: one way up to each list of items, and one from there to the answer.
struct AnswerPath: Equatable, Sendable {
    /// A step from a value to one inside of it.
    enum Step: Equatable, Sendable {
        case name(String)
        case index(Int)
    }

    /// `guests` and `name` for `guests[].name`.
    let levels: [[Step]]
    /// The path with empty brackets for all items.
    let pattern: String

    /// - Returns: `nil` for a text that is no path.
    init?(_ text: String) {
        guard FormPath(text.replacing("[]", with: "")) != nil, !text.contains("\""), !text.hasSuffix("[]") else {
            return nil
        }
        var levels: [[Step]] = []
        var level: [Step] = []
        var pattern = ""
        for step in text.split(separator: ".", omittingEmptySubsequences: false) {
            // Text: an argument of a statement, in quotation marks.
            let name = step.prefix { $0 != "[" }
            // A name inside an answer that is encrypted or hashed does not name an answer.
            if ProtectedAnswer.names.contains(String(name)) { return nil }
            let rest = step.dropFirst(name.count)
            level.append(.name(String(name)))
            // Text: anything but numbers is refused.
            for index in rest.split(whereSeparator: { $0 == "[" || $0 == "]" }) {
                guard let index = Int(index) else { return nil }
                level.append(.index(index))
            }
            pattern += (pattern.isEmpty ? "" : ".") + name + (rest.isEmpty ? "" : "[]")
            if rest.hasSuffix("[]") {
                levels.append(level)
                level = []
            }
        }
        self.levels = levels + [level]
        self.pattern = pattern
    }

    /// Passes the answers at and below this place to a function, until it says that one is enough.
    ///
    /// - Parameter isEnough: Gets an answer, and its path with empty brackets for items.
    /// - Returns: Whether one was enough.
    func answers(in values: JSONValue, until isEnough: (JSONValue, String) -> Bool) -> Bool {
        Self.answers(in: values, levels[...], pattern, isEnough)
    }

    private static func answers(
        in values: JSONValue, _ levels: ArraySlice<[Step]>, _ pattern: String, _ isEnough: (JSONValue, String) -> Bool
    ) -> Bool {
        var value = values
        for step in levels.first ?? [] {
            switch step {
            case .name(let name):
                guard let member = value[name] else { return false }
                value = member
            case .index(let index):
                guard let items = value.arrayValue, items.indices.contains(index) else { return false }
                value = items[index]
            }
        }
        if levels.count <= 1 { return leaves(of: value, pattern, isEnough) }
        // Something else in the place of a list, as of an earlier form, has no items.
        return (value.arrayValue ?? []).contains { item in
            item.objectValue != nil && answers(in: item, levels.dropFirst(), pattern, isEnough)
        }
    }

    private static func leaves(
        of value: JSONValue, _ path: String, _ isEnough: (JSONValue, String) -> Bool
    ) -> Bool {
        if let items = AnswerShape.items(in: value) { return items.contains { leaves(of: $0, path + "[]", isEnough) } }
        if let members = AnswerShape.members(of: value) {
            return members.contains { leaves(of: $0.value, path + "." + $0.key, isEnough) }
        }
        if value.isNull || value.arrayValue?.isEmpty == true { return false }
        return isEnough(value, path)
    }
}
#endif
