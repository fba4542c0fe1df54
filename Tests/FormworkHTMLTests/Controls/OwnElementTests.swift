import FormworkCore
import FormworkHTML
import FormworkPages
import FormworkTestSupport
import Testing

/// Elements of an app's own beside controls.
struct OwnElementTests {
    private func page(_ field: Field, _ options: PageOptions = PageOptions(action: "/f")) throws -> String {
        HTMLPage(try engine(field), options).html()
    }

    private func problems(_ field: Field) -> [DefinitionProblem.Code] {
        let section = FormSection(elements: [.field(field)])
        let form = FormDefinition(id: "f", groups: [FormGroup(sections: [section])])
        return CompiledForm.compile(form).problems.map(\.code)
    }

    @Test func anElementStandsBesideTheControl() throws {
        let field = Field(id: "wall", type: .text, title: "Wall", value: .text("<red>"), element: "color-picker")
        let html = try page(field)
        let element = "<color-picker data-fw-element for=\"fw-f2-control\"></color-picker>"
        #expect(html.contains("id=\"fw-f2-control\" name=\"v.wall\">" + element))
        #expect(html.contains("value=\"&lt;red&gt;\""))
    }

    @Test func blankRowsHaveItToo() throws {
        let options = PageOptions(action: "/f", hydration: "{}")
        var field = Field(id: "wall", type: .text, element: "color-picker")
        field.visibleWhen = "1 == 2"
        let html = try page(field, options)
        #expect(
            html.contains("<color-picker data-fw-element for=\"fw-\(RowMark.id.text)-control\"></color-picker></div>"))
    }

    @Test(arguments: [
        "picker", "Color-picker", "-color", "color picker", "color-picker onclick=x", "color-picker>", "1-color",
        "font-face", "color-é",
    ])
    func otherNamesAreErrors(_ name: String) {
        #expect(problems(Field(id: "a", type: .text, element: name)) == [.elementName])
    }

    @Test func whatIsNotShownHasNone() {
        #expect(problems(Field(id: "a", type: .hidden, element: "color-picker")) == [.ruleCannotApply])
    }

    /// What is typed into or set has the element in its line, everything else has it below, once.
    @Test(arguments: FieldType.allCases.filter { $0 != .hidden })
    func everyTypeHasAPlaceForIt(_ type: FieldType) throws {
        var field = Field(id: "a", type: type, title: "A", element: "color-picker")
        if field.valueKind == .option || field.valueKind == .options {
            field.options = [FieldOption(id: .text("x"), title: "X")]
        }
        let html = try page(field)
        #expect(html.split(separator: "<color-picker data-fw-element for=\"fw-f2-control\"></color-picker>").count == 2)
        #expect(!problems(field).contains(.ruleCannotApply))
    }

    @Test func groupsAndSectionsHaveElementsAtTheirHeadAndFoot() throws {
        var section = FormSection(
            id: "s", title: "S", info: "I", footer: "F", elements: [.field(Field(id: "a", type: .text))])
        section.headerElement = "s-head"
        section.footerElement = "s-foot"
        var group = FormGroup(id: "g", title: "G", sections: [section])
        group.headerElement = "g-head"
        group.footerElement = "g-foot"
        let inner = FormSection(elements: [.field(Field(id: "b", type: .text))])
        var open = FormGroup(id: "h", title: "H", collapsible: false, sections: [inner])
        open.info = "J"
        open.headerElement = "h-head"
        let engine = try engine(FormDefinition(id: "f", groups: [group, open]))
        let html = HTMLPage(engine, PageOptions(action: "/f", hydration: "{}")).html()
        // In what opens the group, so that it is there while the group is closed.
        #expect(html.contains("G</h2><g-head data-fw-element=\"header\" for=\"fw-g0\"></g-head></summary>"))
        #expect(html.contains("I</p><s-head data-fw-element=\"header\" for=\"fw-s1\"></s-head><div class=\"fw-card\""))
        #expect(
            html.contains(
                "F</p><s-foot data-fw-element=\"footer\" for=\"fw-s1\"></s-foot></section></div>"
                    + "<g-foot data-fw-element=\"footer\" for=\"fw-g0\"></g-foot></details>"))
        #expect(html.contains("J</p><h-head data-fw-element=\"header\" for=\"fw-g3\"></h-head><div"))
    }

    @Test func aNameThatIsNoElementIsAnErrorAtItsKey() {
        var section = FormSection(elements: [.field(Field(id: "a", type: .text))])
        section.headerElement = "head"
        var group = FormGroup(sections: [section])
        group.footerElement = "<foot>"
        let problems = CompiledForm.compile(FormDefinition(id: "f", groups: [group])).problems
        #expect(problems.map(\.code) == [.elementName, .elementName])
        #expect(problems.map(\.key) == ["footer_element", "header_element"])
    }

    @Test func thePageLoadsTheScriptsOfTheApp() throws {
        let options = PageOptions(action: "/f", scripts: ["/color.js?a&b", "javascript:alert(1)"])
        let html = try page(Field(id: "a", type: .text), options)
        #expect(html.contains("<script type=\"module\" src=\"/color.js?a&amp;b\"></script>"))
        #expect(!html.contains("alert"))
    }
}
