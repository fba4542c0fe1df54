import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// A choice whose option is gone reads as blank everywhere at once, and is kept until its option returns.
struct GoneChoiceTests {
    private func session(_ fields: String) throws -> FormEngine {
        FormEngine(try CompiledForm(try definition("{ \"id\": \"f\", \"fields\": [\(fields)] }")))
    }

    private static let cities = """
        { "id": "country", "type": "select", "options": ["fr", "no"] },
        { "id": "city", "type": "select", "style": "list", "options": [
          { "id": "paris", "title": "Paris", "value": 100, "visible_when": "$country == 'fr'" },
          { "id": "oslo", "title": "Oslo", "value": 50, "visible_when": "$country == 'no'" } ] },
        { "id": "street", "type": "select", "options": [
          { "id": "rivoli", "title": "Rivoli", "visible_when": "$city == 'paris'" }, { "id": "main", "title": "Main" } ] },
        { "id": "why", "type": "text", "visible_when": "$city == 'paris'" },
        { "id": "total", "type": "info", "formula": "$city.value" }
        """

    @Test func rulesTotalsControlsAndValuesAgree() throws {
        let engine = try session(Self.cities)
        engine.set("country", "fr")
        engine.set("city", "paris")
        engine.set("street", "rivoli")
        #expect(engine.values["total"] == 100)
        engine.set("country", "no")
        #expect(engine.values == ["country": "no"])
        #expect(engine.state("city")?.text == "" && engine.state("city")?.value == .blank)
        #expect(engine.state("street")?.value == .blank, "a choice below it is gone too")
        #expect(engine.node(at: "why").map { engine.isRelevant($0) } == false)
        #expect(engine.state("city")?.notice != nil && engine.state("city")?.error == nil)
        #expect(engine.play(["op": "submit"]).submission == .accepted)
    }

    @Test func itIsKeptUntilItsOptionReturnsAndInASnapshot() throws {
        let engine = try session(Self.cities)
        engine.set("country", "fr")
        engine.set("city", "paris")
        engine.set("country", "no")
        let other = try session(Self.cities)
        _ = other.restore(engine.snapshot())
        #expect(other.values == engine.values && other.state("city")?.notice != nil)
        for session in [engine, other] {
            session.set("country", "fr")
            #expect(session.values["city"] == "paris" && session.values["total"] == 100)
            #expect(session.state("city")?.notice == nil)
        }
    }

    @Test func toClearItIsAChangeAlthoughItsTextIsBlank() throws {
        let engine = try session(Self.cities)
        engine.set("country", "fr")
        engine.set("city", "paris")
        engine.set("country", "no")
        let city = try #require(engine.node(at: "city"))
        _ = engine.perform(.edit(city, TextEdit("")))
        #expect(engine.state("city")?.notice == nil)
        engine.set("country", "fr")
        #expect(engine.state("city")?.value == .blank)
    }

    @Test func aRequiredOneSaysThatItNeedsAnAnswer() throws {
        let engine = try session(
            Self.cities.replacing(
                "\"id\": \"city\",", with: "\"id\": \"city\", \"validations\": { \"required\": true },"))
        engine.set("country", "fr")
        engine.set("city", "paris")
        engine.set("country", "no")
        #expect(engine.play(["op": "submit"]).submission == .refused)
        #expect(engine.errors.map(\.code) == ["required"])
    }

    @Test func ofSeveralOnlyWhatIsGoneIsLeftOut() throws {
        let engine = try session(
            """
            { "id": "all", "type": "switch", "value": true },
            { "id": "many", "type": "check_group", "options": [ { "id": "a", "title": "A" },
              { "id": "b", "title": "B", "visible_when": "$all" }, { "id": "c", "title": "C" } ] },
            { "id": "count", "type": "info", "formula": "count($many)" }
            """)
        _ = engine.perform(.load(["many": ["a", "b"]]))
        engine.set("all", false)
        #expect(engine.values["many"] == ["a"])
        engine.type("many", "a\u{1F}c")
        #expect(engine.values["many"] == ["a", "c"])
        engine.set("all", true)
        #expect(engine.values["many"] == ["a", "b", "c"], "other boxes leave it")
    }

    /// Both lists leave out what is chosen in the other one. Neither is an error of the form, and no change runs on.
    @Test func listsThatLeaveOutEachOthersChoicesSettle() throws {
        func list(_ id: String, _ other: String) -> String {
            let options = ["x", "y"].map { id in
                "{ \"id\": \"\(id)\", \"title\": \"\(id)\", \"visible_when\": \"$\(other) != '\(id)'\" }"
            }
            return "{ \"id\": \"\(id)\", \"type\": \"select\", \"options\": [\(options.joined(separator: ","))] }"
        }
        let engine = try session(list("first", "second") + "," + list("second", "first"))
        engine.set("first", "x")
        engine.set("second", "y")
        #expect(engine.values == ["first": "x", "second": "y"])
        engine.set("second", "x")
        _ = engine.perform(.load(["first": "x", "second": "x"]))
        engine.set("second", "y")
        #expect(engine.values["second"] == "y")
    }

    @Test func whatNeverWasAnOptionIsStillWrong() throws {
        let engine = try session(Self.cities)
        engine.set("city", "atlantis")
        engine.play(["op": "submit"])
        #expect(engine.errors.map(\.code) == ["option"])
    }

    @Test func replacedOptionsTakeAChoiceAwayAndGiveItBack() throws {
        let engine = try session("{ \"id\": \"c\", \"type\": \"select\", \"options_from\": { \"loader\": \"l\" } }")
        func offer(_ id: String) {
            engine.play(["op": "replace_options", "field": "c", "options": [["id": .string(id), "title": "T"]]])
        }
        offer("a")
        engine.set("c", "a")
        offer("b")
        #expect(engine.values["c"] == nil && engine.allErrors.isEmpty)
        _ = engine.restore(engine.snapshot())
        #expect(engine.values["c"] == nil && engine.allErrors.isEmpty, "also after Reload")
        offer("a")
        #expect(engine.values["c"] == "a")
    }

    @Test func aBoxThatIsOffIsAmongWhatNoControlShows() throws {
        let engine = try session("{ \"id\": \"o\", \"type\": \"switch\" }, { \"id\": \"k\", \"type\": \"check\" }")
        engine.type("o", "true")
        engine.type("o", "")
        #expect(engine.unshown["texts"] == ["o": "false"])
    }
}
