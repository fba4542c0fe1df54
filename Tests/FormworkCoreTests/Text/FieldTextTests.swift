import Testing

@testable import FormworkCore
@testable import FormworkRuntime

/// The text rules of fields, by their definitions.
struct FieldTextTests {
    private func form(_ field: Field, _ formats: [CustomTextFormat] = []) -> FormDefinition {
        let section = FormSection(elements: [.field(field)])
        return FormDefinition(id: "f", groups: [FormGroup(sections: [section])], formats: formats)
    }

    @Test func fieldsThatAreTypedAlikeShareARule() throws {
        let fields = [
            Field(id: "a", type: .integer), Field(id: "b", type: .decimal), Field(id: "c", type: .integer, maximum: 9),
        ]
        let section = FormSection(elements: fields.map { .field($0) })
        let compiled = try CompiledForm(FormDefinition(id: "f", groups: [FormGroup(sections: [section])]))
        let rules = compiled.fields.map(\.patterns.text)
        #expect(rules[0] != nil && rules[0] === rules[2])
        #expect(rules[0] !== rules[1])
    }

    private func rule(_ field: Field, _ formats: [CustomTextFormat] = []) throws -> TextRule? {
        let compiled = try CompiledForm(form(field, formats))
        let rule = compiled.fields.elements[0].patterns.text?.rule
        let archived = try CompiledForm(archive: compiled.archive()).fields.elements[0].patterns.text?.rule
        #expect(archived == rule)
        return rule
    }

    @Test func aMaskComesBeforeAFormatAndThatBeforeTheType() throws {
        let both = Field(id: "a", type: .text, mask: "00-00", textFormat: "cpf")
        #expect(try rule(both) == TextRule.mask("00-00"))
        #expect(try rule(Field(id: "a", type: .text, textFormat: "cpf")) == NamedFormat.cpf.rule)
        #expect(try rule(Field(id: "a", type: .text)) == nil)
        #expect(try rule(Field(id: "a", type: .toggle, mask: "00")) == nil)
    }

    @Test func typesHaveRulesOfTheirOwn() throws {
        #expect(try rule(Field(id: "a", type: .integer))?.fractionDigits == 0)
        #expect(try rule(Field(id: "a", type: .decimal))?.fractionDigits == .some(nil))
        let most = Field(id: "a", type: .password, validations: Validations(maxLength: 3))
        #expect(try rule(most) == nil)
        for (type, format) in [(FieldType.email, NamedFormat.email), (.url, .url)] {
            var implied = format.rule
            implied.isImplied = true
            #expect(try rule(Field(id: "a", type: type)) == implied)
            #expect(try rule(Field(id: "a", type: type, textFormat: "optional")) == NamedFormat.optional.rule)
        }
        let amount = Field(id: "a", type: .currency, currency: "JPY", validations: Validations(minValue: 0))
        #expect(try rule(amount)?.allowsNegative == false)
        let amounts = try rule(amount) ?? TextRule()
        let japan = TextControl.make(amounts, locale: Places.named("ja"), currentYear: 2026)
        #expect(japan.fractionDigits == 0)
    }

    @Test func formsHaveFormatsOfTheirOwn() throws {
        let plate = CustomTextFormat(name: "plate", minimumLength: 3, mask: "AA-000", pattern: "[A-F].*")
        let field = Field(id: "a", type: .text, textFormat: "plate")
        #expect(try rule(field, [plate]) == plate.rule())
        let compiled = try CompiledForm(form(field, [plate]))
        #expect(compiled.fields.elements[0].patterns.pattern?.matchesWhole("AB123") == true)
        #expect(compiled.fields.elements[0].patterns.pattern?.matchesWhole("XB123") == false)
    }

    @Test func mistakesAreFoundAtTheirPlace() {
        let mask = CompiledForm.problems(in: form(Field(id: "a", type: .text, mask: "00\\")))
        #expect(mask.map(\.code) == [.mask] && mask.first?.textOffset == 2 && mask.first?.key == "mask")
        let format = CompiledForm.problems(in: form(Field(id: "a", type: .text, textFormat: "cpff")))
        #expect(format.map(\.code) == [.unknownFormat])
        #expect(format.first?.expected.first == "cpf" && format.first?.key == "format")
    }

    /// The mask of a format is not a text of the field, so nothing is wrong inside one.
    @Test func aMistakeOfAFormatIsAtTheKeyThatNamesIt() throws {
        let plate = CustomTextFormat(name: "plate", mask: "00\\")
        let problem = try #require(
            CompiledForm.problems(in: form(Field(id: "a", type: .text, textFormat: "plate"), [plate])).first)
        #expect(problem.code == .mask && problem.key == "format" && problem.found == "00\\")
        #expect(problem.textOffset == nil)
    }

    @Test func whiteSpaceBelongsToPasswords() throws {
        for field in [
            Field(id: "a", type: .password, validations: Validations(maxLength: 9)),
            Field(id: "a", type: .password, textFormat: "password"),
        ] {
            let engine = FormEngine(try CompiledForm(form(field)))
            let node = try #require(engine.node(at: "a"))
            _ = engine.perform(.edit(node, TextEdit(" secret ", selection: 8..<8, before: 7..<7)))
            #expect(engine.values["a"] == " secret ")
        }
    }
}
