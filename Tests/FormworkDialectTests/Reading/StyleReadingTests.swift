import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// Reading `styles`.
struct StyleReadingTests {
    private func read(_ json: String) -> DefinitionReading {
        DefinitionReader.read(Array(json.utf8), fileName: "f.json")
    }

    @Test func stylesAreReadWhereTheyStand() throws {
        let reading = read(
            """
            { "id": "f", "styles": { "corner_radius": "5.0f" }, "groups": [ { "styles": { "text_color": "28649C" },
              "sections": [ { "styles": { "height": 2, "separator_color": "#C6C6C6" }, "fields": [
                { "id": "a", "styles": { "font": "AvenirNext-DemiBold", "invalid_border_color": "#EC3031" } } ] } ] } ] }
            """)
        #expect(reading.diagnostics.isEmpty)
        let form = try #require(reading.definition)
        let group = try #require(form.groups.first)
        let section = try #require(group.sections.first)
        #expect(form.styles == [.length(.cornerRadius, try #require(StyleLength(5)))])
        #expect(group.styles == [.color(.text, StyleColor(red: 0x28, green: 0x64, blue: 0x9C))])
        #expect(
            section.styles == [
                .color(.separator, StyleColor(red: 0xC6, green: 0xC6, blue: 0xC6)),
                .length(.separatorHeight, try #require(StyleLength(2))),
            ])
        guard case .field(let field) = section.elements.first else {
            Issue.record("no field")
            return
        }
        #expect(
            field.styles == [
                .color(.invalidBorder, StyleColor(red: 0xEC, green: 0x30, blue: 0x31)),
                .font(.text, try #require(StyleFont("AvenirNext-DemiBold"))),
            ])
    }

    @Test func whatIsNotUnderstoodIsIgnoredWithAWarning() throws {
        let reading = read(
            """
            { "id": "f", "fields": [ { "id": "a", "styles": {
              "border_color": "red", "font_size": "big", "font": "a;b", "border_with": "2", "separator_color": "#000000",
              "border_width": true } } ] }
            """)
        #expect(reading.definition != nil)
        #expect(
            reading.diagnostics.map(\.code.name).sorted() == [
                "style_value", "style_value", "style_value", "style_value", "unknown_key", "unknown_key",
            ])
        #expect(reading.diagnostics.allSatisfy { $0.severity == .warning })
        #expect(reading.report.contains("Did you mean `border_width`?"))
        #expect(reading.report.contains("takes a colour such as #455C73, not \"red\""))
    }

    @Test func wordsAreReadWhereTheyHaveAnEffect() throws {
        let reading = read(
            """
            { "id": "f", "styles": { "required_mark": "before", "text_alignment": "center" }, "fields": [
              { "id": "a", "styles": { "text_alignment": "right", "required_mark": "before" } },
              { "id": "b", "styles": { "text_alignment": "end" } } ] }
            """)
        let form = try #require(reading.definition)
        #expect(form.styles == [.alignment(.center), .requiredMark(.before)])
        let fields = form.groups[0].sections[0].elements.compactMap { element in
            if case .field(let field) = element { field } else { nil }
        }
        #expect(fields.map(\.styles) == [[], [.alignment(.end)]])
        #expect(reading.diagnostics.map(\.code.name).sorted() == ["style_value", "unknown_key"])
        #expect(reading.report.contains("takes start, center or end, not \"right\""))
    }
}
