import FormworkCore
import FormworkPresentation
import FormworkTestSupport
import Testing

/// Limits that move, on a page.
struct MovingLimitTests {
    private func field(_ field: Field, _ limits: [FieldLimit: String]) -> Field {
        var field = field
        for (limit, expression) in limits { field.setExpression(of: limit, to: expression) }
        return field
    }

    private func control(_ engine: FormEngine) throws -> HTMLElement {
        try #require(try page(engine).element(id: "fw-f3-control"))
    }

    private func session(_ engine: FormEngine) throws -> BrowserSession {
        try #require(BrowserSession(hydration: HydrationData(engine).json))
    }

    @Test func aCalendarHasThePresentLimits() throws {
        let fields = [
            Field(id: "a", type: .date, title: "A"),
            field(
                Field(id: "b", type: .date, title: "B"), [.minimumDate: "$a", .maximumDate: "add_days($a, 3)"]),
        ]
        let engine = try engine(fields[0], fields[1])
        #expect(try control(engine)["min"] == nil)
        engine.set("a", "2026-03-01")
        #expect(try control(engine)["min"] == "2026-03-01" && control(engine)["max"] == "2026-03-04")
        let session = try session(engine)
        let moved = session.send(["op": "edit", "row": "f2", "text": "2026-03-02"])
        #expect(moved["rows"]?.arrayValue?.last?.text() == #"{"row":"f3","limits":["2026-03-02","2026-03-05"]}"#)
        let cleared = session.send(["op": "edit", "row": "f2", "text": ""])
        #expect(cleared["rows"]?.arrayValue?.last?.text() == #"{"row":"f3","limits":["",""]}"#)
    }

    @Test func aTrackReachesToAnAnswerBeyondItsLimit() throws {
        let slider = field(Field(id: "s", type: .slider, title: "S"), [.maximum: "$a"])
        let engine = try engine(Field(id: "a", type: .integer, title: "A"), slider, answers: ["a": 50, "s": 40])
        #expect(try [control(engine)["min"], control(engine)["max"], control(engine)["value"]] == ["-1", "50", "40"])
        let session = try session(engine)
        let reply = session.send(["op": "edit", "row": "f2", "text": "30"])
        #expect(reply.text() == #"{"rows":[{"row":"f3","limits":["-1","40","30"]}]}"#)
        engine.set("a", 30)
        #expect(try [control(engine)["max"], control(engine)["value"]] == ["40", "40"])
        #expect(try page(engine).row("f3")?.descendants.filter { $0.classes.contains("fw-end") }.last?.text == "30")
        let moved = session.send(["op": "edit", "row": "f3", "text": "20"])
        #expect(moved["rows"]?.arrayValue?.first?["limits"]?.text() == #"["-1","30","30"]"#)
    }

    @Test func aTypedDayPassesItsLimitsToItsCalendar() throws {
        let born = field(Field(id: "b", type: .date, title: "B", autocomplete: "bday"), [.maximumDate: "$a"])
        let engine = try engine(Field(id: "a", type: .date, title: "A"), born, answers: ["a": "2026-03-01"])
        let input = try control(engine)
        #expect(input["data-fw-max"] == "2026-03-01" && input["max"] == nil && input["data-fw-min"] == nil)
    }

    @Test func aTimeWhoseFirstMomentMovesIsNoList() throws {
        let time = field(Field(id: "b", type: .time, title: "B", minuteInterval: 15), [.minimumDate: "$a"])
        let engine = try engine(Field(id: "a", type: .time, title: "A"), time, answers: ["a": "08:10"])
        let input = try control(engine)
        // Browsers count the steps from `min`.
        #expect(input.name == "input" && input["min"] == nil && input["step"] == "900")
    }

    @Test func aNumberThatMayGetANegativeLimitIsTypedWithAMinus() throws {
        let number = field(Field(id: "b", type: .integer, title: "B"), [.minValue: "$a"])
        let engine = try engine(Field(id: "a", type: .integer, title: "A"), number, answers: ["a": 3])
        #expect(try control(engine)["inputmode"] == nil)
        engine.set("a", -5)
        engine.type("b", "-4")
        #expect(engine.values["b"] == -4 && engine.allErrors.isEmpty)
    }

    @Test func aRowThatComesHasItsLimits() throws {
        let rows = FormSection(
            id: "rows", title: "Row", repeats: Repetition(),
            elements: [
                .field(field(Field(id: "d", type: .date, title: "D"), [.minimumDate: "$a"]))
            ])
        let engine = try engine(
            FormSection(id: "s", elements: [.field(Field(id: "a", type: .date, title: "A"))]), rows,
            answers: ["a": "2026-03-01"])
        let reply = try session(engine).send(["op": "add_item", "field": "rows"])
        #expect(reply.text().contains(#""limits":["2026-03-01",""]"#))
    }
}
