import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Foundation
import Testing

@testable import FormworkRuntime

/// Every input of the table of amounts, however it arrives, is the number that the table says or an error that shows
/// what was typed.
struct AmountTableTests {
    static let table = Result { try AmountTable(RepositoryFolder.tests) }
    /// The table played in each language, once for all tests.
    static let plays = Result { () throws -> [AmountPlay] in
        let amounts = try table.get()
        return try amounts.columns.indices.map { try AmountPlay(amounts, $0) }
    }

    @Test func theTableIsLarge() throws {
        let table = try Self.table.get()
        #expect(table.rows.count >= 200 && table.columns.count >= 6)
        #expect(table.columns.allSatisfy { LocaleRecord($0.locale) != nil })
        #expect(table.rows.allSatisfy { $0.readings.count == table.columns.count })
    }

    @Test(arguments: 0..<7)
    func eachWayGivesTheSameNumber(_ column: Int) throws {
        let table = try Self.table.get()
        let played = try Self.plays.get()[column]
        for result in played.results where result.way != .given {
            let row = table.rows[result.row]
            let expected = row.readings[column][result.reading]
            let about =
                "\(table.columns[column].identifier) \(row.input.debugDescription) \(result.way) \(result.field)"
            #expect(result.value == expected, "\(about)")
            // The language's own digits and groups appear while a number is typed.
            if expected == nil { #expect(plain(result.text, row.input) == plain(row.input, row.input), "\(about)") }
        }
    }

    /// A text with ASCII digits. If the input has only digits, everything else in the text is left out.
    private func plain(_ text: String, _ input: String) -> String {
        let isWhole = input.allSatisfy { $0.isWholeNumber }
        // In languages with an Arabic decimal separator and minus, these are typed.
        let text = text.replacing("\u{61C}", with: "").replacing("\u{66B}", with: ".")
        return text.map { $0.wholeNumberValue.map { String($0) } ?? (isWhole ? "" : String($0)) }.joined()
    }

    @Test func programsGiveCanonicalNumbersInEveryLanguage() throws {
        let table = try Self.table.get()
        for column in table.columns.indices {
            for result in try Self.plays.get()[column].results where result.way == .given {
                let input = table.rows[result.row].input
                let canonical = DecimalNumber(canonical: input)
                // JSON's grammar is read as JSON reads it, but for exponents and for digits that cannot be kept.
                if let number = DecimalNumber(input), input.count <= 34, !input.lowercased().contains("e") {
                    #expect(canonical == number, "\(input)")
                }
                // An amount may have more digits than its currency.
                if result.field == "amount", canonical?.isInteger == false, result.value == nil { continue }
                #expect(result.value == canonical?.description, "\(input)")
            }
        }
    }
}

/// The table played in one language, as one list of transactions.
struct AmountPlay: Sendable {
    struct Result: Sendable {
        var row: Int
        var way: AmountTable.Way
        var field: String
        var reading: Int
        var value: String?
        var text: String
    }

    private(set) var results: [Result] = []
    /// The input for the player of conformance vectors.
    let input: JSONValue

    init(_ table: AmountTable, _ column: Int) throws {
        let form = AmountTable.form(table.columns[column].currency)
        let reading = DefinitionReader.read(Array(form.text().utf8), fileName: "amounts.json")
        let definition = try #require(reading.definition, "\(reading.report)")
        let context = SessionContext(
            locale: LocaleRecord(table.columns[column].locale) ?? LocaleRecord(), messages: MessageCatalogs.english,
            clock: 0, zoneOffset: 0)
        let compiled = try CompiledForm(definition)
        let engine = FormEngine(compiled, context: context)
        let hydration = HydrationData(engine).json
        var steps: [JSONValue] = []
        for (number, row) in table.rows.enumerated() {
            for way in AmountTable.Way.allCases {
                for (field, reading) in AmountTable.fields {
                    steps += AmountTable.keys(row.input, way, field: field, engine)
                    let state = engine.node(at: field).flatMap { engine.field($0) }
                    var value: String?
                    if case .number(let number)? = state?.value { value = number.description }
                    results.append(
                        Result(
                            row: number, way: way, field: field, reading: reading, value: value,
                            text: state?.text ?? ""))
                }
            }
        }
        input = ["hydration": hydration, "steps": .array(steps)]
    }
}
