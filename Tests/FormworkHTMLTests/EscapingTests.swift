import FormworkCore
import FormworkHTML
import FormworkTestSupport
import Testing

/// All texts of people and authors are escaped.
struct EscapingTests {
    private static let pieces = [
        "<", ">", "\"", "'", "&", "&lt;", "&amp", "</script>", "<!--", "-->", "]]>", "<svg onload=x>", "\" onfocus=\"x",
        "\0", "\r", "\n", "\t", "\u{FEFF}", "\u{202E}", "é", "漢", "👩‍👩‍👧", "{title}", "javascript:", "`", "=", " ", "a",
    ]

    @Test(arguments: 0..<40) func textNeverBecomesMarkup(seed: Int) throws {
        var random = SeededGenerator(share: UInt64(seed))
        func any() -> String {
            (0..<Int.random(in: 1...6, using: &random)).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
                .joined()
        }
        let texts = (0..<16).map { _ in any() }
        let fields = [
            Field(
                id: "a", type: .text, title: texts[0], info: texts[1], placeholder: texts[2],
                accessibilityLabel: texts[3],
                validations: Validations(required: true), autocomplete: texts[4]),
            Field(
                id: "b", type: .select, title: texts[5],
                options: [FieldOption(id: .text(texts[6]), title: texts[7], info: texts[8])]),
            Field(id: "c", type: .info, title: texts[9], value: .text(texts[10])),
            Field(id: "d", type: .button, title: texts[11]),
            Field(id: "e", type: .text, title: "e", value: .text(texts[15]), disabled: true),
        ]
        let section = FormSection(
            id: "s", title: texts[12], info: texts[13], footer: texts[14],
            repeats: Repetition(min: 1, addTitle: texts[2], itemTitle: texts[1]), elements: fields.map { .field($0) })
        let form = FormDefinition(
            id: "f", title: texts[0], info: texts[1],
            groups: [FormGroup(id: "g", title: texts[3], sections: [section])],
            submitTitle: texts[4])
        guard let compiled = try? CompiledForm(form) else { return }
        let engine = FormEngine(compiled, context: context())
        _ = engine.perform(.load([:]))
        let clean = try shape(page(engine, notices: [texts[5]]))
        let input = try #require(
            engine.rows.first { $0.id.kind == .field && engine.field($0.id.node)?.field.id == "a" })
        _ = engine.perform(.edit(input.id.node, TextEdit(texts[6])))
        let page = try page(engine, notices: [texts[7]])
        #expect(shape(page) == clean, "the answer changed the structure of the page")
        #expect(page.element(id: "fw-\(input.id.text)-control")?["value"] == texts[6].replacing("\0", with: "\u{FFFD}"))
        #expect(page.first { $0.name == "h1" }?.text == texts[0].replacing("\0", with: "\u{FFFD}"))
        let names = Set(page.descendants.map(\.name))
        #expect(names.isDisjoint(with: ["svg", "b", "iframe"]))
    }

    /// The names of the elements, without their texts.
    private func shape(_ page: HTMLElement) -> [String] { page.descendants.map(\.name) }
}
