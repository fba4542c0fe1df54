import FormworkCore

/// A form with questions of all kinds and answers to them, for the engine and for `Floor/session.js`.
///
/// Of twenty fields eight ask for texts, of which six have a pattern; five ask for numbers, three for a choice, two are
/// switches and two are calculated. Every fifth is shown under a condition.
struct Survey {
    let count: Int
    /// Whether all conditions read the first field: then it shows or hides a fifth of the form.
    let isHub: Bool

    private static let code = "[A-Z]{3}-[0-9]{4}"
    private static let mail = "[^@ ]+@[^@ ]+\\\\.[a-z]{2,}"
    private static let phone = "\\\\+?[0-9 ]{7,15}"

    /// The form as its author would write it.
    var definition: [UInt8] {
        let fields = (0..<count).map { json(of: $0) }.joined(separator: ",\n")
        return Array(#"{"id": "survey-\#(count)", "title": "A survey", "fields": [\#(fields)]}"#.utf8)
    }

    private func json(of index: Int) -> String {
        var members = [#""id": "f\#(index)", "title": "Question \#(index)""#]
        func other(_ kind: Int) -> String { "$f\(index - index % 20 + kind)" }
        switch index % 20 {
        case 0, 10: members.append(#""type": "switch""#)
        case 1, 11, 17:
            let options = (1...5).map { #"{"id": "o\#($0)", "title": "Option \#($0)"}"# }.joined(separator: ", ")
            members.append(#""type": "select", "style": "list", "options": [\#(options)]"#)
        case 4: members.append(#""type": "info", "formula": "\#(other(2)) + \#(other(3))""#)
        case 14: members.append(#""type": "info", "formula": "\#(other(12)) * \#(other(13))""#)
        case 2, 3, 12, 13:
            members.append(#""type": "decimal", "validations": {"required": true, "min_value": 0, "max_value": 1000}"#)
        case 8: members.append(#""type": "decimal", "validations": {"min_value": 0, "max_value": 100}"#)
        case 9, 19: members.append(#""type": "text", "validations": {"max_length": 40}"#)
        case 6: members.append(#""type": "text", "validations": {"required": true, "pattern": "\#(Self.mail)"}"#)
        case 15, 18: members.append(#""type": "text", "validations": {"pattern": "\#(Self.phone)"}"#)
        default: members.append(#""type": "text", "validations": {"pattern": "\#(Self.code)"}"#)
        }
        if let condition = condition(of: index) { members.append(#""visible_when": "\#(condition)""#) }
        return "{" + members.joined(separator: ", ") + "}"
    }

    private func condition(of index: Int) -> String? {
        let base = index - index % 20
        let condition: String? =
            switch index % 20 {
            case 7: "$f\(base) == true"
            case 8: #"$f\#(base + 1) == \"o2\""#
            case 17: "$f\(base + 10) == true"
            case 18: "$f\(base + 12) > 50"
            default: nil
            }
        return isHub && condition != nil ? "$f0 == true" : condition
    }

    /// Answers to all questions. Some codes do not match their pattern.
    var answers: JSONValue {
        .object((0..<count).compactMap { index in answer(index).map { JSONMember("f\(index)", $0) } })
    }

    private func answer(_ index: Int) -> JSONValue? {
        switch index % 20 {
        case 4, 14: nil
        case 0: .bool(index == 0 || index % 40 == 0)
        case 10: .bool(index % 40 == 10)
        case 1, 11, 17: .string("o\(index / 20 % 5 + 1)")
        case 2, 3, 12, 13: .number(index * 7 % 1_001)
        case 8: .number(index * 7 % 101)
        case 6: .string("person\(index)@example.org")
        case 15, 18: .string("+47 555 \(10_000 + index)")
        case 9, 19: .string("a few words \(index)")
        // A few are wrong.
        default: .string(index % 100 == 5 ? "abc" : "ABC-\(1_000 + index % 9_000)")
        }
    }

    /// The fields of one kind: those with this remainder.
    func ids(_ kind: Int) -> [String] {
        stride(from: kind, to: count, by: 20).map { "f\($0)" }
    }
}
