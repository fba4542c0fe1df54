import Formwork
import FormworkScreens
import Foundation
import Testing

/// Texts with marks, as labels draw them.
struct FlowingTextTests {
    private func hint(_ info: String, site: String? = nil) throws -> FlowingText? {
        let form = try CompiledForm(FormDefinition("f") { Field.text("a", "A").info(info) })
        let engine = FormEngine(form)
        let node = try #require(engine.node(at: "a"))
        return engine.presentation(of: node)?.flowingHint(site: site.flatMap { URL(string: $0) })
    }

    @Test func paragraphsAndItemsBeginOnANewLine() throws {
        let text = try #require(
            try hint("Bring\n- **two** photos\n- a [form](https://example.org/f)\n\n1. sign\n2. send"))
        #expect(text.words == "Bring\n• two photos\n• a form\n1. sign\n2. send")
        #expect(text.runs.filter(\.isStrong).map(\.words) == ["two"])
    }

    @Test func linksSayWhereTheirWordsAre() throws {
        let text = try #require(try hint("👍 see [the **long** rules](https://example.org/r) and [x](mailto:a@b.org)"))
        #expect(text.links.map(\.words) == ["the long rules", "x"])
        #expect(text.links.map(\.address.absoluteString) == ["https://example.org/r", "mailto:a@b.org"])
        let units = Array(text.words.utf16)
        for link in text.links { #expect(String(decoding: units[link.place], as: UTF16.self) == link.words) }
    }

    @Test func addressesWithoutAHostBelongToTheSite() throws {
        #expect(try hint("[a](/terms)")?.links.isEmpty == true)
        #expect(
            try hint("[a](/terms)", site: "https://example.com/x/")?.links.map(\.address.absoluteString)
                == ["https://example.com/terms"])
        #expect(
            try hint("[a](https://example.org/)", site: "https://example.com")?.links.map(\.address.absoluteString)
                == ["https://example.org/"])
    }

    @Test func textsWithoutMarksStayAsTheyAre() throws {
        #expect(try hint("2 * 3 = 6") == nil)
        #expect(try hint(#"\*"#) == nil)
    }

    @Test func aHeadingThatOpensItsGroupHasNoLinks() throws {
        var form = FormDefinition("f") {
            FormGroup("g", "**G** [x](https://example.org)") { FormSection("s") { Field.text("a", "A") } }
        }
        for isCollapsible in [false, true] {
            form.groups[0].collapsible = isCollapsible
            let engine = FormEngine(try CompiledForm(form))
            let row = try #require(engine.rows.first { $0.id.kind == .groupHeader })
            let heading = try #require(engine.flowingHeading(row.id, site: nil))
            #expect(heading.words == "G x" && heading.links.isEmpty == isCollapsible)
        }
    }
}
