import FormworkCore
import FormworkPlayer
import FormworkTestSupport
import Foundation
import Testing

/// Plays every vector of `Tests/Conformance` natively and compares each step with what it expects.
struct ConformanceTests {
    @Test(arguments: try ConformanceVector.all())
    func everyVectorGivesWhatItExpects(vector: ConformanceVector) throws {
        let outcomes = FormPlayer.play(try vector.input())["steps"]?.arrayValue ?? []
        #expect(outcomes.count == vector.expectations.count)
        for (number, (expected, outcome)) in zip(vector.expectations, outcomes).enumerated() {
            #expect(expected?.text() == outcome.text(), "step \(number + 1) gives \(outcome.text())")
        }
    }

    @Test func everyVectorHasANameOfItsOwn() throws {
        let vectors = try ConformanceVector.all()
        #expect(vectors.count >= 50)
        #expect(Set(vectors.map(\.testDescription)).count == vectors.count)
    }

    /// Where to write what was played; `nil` for nowhere.
    private static let record = ProcessInfo.processInfo.environment["FORMWORK_CONFORMANCE_OUTPUT"]

    /// Writes inputs and outputs of all vectors and of the table of amounts as bytes. The browser tests play the same
    /// inputs in the engine of the page and compare; `Scripts/record-conformance` fills in expectations.
    @Test(.enabled(if: record != nil, "FORMWORK_CONFORMANCE_OUTPUT names no file"))
    func theRecordForTheBrowserHasEveryVector() throws {
        var entries = try ConformanceVector.all().map { vector in
            entry(vector.file, vector.name, try vector.input())
        }
        let played = entries.count { $0["page_output"] != nil }
        #expect(played * 10 >= entries.count * 9, "\(entries.count - played) vectors are played natively only")
        let table = try AmountTableTests.table.get()
        for column in table.columns.indices {
            let input = try AmountTableTests.plays.get()[column].input
            entries.append(entry("amounts.tsv", table.columns[column].identifier, input))
        }
        let path = try #require(Self.record)
        try Data(JSONValue.array(entries).text().utf8).write(to: URL(fileURLWithPath: path))
    }

    /// An input with the native output, and with the one that a page has to give. A page does not know all words of steps.
    private func entry(_ file: String, _ name: String, _ input: JSONValue) -> JSONValue {
        var members = [
            JSONMember("file", .string(file)), JSONMember("name", .string(name)),
            JSONMember("input", .string(input.text())), JSONMember("output", .string(FormPlayer.play(input).text())),
        ]
        if VectorPlayer.canPlay(input) {
            members.append(JSONMember("page_output", .string(VectorPlayer.play(input).text())))
        }
        return .object(members)
    }
}
