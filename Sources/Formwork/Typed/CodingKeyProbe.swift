import FormworkCore

/// Decodes a model only as far as it tells its keys, to compare them with the names of its properties.
final class CodingKeyProbe: DecodingProbe {
    /// The levels inside the model whose keys are wanted, such as `address`.
    private var wanted: Set<ExactText>
    /// Whether a level has a key, by the path of the level.
    private var keys: [ExactText: (String) -> Bool] = [:]
    /// How many values may still be made. A model that needs more does not tell its inner keys.
    private var budget = 200

    private init(_ names: [String]) {
        wanted = [ExactText("")]
        for name in names {
            var level = name[...]
            while let point = level.utf8.lastIndex(of: UInt8(ascii: ".")) {
                level = level[..<point]
                wanted.insert(ExactText(String(level)))
            }
        }
    }

    /// The names of properties that the model does not have among its keys. What it does not tell counts as known.
    static func unknownNames(_ names: [String], of model: any Decodable.Type) -> [String] {
        let probe = CodingKeyProbe(names)
        // It ends as soon as all keys are known, so no model is made.
        _ = try? probe.value(model, [])
        return names.filter { name in
            var level = ""
            for part in name.split(separator: ".") {
                if let has = probe.keys[ExactText(level)], !has(String(part)) { return true }
                level += (level.isEmpty ? "" : ".") + part
            }
            return false
        }
    }

    func enter<Key: CodingKey>(_ type: Key.Type, at path: [any CodingKey]) {
        let level = ExactText(path.formPattern)
        // Text: the names of the developer's properties.
        if keys[level] == nil { keys[level] = { Key(stringValue: $0) != nil } }
        wanted.remove(level)
    }

    func isAsked(_ path: [any CodingKey]) -> Bool {
        let level = path.formPattern
        return wanted.contains { $0.text.isSame(as: level) || $0.text.hasPrefix(level + ".") }
    }

    func expectAsked(_ path: [any CodingKey]) {}

    func value<Value: Decodable>(_ type: Value.Type, _ path: [any CodingKey]) throws -> Value {
        for example in ExampleAnswers.all where !wanted.isEmpty && budget > 0 {
            budget -= 1
            if let answerable = type as? any FormValueConvertible.Type {
                if let found = made(answerable, of: example) as? Value { return found }
            } else if let found = try? Value(from: ProbeDecoder(probe: self, example: example, codingPath: path)) {
                return found
            }
        }
        if let cases = type as? any CaseIterable.Type, let first = firstCase(cases) as? Value { return first }
        throw FormCodingError(path: "", reason: .notAnswered)
    }

    private func made<Value: FormValueConvertible>(_ type: Value.Type, of example: FormValue) -> Any? {
        Value(formValue: example, in: .gmt)
    }

    private func firstCase<Value: CaseIterable>(_ type: Value.Type) -> Any? { Value.allCases.first }
}
