import FormworkCore
import FormworkHTML
import FormworkPages
import Testing

/// Styles of forms as style sheets.
struct StyleSheetTests {
    private func css(_ field: Field, section: [Style] = [], group: [Style] = [], form: [Style] = []) throws -> String? {
        let sections = [FormSection(elements: [.field(field)], styles: section)]
        let definition = FormDefinition(
            id: "f", groups: [FormGroup(id: "g", sections: sections, styles: group)], styles: form)
        return FormStyleSheet(try CompiledForm(definition))?.css
    }

    private func style(_ red: UInt8, _ property: ColorStyle) -> Style {
        .color(property, StyleColor(red: red, green: 0, blue: 0x0A))
    }

    private func field(_ style: TitlePlace, _ type: FieldType = .text, _ options: [FieldOption] = []) -> Field {
        var field = Field(id: "f", type: type, title: "F", options: options)
        field.labelStyle = style
        return field
    }

    @Test func formWithoutStylesHasNone() throws {
        #expect(try css(Field(id: "a", type: .text)) == nil)
    }

    @Test func percentagesHaveTheSignOfTheLanguage() throws {
        func css(_ pattern: String, _ type: FieldType = .decimal, format: String = "percent") throws -> String? {
            let field = Field(id: "a", type: type, textFormat: format)
            let form = try CompiledForm(
                FormDefinition(id: "f", groups: [FormGroup(sections: [FormSection(elements: [.field(field)])])]))
            var locale = LocaleRecord()
            locale.percentPattern = pattern
            return FormStyleSheet(form, in: locale)?.css
        }
        let row = #":is([data-fw-form="f"] :is([data-fw-row="f2"], [data-fw-row^="f2."])) > .fw-control"#
        #expect(try css("#%")?.hasPrefix(row + #"::after { content: "%";"#) == true)
        #expect(try css("%#")?.hasPrefix(row + #"::before { content: "%";"#) == true)
        #expect(try css("#\u{A0}٪")?.hasPrefix(row + #"::after { content: "٪";"#) == true)
        #expect(try css("#\"}%")?.contains("\"}") == false)
        #expect(try css("#%", .slider) == nil && css("#%", format: "") == nil)
    }

