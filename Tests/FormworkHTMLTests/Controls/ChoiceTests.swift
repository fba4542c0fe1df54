import FormworkCore
import FormworkHTML
import FormworkPresentation
import Testing

/// Options to choose from.
struct ChoiceTests {
    private func options(_ count: Int) -> [FieldOption] {
        (1...count).map { FieldOption(id: .number(DecimalNumber($0)), title: "Option \($0)") }
    }

    @Test func manyOptionsAreAList() throws {
        let row = try row(Field(id: "s", type: .select, title: "S", options: options(7)), answers: ["s": "2"])
        let list = try #require(row.element(id: "fw-f2-control"))
        #expect(list.name == "select" && list["name"] == "v.s")
        #expect(row.slot("label")?["for"] == list["id"])
        // The first entry of the list is blank.
        #expect(list.elements.map { $0["value"] } == [""] + (1...7).map(String.init))
        #expect(list.elements.filter { $0["selected"] != nil }.map { $0["value"] } == ["2"])
        #expect(
            try FormworkHTMLTests.row(Field(id: "s", type: .select, options: options(6))).first { $0.name == "select" }
                == nil)
    }

    @Test(arguments: [FieldType.select, .checkGroup])
    func aChoiceWithoutOptionsSaysSoAndTakesTheFocus(type: FieldType) throws {
        let place = try #require(row(Field(id: "s", type: type, title: "S")).element(id: "fw-f2-control"))
        #expect(place.text == "No choices" && place["tabindex"] == "-1")
        let full = try row(Field(id: "s", type: type, title: "S", options: options(1)))
        #expect(!full.text.contains("No choices"))
    }

    @Test func styleDecidesHowOptionsAreShown() throws {
        func drawn(_ style: FieldStyle, multiple: Bool = false, _ type: FieldType = .select) throws -> String {
            let field = Field(id: "s", type: type, title: "S", options: options(3), style: style, multiple: multiple)
            let row = try row(field)
            let control = try #require(row.element(id: "fw-f2-control"))
            return (control["type"] ?? control.name)
                + (row.slot("options")?.classes.contains("fw-segments") == true ? "+" : "")
        }
        #expect(try drawn(.list) == "select")
        #expect(try drawn(.radio) == "radio")
        #expect(try drawn(.segmented) == "radio+")
        #expect(try drawn(.automatic, multiple: true) == "checkbox")
        #expect(try drawn(.list, multiple: true) == "checkbox")
        #expect(try drawn(.automatic, .checkGroup) == "checkbox")
        #expect(try drawn(.radio, .checkGroup) == "radio")
    }

    @Test func severalCanBeChosen() throws {
        let field = Field(
            id: "m", type: .checkGroup, title: "M", options: fruit, validations: Validations(required: true))
        let row = try row(field, answers: ["m": ["plum", "apple"]])
        let boxes = row.descendants.filter { $0["type"] == "checkbox" }
        #expect(boxes.map { $0["checked"] != nil } == [true, false, true])
        #expect(boxes.allSatisfy { $0["name"] == "v.m" })
        let group = try #require(row.first { $0.name == "fieldset" })
        #expect(group["role"] == nil && group["aria-required"] == nil)
        #expect(group.elements.first?.text.hasSuffix("must be answered") == true)
    }

    @Test func choicesThatAreNotNeededCanBeTakenBack() throws {
        let engine = try engine(Field(id: "s", type: .select, title: "Fruit", options: fruit), answers: ["s": "pear"])
        let button = try #require(try page(engine).row("f2")?.slot("actions")?.elements.first)
        #expect(button["value"] == "clear:s" && button.text == "Clear Fruit")
        let input = try #require(CommandReader.action("clear:s", for: engine))
        _ = engine.perform(input)
        #expect(engine.values["s"] == nil)
        #expect(try page(engine).row("f2")?.slot("actions")?.elements.isEmpty == true)
        let needed = Field(id: "s", type: .select, options: fruit, validations: Validations(required: true))
        #expect(try row(needed, answers: ["s": "pear"]).slot("actions")?.elements.isEmpty == true)
        let usual = Field(id: "s", type: .select, value: .text("plum"), options: fruit)
        #expect(try row(usual, answers: ["s": "pear"]).slot("actions")?.elements.isEmpty == true)
    }

    @Test func aDisabledGroupKeepsEveryChoice() throws {
        let field = Field(id: "m", type: .checkGroup, title: "M", options: fruit, disabled: true)
        let kept = try #require(try row(field, answers: ["m": ["plum", "apple"]]).slot("kept"))
        #expect(kept.elements.filter { $0["name"] == "v.m" }.map { $0["value"] } == ["apple", "plum"])
    }

    @Test func replySetsEveryBoxOfTheGroup() throws {
        let definition = FormDefinition(
            id: "f",
            groups: [
                FormGroup(sections: [
                    FormSection(elements: [.field(Field(id: "m", type: .checkGroup, title: "M", options: fruit))])
                ])
            ])
        let session = try #require(BrowserSession(hydration: HydrationData(try engine(definition)).json))
        _ = session.send(["op": "edit", "row": "f2", "text": "apple\u{1F}plum"])
        let reply = session.send(["op": "set", "row": "f2", "value": ["pear", "plum"]])
        #expect(reply["rows"]?.arrayValue?.first { $0["text"] != nil }?["text"]?.stringValue == "pear\u{1F}plum")
    }
}
