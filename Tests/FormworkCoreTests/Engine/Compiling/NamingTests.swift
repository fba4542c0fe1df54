import FormworkCore
import FormworkTestSupport
import Testing

/// Ids of any characters, and names that are no fields.
struct NamingTests {
    private func problems(_ elements: [FormElement], repeats: Repetition? = nil) -> [DefinitionProblem] {
        let section = FormSection(id: "s", repeats: repeats, elements: elements)
        return CompiledForm.problems(in: FormDefinition(id: "f", groups: [FormGroup(sections: [section])]))
    }

    /// A program would compare with the repeat itself, and a browser could not read it.
    @Test func thePositionOfAnItemIsNoFieldToCompareWith() throws {
        let compared = Field(id: "n", type: .integer, validations: Validations(compareTo: "index"))
        var loaded = Field(id: "c", type: .select)
        loaded.optionSource = OptionSource("cities", dependingOn: ["index"])
        let found = problems([.field(compared), .field(loaded)], repeats: Repetition())
        #expect(found.map(\.code) == [.unknownReference, .unknownReference])
        #expect(found.map(\.key) == ["compare_to", "options_from"])
    }

    @Test func idsOfAnyCharactersAreCompared() throws {
        let again = Field(id: "b", type: .integer, validations: Validations(compareTo: "a}"))
        let engine = try Sample.session(FormDefinition(fields: [Field(id: "a}", type: .integer), again]))
        engine.set("a}", 2)
        engine.set("b", 3)
        #expect(engine.submit() == ["b compare"])
        engine.set("b", 2)
        #expect(engine.submit() == [])
    }

    @Test func aPasswordOfAnyIdIsAskedForTwice() throws {
        let password = Field(id: "p}", type: .password)
        let engine = try Sample.session(FormDefinition(fields: [password, password.repetition]))
        #expect(engine.state("p}_again")?.isRequired == false)
        engine.set("p}", "hush")
        #expect(engine.state("p}_again")?.isRequired == true)
    }

    /// The field `a` of the form `n` inside the form `n` has the path `n.n.a`.
    @Test func aFieldIsComparedItselfAndNotOneOfTheSameNameFurtherIn() throws {
        let own = Field(id: "a", type: .integer, validations: Validations(compareTo: "b"))
        let form = FormDefinition(
            id: "f",
            groups: [
                FormGroup(sections: [
                    FormSection(
                        id: "n", isNested: true,
                        elements: [
                            .field(own), .field(Field(id: "b", type: .integer)),
                            .field(Field(id: "n.a", type: .integer)),
                        ])
                ])
            ])
        let engine = try Sample.session(form)
        engine.set("n.a", 1)
        engine.set("n.b", 1)
        engine.set("n.n.a", 2)
        #expect(engine.submit() == [])
    }

    /// A point and an accent after it are one character.
    @Test func prefixesAreTakenOffByTheirBytes() throws {
        let id = "\u{301}b"
        let form = FormDefinition(
            id: "f",
            groups: [
                FormGroup(sections: [
                    FormSection(id: "a", isNested: true, elements: [.field(Field(id: id, type: .text))])
                ])
            ])
        let source = try CompiledForm(form).source
        #expect(source.allFields.first.map { Array($0.id.utf8) } == Array(id.utf8))
    }

    /// A definition is composed before it is compiled, so these are one id. Ids of sections and groups name nothing in answers.
    @Test func idsOfTheSameLookAreTheSame() throws {
        let options = ["\u{e9}", "e\u{301}"].map { FieldOption(id: .text($0), title: $0) }
        let sections = ["\u{e9}", "e\u{301}"].enumerated().map { place, id in
            FormSection(id: id, elements: [.field(Field(id: "f\(place)", type: .select, options: options))])
        }
        let groups = ["\u{e9}", "e\u{301}"].enumerated().map { place, id in
            FormGroup(id: id, sections: [sections[place]])
        }
        let form = FormDefinition(id: "f", groups: groups)
        #expect(CompiledForm.problems(in: form).map(\.code) == [.duplicateOption, .duplicateOption])
        let single = Field(id: "x", type: .text, visibleWhen: "$y == 'e\u{301}'")
        let other = Field(id: "y", type: .select, options: [options[0]])
        #expect(problems([.field(single), .field(other)]).map(\.code) == [])
    }
}