    @Test func eachPartSetsPropertiesOnItsRows() throws {
        let css = try #require(
            try css(
                Field(id: "a", type: .text, styles: [style(1, .invalidBorder)]), section: [style(2, .separator)],
                group: [style(3, .background)], form: [style(4, .background)]))
        let rules = css.split(separator: "\n").suffix(4)
        #expect(
            rules.map { String($0.prefix { $0 != "{" }) } == [
                #"[data-fw-form="f"] "#,
                #"[data-fw-form="f"] :is([data-fw-row="g0"], [data-fw-row^="g0."]) "#,
                #"[data-fw-form="f"] :is([data-fw-row="s1"], [data-fw-row^="s1."]) "#,
                #"[data-fw-form="f"] :is([data-fw-row="f2"], [data-fw-row^="f2."]) "#,
            ])
        #expect(css.contains("--fw-s-invalid-border-color: #01000a;"))
        #expect(css.contains("--fw-line: #02000a;"))
        #expect(css.contains("--fw-g-background-color: #03000a; --fw-g-background-color-ink: #fff;"))
        #expect(css.contains("--fw-s-background-color: #04000a;"))
    }

    @Test func aTitleHasThePlaceThatItsFieldSays() throws {
        let css = try #require(try css(field(.above)))
        let row = #":is([data-fw-form="f"] :is([data-fw-row="f2"], [data-fw-row^="f2."]))"#
        #expect(css.hasPrefix(row + ".fw-beside { grid-template-columns: minmax(0, 1fr);"))
        #expect(!css.contains("placeholder-shown"))
        #expect(try #require(try self.css(field(.beside))).contains("@container"))
    }

    @Test(
        arguments: [(FieldType.text, " "), (.textView, " "), (.stepper, "Not answered"), (.select, nil)]
            as [(FieldType, String?)])
    func aTitleFloatsByThePlaceholderOfItsControl(type: FieldType, placeholder: String?) throws {
        let options = type == .select ? (1...9).map { FieldOption(id: .text("\($0)"), title: "\($0)") } : []
        let field = field(.floating, type, options)
        let css = try #require(try css(field))
        #expect(css.contains(":placeholder-shown") && css.contains("::placeholder { color: transparent }"))
        #expect(try row(field).element(id: "fw-f2-control")?["placeholder"] == placeholder)
        let archived = try CompiledForm(archive: engine(field).form.archive())
        #expect(archived.fields.elements[0].definition.placeholder == (placeholder == " " ? " " : ""))
    }

    @Test func sizesOfTextFollowTheBrowser() throws {
        let length = try #require(StyleLength("16.50f"))
        let css = try #require(
            try css(Field(id: "a", type: .text, styles: [.length(.fontSize, length), .length(.cornerRadius, length)])))
        #expect(css.contains("--fw-s-font-size: calc(16.5rem / 16); --fw-s-corner-radius: 16.5px;"))
    }

    @Test func fontsAreQuotedNames() throws {
        let font = try #require(StyleFont("AvenirNext-DemiBold"))
        let css = try #require(try css(Field(id: "a", type: .text, styles: [.font(.text, font)])))
        #expect(css.contains(#"--fw-s-font: "AvenirNext-DemiBold", "AvenirNext", var(--fw-font);"#))
    }

    @Test(arguments: ["a\"b", "a'b", "a;b", "a\\b", "a}b", "url(x)", "a,b", "a\nb", "", "</style>", "a/*b"])
    func nothingElseIsAFont(name: String) {
        #expect(StyleFont(name) == nil)
    }

    @Test(arguments: ["#12345", "#1234567", "red", "#12345g", "", "rgb(0,0,0)", "#12 456"])
    func nothingElseIsAColor(text: String) {
        #expect(StyleColor(text) == nil)
    }

    @Test(arguments: ["", "f", "-1", "201", "1e9999", "12px", "NaN", "1 0"])
    func nothingElseIsALength(text: String) {
        #expect(StyleLength(text) == nil)
    }

    @Test func colorsAreReadWithAndWithoutTheirSign() {
        #expect(StyleColor("#28649C") == StyleColor(red: 0x28, green: 0x64, blue: 0x9C))
        #expect(StyleColor("28649c") == StyleColor("#28649C"))
        #expect(StyleColor("#FDFD54")?.isLight == true)
        #expect(StyleColor("#28649C")?.isLight == false)
    }

    @Test func everyRuleUsesAPropertyThatSomethingSets() throws {
        let color = try #require(StyleColor("#123456"))
        let length = try #require(StyleLength("3"))
        let font = try #require(StyleFont("Menlo"))
        let all =
            ColorStyle.allCases.map { Style.color($0, color) } + LengthStyle.allCases.map { Style.length($0, length) }
            + FontStyle.allCases.map { Style.font($0, font) } + [.alignment(.end)]
        let css = try #require(try css(Field(id: "a", type: .text, styles: all), group: all))
        let parts = css.split(separator: "\n")
        let rules = parts.filter { !$0.hasPrefix("[data") }.joined()
        let set = parts.filter { $0.hasPrefix("[data") }.joined()
        for name in rules.split(separator: "var(").compactMap({ $0.split(whereSeparator: { ",)".contains($0) }).first })
        where name.hasPrefix("--fw-s-") || name.hasPrefix("--fw-g-") {
            #expect(set.contains("\(name): "), "\(name)")
        }
        let colors = ColorStyle.allCases.filter { $0 != .text && $0 != .separator && $0 != .tint }.map(\.rawValue)
        let lengths = LengthStyle.allCases.map(\.rawValue), fonts = FontStyle.allCases.map(\.rawValue)
        for style in colors + lengths + fonts + [WordStyle.alignment.rawValue] {
            let name = style.split(separator: "_").joined(separator: "-")
            #expect(rules.contains("--fw-s-\(name)"), "\(name)")
        }
    }
}
