import FormworkCore
import Foundation

/// The table of what people write for a number and what it means, in seven languages: `Tests/Locales/amounts.tsv`.
///
/// Each row is an input, and a cell for each language: the number it is for a decimal field and an amount, or both with
/// `|` between them where they differ; `-` is an error.
struct AmountTable {
    /// A language with its currency.
    struct Column {
        var locale: JSONValue
        var identifier: String
        var currency: String
    }

    /// An input with what it means in each column.
    struct Row {
        var input: String
        /// The number as JSON writes it, for a decimal field and an amount; `nil` for an error.
        var readings: [[String?]]
    }

    private(set) var columns: [Column] = []
    private(set) var rows: [Row] = []

    init(_ tests: URL) throws {
        let folder = tests.appendingPathComponent("Locales")
        let records = try JSONParser.parse(
            [UInt8](Data(contentsOf: folder.appendingPathComponent("records.json"))), limits: .definition)
        let lines = try String(contentsOf: folder.appendingPathComponent("amounts.tsv"), encoding: .utf8)
            .split(separator: "\n")
        for name in lines[0].split(separator: "\t").dropFirst() {
            let parts = name.split(separator: " ").map { String($0) }
            let record = records.arrayValue?.first { $0["identifier"]?.stringValue == parts[0] }
            columns.append(Column(locale: record ?? .null, identifier: parts[0], currency: parts[1]))
        }
        for line in lines.dropFirst() {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
            rows.append(Row(input: Self.unescaped(cells[0]), readings: cells.dropFirst().map { Self.readings($0) }))
        }
    }

    private static func readings(_ cell: String) -> [String?] {
        let parts = cell.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        return [parts.first, parts.last].map { $0 == "-" ? nil : $0 }
    }

    /// `\u{A0}`, `\t` and `\n` as the characters that they stand for.
    private static func unescaped(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "\\") {
            result += rest[..<start]
            rest = rest[rest.index(after: start)...]
            if rest.hasPrefix("u{"), let end = rest.firstIndex(of: "}") {
                let code = UInt32(rest[rest.index(rest.startIndex, offsetBy: 2)..<end], radix: 16) ?? 0
                result.unicodeScalars.append(Unicode.Scalar(code) ?? " ")
                rest = rest[rest.index(after: end)...]
            } else {
                result += rest.hasPrefix("t") ? "\t" : "\n"
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }

    /// The ways in which a text arrives.
    enum Way: CaseIterable {
        case typed, pasted, posted, given
    }

    /// The fields of the form that the table is played in, with the reading that each has.
    static let fields = [("decimal", 0), ("grouped", 0), ("amount", 1)]

    /// A form with a field of each kind.
    static func form(_ currency: String) -> JSONValue {
        [
            "id": "f",
            "fields": [
                ["id": "decimal", "type": "decimal"],
                ["id": "grouped", "type": "number", "grouping": "while_typing"],
                ["id": "amount", "type": "currency", "currency": .string(currency)],
            ],
        ]
    }

    /// The transactions by which a text arrives in a field. A key depends on what the control shows before it, which
    /// `engine` tells.
    static func keys(_ input: String, _ way: Way, field: String, _ engine: FormEngine) -> [JSONValue] {
        var steps: [JSONValue] = [["op": "set", "field": .string(field), "value": .null]]
        _ = FormPlayer.step(steps[0], engine)
        func edit(_ text: String, _ before: Int?) {
            var members = [
                JSONMember("op", "edit"), JSONMember("field", .string(field)), JSONMember("text", .string(text)),
            ]
            if let before {
                let caret = JSONValue.number(DecimalNumber(text.utf16.count))
                members.append(JSONMember("selection", .array([caret, caret])))
                members.append(JSONMember("before", [.number(DecimalNumber(before)), .number(DecimalNumber(before))]))
            }
            steps.append(.object(members))
            _ = FormPlayer.step(.object(members), engine)
        }
        switch way {
        case .typed:
            for character in input {
                let text = engine.node(at: field).flatMap { engine.field($0)?.text } ?? ""
                edit(text + String(character), text.utf16.count)
            }
        case .pasted: edit(input, 0)
        case .posted: edit(input, nil)
        case .given:
            let step: JSONValue = ["op": "set", "field": .string(field), "value": .string(input)]
            steps.append(step)
            _ = FormPlayer.step(step, engine)
        }
        steps.append(["op": "blur", "field": .string(field), "show": ["values", "fields"]])
        _ = FormPlayer.step(["op": "blur", "field": .string(field)], engine)
        return steps
    }
}
