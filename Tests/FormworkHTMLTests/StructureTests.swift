import FormworkCore
import FormworkHTML
import FormworkTestSupport
import Testing

/// Groups, sections, items and their headings.
struct StructureTests {
    private let text = FormElement.field(Field(id: "t", type: .text, title: "T"))

    @Test func sectionIsNamedByItsHeading() throws {
        let page = try page(engine(FormSection(id: "s", title: "About", info: "Why", footer: "End", elements: [text])))
        let section = try #require(page.row("s1"))
        #expect(section.name == "section" && section["aria-labelledby"] == "fw-s1-heading")
        let heading = try #require(page.element(id: "fw-s1-heading"))
        #expect(heading.name == "h2" && heading.text == "About" && heading["tabindex"] == "-1")
        let card = try #require(section.elements.first { $0["data-fw-children"] != nil })
        #expect(card.elements.map { $0["data-fw-row"] } == ["f2"])
        #expect(section.elements.last?["data-fw-row"] == "e1" && section.elements.last?.text == "End")
    }

    @Test func removeButtonsSayWhatTheDefinitionSays() throws {
        let section = FormSection(
            id: "s", title: "Firm", repeats: Repetition(removeTitle: "Away", items: [[:]]), elements: [text])
        let engine = try engine(section)
        _ = engine.perform(.load([:]))
        let button = try #require(try page(engine).descendants.first { $0["class"]?.contains("fw-remove") == true })
        #expect(button.text == "Away Firm 1")
    }

    @Test func headingsDoNotSkipLevels() throws {
        let inner = FormSection(id: "i", title: "Inner", repeats: Repetition(min: 1), elements: [text])
        for groupTitle in ["", "Group"] {
            for sectionTitle in ["", "Section"] {
                let section = FormSection(
                    id: "s", title: sectionTitle, repeats: Repetition(min: 1), elements: [.section(inner)])
                let groups = [FormGroup(id: "g", title: groupTitle, collapsible: false, sections: [section])]
                let page = try page(engine(FormDefinition(id: "f", groups: groups)))
                var last = 0
                for element in page.descendants {
                    guard element.name.count == 2, element.name.hasPrefix("h"),
                        let level = element.name.last?.wholeNumberValue
                    else { continue }
                    #expect(level <= last + 1, "\(element.text) is an h\(level) after an h\(last)")
                    last = level
                }
                #expect(last == 4 + (groupTitle.isEmpty ? 0 : 1) + (sectionTitle.isEmpty ? 0 : 1))
            }
        }
    }

    @Test func collapsibleGroupIsDetails() throws {
        func group(collapsed: Bool) throws -> HTMLElement {
            let group = FormGroup(
                id: "g", title: "Group", collapsed: collapsed, sections: [FormSection(elements: [text])])
            return try #require(try page(engine(FormDefinition(id: "f", groups: [group]))).row("g0"))
        }
        let open = try group(collapsed: false)
        #expect(open.name == "details" && open["open"] != nil && open.elements.first?.name == "summary")
        let closed = try group(collapsed: true)
        #expect(closed["open"] == nil)
        #expect(closed.row("f2") != nil, "the rows are there for people without scripts")
    }

    @Test func errorsOpenTheirGroup() throws {
        let field = Field(id: "t", type: .text, title: "T", validations: Validations(required: true))
        let groups = ["a", "b"].map { id in
            FormGroup(
                id: id, title: id, collapsed: true,
                sections: [
                    FormSection(
                        elements: id == "b" ? [.field(field)] : [.field(Field(id: "u", type: .text, title: "U"))])
                ])
        }
        let engine = try engine(FormDefinition(id: "f", groups: groups))
        _ = engine.perform(.submit)
        let page = try page(engine)
        #expect(page.descendants.filter { $0.name == "details" }.map { $0["open"] != nil } == [false, true])
    }

    @Test func itemsCanBeAddedAndRemoved() throws {
        let section = FormSection(
            id: "p", title: "Person", repeats: Repetition(min: 1, max: 2, addTitle: "Add a person"),
            elements: [text])
        let engine = try engine(section)
        var item = try #require(try page(engine).items.first)
        let id = try #require(item["data-fw-row"])
        let identity = id.dropFirst(3)
        #expect(item["role"] == "group" && item["aria-labelledby"] == "fw-\(id)-heading")
        #expect(item.element(id: "fw-\(id)-heading")?.text == "Person 1")
        #expect(item.first { $0.name == "button" } == nil, "the last item needed cannot be removed")
        #expect(item.slot("kept")?.elements.first?["value"] == "p[0]#\(identity)")
        #expect(item.element(id: "fw-f2.\(identity)-control")?["name"] == "v.p[0].t")

        var add = try #require(try page(engine).element(id: "fw-a1-control"))
        #expect(add["name"] == "fw.action" && add["value"] == "add:p" && add["disabled"] == nil)
        #expect(add.text == "Add a person")

        _ = engine.perform(.addItem(NodeID(element: 1)))
        item = try #require(try page(engine).items.last)
        let remove = try #require(item.first { $0.name == "button" })
        #expect(remove["value"] == "remove:p[1]" && remove.text == "Remove Person 2")
        add = try #require(try page(engine).element(id: "fw-a1-control"))
        #expect(add["disabled"] != nil, "there is no room for more")
    }
}
