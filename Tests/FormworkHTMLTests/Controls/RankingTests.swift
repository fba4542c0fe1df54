import FormworkCore
import FormworkHTML
import FormworkPages
import FormworkTestSupport
import Testing

/// Options that are put in an order.
struct RankingTests {
    private let places = Field(
        id: "places", type: .select, title: "Places",
        options: ["sea", "hills", "town"].map { FieldOption(id: .text($0), title: $0) }
    )
    .look(.ranking)

    private func values(_ engine: FormEngine) -> JSONValue? { engine.values["places"] }

    @Test func theAnswerKeepsItsOrder() throws {
        let session = try engine(places, answers: ["places": ["town", "sea", "town"]])
        #expect(values(session) == ["town", "sea"])
        let node = try #require(session.node(at: "places"))
        _ = session.perform(.edit(node, TextEdit(values: ["hills", "town", "sea"])))
        #expect(values(session) == ["hills", "town", "sea"])
        #expect(session.field(node)?.display == "hills, town, sea")
        // Other choices have the order of the definition.
        var several = places
        several.style = .automatic
        #expect(values(try engine(several, answers: ["places": ["town", "sea"]])) == ["sea", "town"])
    }

    @Test func theRowHasTheOptionsInTheirOrder() throws {
        let row = try row(places, answers: ["places": ["town", "sea"]])
        let boxes = row.descendants.filter { $0["type"] == "checkbox" }
        #expect(boxes.map { $0["value"] } == ["town", "sea", "hills"])
        #expect(boxes.map { $0["checked"] != nil } == [true, true, false])
        #expect(boxes.allSatisfy { $0["name"] == "v.places" && $0["tabindex"] == "-1" })
        let buttons = row.descendants.filter { $0["name"] == "fw.action" && $0["value"]?.hasPrefix("rank:") == true }
        #expect(
            buttons.map { $0["value"] } == [
                "rank:up:0:places", "rank:down:0:places", "rank:up:1:places", "rank:down:1:places", "rank:up:2:places",
                "rank:down:2:places", "rank:keep:0:places",
            ])
        #expect(buttons.map { $0["disabled"] != nil } == [true, false, false, false, false, true, false])
        #expect(buttons.last?["hidden"] != nil)
        #expect(row.first { $0["id"] == "fw-f2-control" }?["value"] == "rank:down:0:places")
    }

    @Test(arguments: [
        ("rank:down:0:places", ["hills", "sea", "town"]), ("rank:up:2:places", ["sea", "town", "hills"]),
        ("rank:keep:0:places", ["sea", "hills", "town"]),
    ])
    func aButtonAnswers(_ text: String, _ order: [String]) throws {
        let engine = try engine(places)
        let action = try #require(RankAction(text))
        #expect(action.text == text)
        _ = engine.perform(try #require(action.input(for: engine)))
        #expect(values(engine) == .array(order.map { .string($0) }))
    }

    @Test(arguments: [
        "rank:up:0:places", "rank:down:2:places", "rank:down:-1:places", "rank:up:9:places", "rank:up:1:other",
        "rank:up:99999999999999999999:places", "rank:turn:1:places", "rank:up:1", "up:places",
    ])
    func whatIsNoMoveDoesNothing(_ text: String) throws {
        #expect(RankAction(text)?.input(for: try engine(places)) == nil)
    }

    @Test func anOrdinaryChoiceIsNotMoved() throws {
        var plain = places
        plain.look = nil
        #expect(RankAction("rank:up:1:places")?.input(for: try engine(plain)) == nil)
    }

    @Test func onlyPagesWithARankingLoadItsScript() throws {
        let html = try HTMLPage(engine(places), PageOptions(action: "/f", hydration: "{}")).html()
        #expect(html.loads("rankings.js") && html.loads("looks.css") && html.contains("data-fw-moved="))
        let other = try HTMLPage(engine(places.look(.tags)), PageOptions(action: "/f", hydration: "{}")).html()
        #expect(!other.loads("rankings.js") && !other.contains("data-fw-moved="))
    }
}
