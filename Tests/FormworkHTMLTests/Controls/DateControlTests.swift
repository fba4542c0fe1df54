import FormworkCore
import FormworkHTML
import Testing

/// The controls for days, times and lengths of time.
struct DateControlTests {
    private func control(_ field: Field, answers: JSONValue = [:]) throws -> HTMLElement {
        try #require(try row(field, answers: answers).element(id: "fw-f2-control"))
    }

    private func clear(_ field: Field, answers: JSONValue = [:]) throws -> HTMLElement? {
        try row(field, answers: answers).first { $0["value"] == "clear:" + field.id }
    }

    @Test func intervalsAreStepsInSeconds() throws {
        #expect(try control(Field(id: "t", type: .time, title: "T", minuteInterval: 3))["step"] == "180")
        #expect(try control(Field(id: "t", type: .dateTime, title: "T", minuteInterval: 5))["step"] == "300")
        #expect(try control(Field(id: "t", type: .time, title: "T"))["step"] == nil)
        #expect(try control(Field(id: "t", type: .number, title: "T", minuteInterval: 15))["step"] == nil)
    }

    @Test(arguments: [(FieldType.date, "2026-11-21"), (.time, "08:30"), (.dateTime, "2026-11-21T08:30")])
    func whatNeedsNoAnswerCanBeTakenBack(_ type: FieldType, _ answer: String) throws {
        let field = Field(id: "d", type: type, title: "Day")
        #expect(try clear(field) == nil)
        let button = try #require(try clear(field, answers: ["d": .string(answer)]))
        #expect(button.text == "Clear Day" && button["name"] == "fw.action" && button["type"] == "submit")
        var needed = field
        needed.validations.required = true
        #expect(try clear(needed, answers: ["d": .string(answer)]) == nil)
        var disabled = field
        disabled.disabled = true
        #expect(try clear(disabled, answers: ["d": .string(answer)]) == nil)
    }

    @Test func undoEmptiesTheControlToo() throws {
        let engine = try engine(Field(id: "d", type: .date, title: "D"))
        let node = try #require(engine.node(at: "d"))
        _ = engine.perform(.edit(node, TextEdit("2026-11-21")))
        let input = try #require(CommandReader.action("clear:d", for: engine))
        let changes = engine.perform(input)
        let update = try #require(changes.updates.first { $0.id.node == node })
        #expect(update.aspects.contains(.text) && engine.field(node)?.text == "")
    }

    @Test func lengthsOfTimeSayTheirUnit() throws {
        let row = try row(Field(id: "c", type: .countDown, title: "Cook", minimum: 0), answers: ["c": 90])
        #expect(row.element(id: "fw-f2-unit")?.text == "min")
        let input = try #require(row.element(id: "fw-f2-control"))
        #expect(input["aria-describedby"] == "fw-f2-unit" && input["inputmode"] == "numeric" && input["value"] == "90")
        #expect(row.descendants.filter { $0.name == "button" }.map { $0["value"] } == ["step:-:c", "step:+:c"])
    }

    @Test func whatIsOnlyReadIsShownByItsPattern() throws {
        let field = Field(
            id: "d", type: .info, title: "D", displayFormat: "EEEE, d MMMM y", formula: "date(2024, 2, 29)")
        #expect(try row(field).first { $0.name == "output" }?.text == "Thursday, 29 February 2024")
    }

    @Test func linesOfReadTextStay() throws {
        let info = try row(Field(id: "i", type: .info, title: "I", value: .text("One\nTwo")))
        #expect(info.first { $0.name == "output" }?.text == "One\nTwo")
    }

    @Test func textsBeginSentencesWithCapitals() throws {
        #expect(try control(Field(id: "t", type: .text, title: "T"))["autocapitalize"] == "sentences")
        #expect(try control(Field(id: "t", type: .textView, title: "T"))["autocapitalize"] == "sentences")
        let name = Field(id: "t", type: .text, title: "T", autocomplete: "given-name")
        #expect(try control(name)["autocapitalize"] == "words")
    }

    @Test func textOfSeveralLinesHasItsExample() throws {
        let area = try control(Field(id: "t", type: .textView, title: "T", placeholder: "What happened?"))
        #expect(area.name == "textarea" && area["placeholder"] == "What happened?")
    }
}
