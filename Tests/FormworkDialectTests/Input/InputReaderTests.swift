import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// Answers and steps from outside.
struct InputReaderTests {
    @Test(arguments: [
        ("[]", "a.json:1:1"), ("\n 12", "a.json:2:2"), ("null", "a.json:1:1"), ("", "a.json:1:1"), ("{", "a.json:1:2"),
        (#"{"a":1,"a":2}"#, "a.json:1:8"), (#"{"a":1,}"#, "a.json:1:7"), ("{\"name\":\"\u{1}\"}", "a.json:1:10"),
    ])
    func answersAreOneObject(_ text: String, _ place: String) {
        let problem = #expect(throws: InputProblem.self) { try AnswerReader.read(Array(text.utf8), name: "a.json") }
        #expect(problem?.description.hasPrefix(place + ": error: ") == true, "\(problem?.description ?? "")")
    }

    @Test func problemsQuoteNothingThatWasTyped() {
        for text in [#"{"name": "secret" "#, #"["secret"]"#, #"{"name": secret}"#, #"{"name": "secret\q"}"#] {
            let problem = #expect(throws: InputProblem.self) { try AnswerReader.read(Array(text.utf8), name: "a") }
            #expect(problem?.description.contains("secret") == false)
        }
    }

    @Test func answersHaveALimit() {
        let text = "{\"a\":\"" + String(repeating: "a", count: AnswerReader.byteLimit) + "\"}"
        let problem = #expect(throws: InputProblem.self) { try AnswerReader.read(Array(text.utf8), name: "a") }
        #expect(problem?.sentence == "The file is larger than 1048576 bytes.")
    }

    @Test func aStepIsAnsweredWithItsLine() throws {
        var reader = StepReader(name: "a")
        #expect(try reader.read(line: []) == nil)
        let step = try #require(try reader.read(line: Array(#"  {"op":"submit"}"#.utf8)))
        #expect(step.command["op"]?.stringValue == "submit")
        #expect(step.line == 2)
        #expect(step.column == 3)
        #expect(try reader.finish().isEmpty)
    }

    @Test func aListOfStepsComesWithItsEnd() throws {
        var reader = StepReader(name: "a")
        for line in ["", "[ {\"op\": \"load\"},", "", "  {\"op\":", "   \"submit\"} ]"] {
            #expect(try reader.read(line: Array(line.utf8)) == nil)
        }
        let steps = try reader.finish()
        #expect(steps.map { $0.command["op"]?.stringValue } == ["load", "submit"])
        #expect(steps.map(\.line) == [2, 4])
        #expect(steps.map(\.column) == [3, 3])
    }

    @Test(arguments: [
        (["{\"op\":\"load\"}", "{\"op\":"], "a:2:7"), (["12"], "a:1:1"), (["{} {}"], "a:1:4"), (["{}", "[]"], "a:2:1"),
        (["[", "{},", "3]"], "a:3:1"), (["", "[{}", ""], "a:4:1"), (["[] []"], "a:1:4"),
    ])
    func whatIsNoStepIsToldWithItsPlace(_ lines: [String], _ place: String) {
        let problem = #expect(throws: InputProblem.self) {
            var reader = StepReader(name: "a")
            for line in lines { _ = try reader.read(line: Array(line.utf8)) }
            _ = try reader.finish()
        }
        #expect(problem?.description.hasPrefix(place + ": error: ") == true, "\(problem?.description ?? "")")
    }
}
