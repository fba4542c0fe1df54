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

    @Test func rowsThatTheEngineAddsHaveATemplate() throws {
        let options = PageOptions(action: "/f", hydration: "{}")
        let html = try page(Field(id: "wall", type: .text, element: "color-picker"), options)
        #expect(html.contains("<template data-fw-path=\"wall\"><color-picker data-fw-element for=\"\">"))
        #expect(html.contains("src=\"/_formwork/elements.js\""))
        #expect(try !page(Field(id: "wall", type: .text), options).contains("elements.js"))
    }

    @Test(arguments: [
        "picker", "Color-picker", "-color", "color picker", "color-picker onclick=x", "color-picker>", "1-color",
        "font-face", "color-é",
    ])
    func otherNamesAreErrors(_ name: String) {
        #expect(problems(Field(id: "a", type: .text, element: name)) == [.elementName])
    }

    @Test func itStandsBesideNothingElse() {
        #expect(problems(Field(id: "a", type: .toggle, element: "color-picker")) == [.ruleCannotApply])
    }

    @Test func thePageLoadsTheScriptsOfTheApp() throws {
        let options = PageOptions(action: "/f", scripts: ["/color.js?a&b", "javascript:alert(1)"])
        let html = try page(Field(id: "a", type: .text), options)
        #expect(html.contains("<script type=\"module\" src=\"/color.js?a&amp;b\"></script>"))
        #expect(!html.contains("alert"))
    }
}
