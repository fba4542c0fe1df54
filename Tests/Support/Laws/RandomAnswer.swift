package import FormworkCore

/// Answers and typed texts for a field, mostly of its kind.
package enum RandomAnswer {
    package static func value(for field: Field, _ random: inout SeededGenerator) -> JSONValue {
        switch field.valueKind {
        case .number, .integer: .number(Int.random(in: -2...9, using: &random))
        case .bool: .bool(Bool.random(using: &random))
        case .text, .exactText: .string(pick(["blue", "a", "abc", "x1 y", "mañana", "1234567"], &random))
        case .date: .string(pick(["2026-01-05", "2026-03-01", "2026-11-21"], &random))
        case .time: .string(pick(["08:30", "23:59"], &random))
        case .dateTime: .string(pick(["2026-01-05T08:30", "2026-11-21T00:00"], &random))
        case .option: field.options.randomElement(using: &random)?.id.json ?? "red"
        case .options: .array(field.options.filter { _ in Bool.random(using: &random) }.map { $0.id.json })
        case .any: .number(Int.random(in: 0...3, using: &random))
        case .none: .null
        }
    }

    package static func text(for field: Field, _ random: inout SeededGenerator) -> String {
        if Int.random(in: 0...9, using: &random) < 3 {
            return pick(["", "x", "1,000.5", "true", " ", "red\u{1F}blue", "-", "12e9", "é👍🏽"], &random)
        }
        let value = value(for: field, &random)
        return switch value.content {
        case .string(let text): text
        case .array(let list): list.map { $0.stringValue ?? $0.text() }.joined(separator: "\u{1F}")
        case .bool(let flag): flag ? "true" : ""
        default: value.text()
        }
    }

    static func pick(_ list: [String], _ random: inout SeededGenerator) -> String {
        list.randomElement(using: &random) ?? ""
    }
}
