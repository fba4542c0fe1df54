import FormworkTestSupport
import Foundation
import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// Every example of Documentation/Expressions.md has the result that the document says, and every function has one.
struct ExpressionDocumentTests {
    private let text: String
    private let answers: DocumentAnswers

    init() throws {
        let file = RepositoryFolder.root.appendingPathComponent("Documentation/Expressions.md")
        text = try String(contentsOf: file, encoding: .utf8)
        answers = try DocumentAnswers(document: text)
    }

    /// Pairs such as `` `1 + 1` → `2` ``, also with the word for blank.
    private var examples: [(expression: String, result: String)] {
        let parts = text.replacingOccurrences(of: "\\|", with: "|").components(separatedBy: "`")
        // Code has odd positions; the text between two pieces of code has even ones.
        return stride(from: 1, to: parts.count - 1, by: 2).compactMap { index in
            let after = parts[index + 1].trimmingCharacters(in: .whitespacesAndNewlines)
            if after == "→", index + 2 < parts.count { return (parts[index], parts[index + 2]) }
            return after.hasPrefix("→ blank") ? (parts[index], "null") : nil
        }
    }

    @Test func examplesGiveWhatIsWritten() throws {
        #expect(examples.count > 90)
        for (expression, result) in examples {
            let (program, problems) = ExpressionCompiler().compile(formula: expression, scope: answers, expecting: .any)
            #expect(problems.isEmpty, "\(expression)")
            let expected = FormValue(try JSONParser.parse(Array(result.utf8), limits: .definition))
            #expect(program?.evaluate(in: answers) == expected, "\(expression)")
        }
    }

    @Test func everyFunctionHasAnExample() {
        // These need items around them. `item-order.json` in `Tests/Conformance` shows what they give.
        let inItems = ["previous", "running_sum"]
        for name in FunctionSignature.all.map(\.name) where !inItems.contains(name) {
            #expect(examples.contains { $0.expression.contains(name + "(") }, "\(name)")
        }
    }
}

/// The answers that the document lists.
private struct DocumentAnswers: ExpressionScope, ExpressionContext {
    private var values: [FormValue] = []
    private var types: [StaticType] = []
    private(set) var knownNames: [String] = []
    let now = CivilDateTime("2026-11-21T14:07")
    let locale = LocaleRecord()

    init(document: String) throws {
        let block = document.components(separatedBy: "```answers\n").last?.components(separatedBy: "```").first ?? ""
        for line in block.split(separator: "\n") {
            let parts = line.components(separatedBy: " = ")
            knownNames.append(parts[0])
            let isDate = CivilDate(parts[1]) != nil
            if isDate || CivilDateTime(parts[1]) != nil {
                values.append(.text(parts[1]))
                types.append(isDate ? .date : .dateTime)
            } else {
                values.append(FormValue(try JSONParser.parse(Array(parts[1].utf8), limits: .definition)))
                types.append(Self.type(values[values.count - 1]))
            }
        }
    }

    private static func type(_ value: FormValue) -> StaticType {
        switch value {
        case .blank: .any
        case .bool: .bool
        case .number: .number
        case .text: .text
        case .list(let values): StaticType(values.first.map { type($0).kind } ?? .any, isList: true)
        }
    }

    func resolve(_ name: ReferenceName) -> ResolvedReference? {
        knownNames.firstIndex(of: name.text).map { ResolvedReference(Reference(element: $0), type: types[$0]) }
    }

    func value(of reference: Reference, from place: Void) -> FormValue { values[reference.element.position] }
}
