import FormworkCore

/// Collects the members of a JSON object. Members with their default are left out.
struct ObjectWriter {
    private(set) var members: [JSONMember] = []
    /// Whether the object is a field that is asked for twice. Its repetition is not written.
    var isRepeated = false

    var json: JSONValue { .object(members) }

    /// Adds a member with any value.
    mutating func add(_ key: String, _ value: JSONValue) {
        members.append(JSONMember(key, value))
    }

    mutating func text(_ key: String, _ text: String) {
        if !text.isEmpty { add(key, .string(text)) }
    }

    mutating func flag(_ key: String, _ flag: Bool, default value: Bool = false) {
        if flag != value { add(key, .bool(flag)) }
    }

    mutating func number(_ key: String, _ number: DecimalNumber?) {
        if let number { add(key, .number(number)) }
    }

    /// Writes a limit: its expression, or else its constant.
    mutating func number(_ key: String, _ number: DecimalNumber?, or expression: String) {
        if expression.isEmpty { self.number(key, number) } else { add(key, .string(expression)) }
    }

    /// Writes a limit: its expression, or else its constant.
    mutating func text(_ key: String, _ text: String, or expression: String) {
        self.text(key, expression.isEmpty ? text : expression)
    }

    mutating func count(_ key: String, _ count: Int?, default value: Int? = nil) {
        if let count, count != value { add(key, .number(count)) }
    }

    mutating func word<Word: RawRepresentable & Equatable>(_ key: String, _ word: Word, default value: Word)
    where Word.RawValue == String {
        if word != value { add(key, .string(word.rawValue)) }
    }

    /// Adds an answer or another value for which `null` and "" count as absent.
    mutating func value(_ key: String, _ value: JSONValue) {
        if !value.isNull, value != "" { add(key, value) }
    }

    mutating func list(_ key: String, _ elements: [JSONValue]) {
        if !elements.isEmpty { add(key, .array(elements)) }
    }

    mutating func object(_ key: String, _ object: ObjectWriter) {
        if !object.members.isEmpty { add(key, object.json) }
    }

    /// Adds words for error codes. If a code has several, the first are added.
    mutating func messages(_ messages: [MessageOverride]) {
        object("messages", Self.table(messages.map { ($0.code, $0.text) }))
    }

    /// Makes an object with texts as keys and values. If a key occurs several times, its first value is used.
    static func table(_ entries: [(String, String)]) -> ObjectWriter {
        var table = ObjectWriter()
        var seen: Set<ExactText> = []
        for (name, text) in entries where seen.insert(ExactText(name)).inserted { table.text(name, text) }
        return table
    }
}
