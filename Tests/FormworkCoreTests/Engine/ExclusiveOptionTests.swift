import FormworkCore
import FormworkTestSupport
import Testing

/// Options that are chosen alone, and how many options can be chosen.
struct ExclusiveOptionTests {
    private static func field(_ rules: Validations = Validations(), type: FieldType = .checkGroup) -> Field {
        let options = [
            FieldOption(id: .text("nuts"), title: "Nuts"), FieldOption(id: .text("milk"), title: "Milk"),
            FieldOption(id: .text("eggs"), title: "Eggs"),
            FieldOption(id: .text("none"), title: "None of these", isExclusive: true),
            FieldOption(id: .text("unknown"), title: "I do not know", isExclusive: true),
        ]
        return Field(id: "diet", type: type, title: "Diet", options: options, multiple: true, validations: rules)
    }

    private func session(_ field: Field) throws -> FormEngine {
        try Sample.session(
            FormDefinition(
                id: "f", groups: [FormGroup(sections: [FormSection(elements: [.field(field)])])]))
    }

    private func chosen(_ engine: FormEngine) -> [String] { engine.state("diet")?.controlTexts ?? [] }

    private func list(_ ids: String...) -> JSONValue { .array(ids.map { .string($0) }) }

    @Test(arguments: [FieldType.checkGroup, .select])
    func anExclusiveOptionClearsTheOthersAndIsClearedByEach(type: FieldType) throws {
        let engine = try session(Self.field(type: type))
        engine.set("diet", list("nuts", "milk"))
        engine.set("diet", list("nuts", "milk", "none"))
        #expect(chosen(engine) == ["none"])
        engine.set("diet", list("none", "eggs"))
        #expect(chosen(engine) == ["eggs"])
        engine.set("diet", list("eggs", "unknown"))
        engine.set("diet", list("unknown", "none"))
        #expect(chosen(engine) == ["none"])
        _ = engine.undo()
        #expect(chosen(engine) == ["unknown"])
    }

    @Test func whatIsTypedIntoTheControlIsUpdatedWithTheAnswer() throws {
        let engine = try session(Self.field())
        engine.set("diet", list("nuts"))
        let changes = engine.set("diet", list("nuts", "none"))
        #expect(engine.state("diet")?.controlTexts == ["none"])
        #expect(changes.updates.first?.aspects.contains(.text) == true)
    }

    @Test func anAnswerFromElsewhereWithBothIsAnErrorAndStays() throws {
        let engine = try session(Self.field())
        _ = engine.load(.object([JSONMember("diet", list("none", "nuts"))]))
        _ = engine.submit()
        #expect(engine.errors.map(\.code) == ["exclusive"])
        #expect(engine.errors.first?.parameters == [ErrorParameter("option", .text("None of these"))])
        #expect(chosen(engine) == ["nuts", "none"])
        // The person takes one of them away.
        engine.set("diet", list("nuts"))
        #expect(engine.errors.isEmpty)
    }

    /// Unticking others at the same time makes no difference.
    @Test func anExclusiveOptionAndAnotherAddedAtOnceStayAndAreAnError() throws {
        for before in [list("nuts", "milk"), list("nuts"), .null] {
            let engine = try session(Self.field())
            engine.set("diet", before)
            engine.set("diet", list("eggs", "none"))
            #expect(chosen(engine) == ["eggs", "none"])
            _ = engine.submit()
            #expect(engine.errors.map(\.code) == ["exclusive"])
        }
    }

    @Test func anExclusiveOptionThatIsNotOfferedNowIsClearedToo() throws {
        var field = Self.field()
        field.options[3].visibleWhen = "!$off"
        let form = FormDefinition(
            id: "f",
            groups: [
                FormGroup(sections: [
                    FormSection(elements: [.field(field), .field(Field(id: "off", type: .toggle))])
                ])
            ])
        let engine = try Sample.session(form)
        engine.set("diet", list("none"))
        engine.set("off", true)
        engine.set("diet", list("nuts"))
        engine.set("off", false)
        #expect(chosen(engine) == ["nuts"])
    }

    @Test func soManyOptionsAreChosenAndAnExclusiveOneIsEnough() throws {
        let engine = try session(Self.field(Validations(minChoices: 2, maxChoices: 2)))
        func code(_ value: JSONValue) -> String? {
            engine.set("diet", value)
            _ = engine.submit()
            return engine.errors.first?.code
        }
        #expect(code(list("nuts")) == "min_choices")
        #expect(engine.errors.first?.parameters == [ErrorParameter("min", .number(2))])
        #expect(code(list("nuts", "milk")) == nil)
        #expect(code(list("nuts", "milk", "eggs")) == "max_choices")
        #expect(code(list("nuts", "milk", "eggs", "none")) == nil)
        #expect(code(.null) == nil)
    }

    @Test func aTargetThatLeavesItsOwnOptionAloneMakesItExclusive() throws {
        var field = Self.field()
        field.options[3].isExclusive = false
        field.options[3].targets = [FieldTarget(.update, id: "diet", value: .list([.text("none")]))]
        let engine = try session(field)
        engine.set("diet", list("nuts"))
        engine.set("diet", list("nuts", "none"))
        #expect(chosen(engine) == ["none"])
        engine.set("diet", list("none", "milk"))
        #expect(chosen(engine) == ["milk"])
    }

    @Test func aPageKnowsWhichOptionsAreExclusive() throws {
        let field = Self.field(Validations(minChoices: 2, maxChoices: 3))
        let form = FormDefinition(
            id: "f", groups: [FormGroup(sections: [FormSection(elements: [.field(field)])])])
        let engine = FormEngine(try CompiledForm(archive: CompiledForm(form).archive()))
        engine.set("diet", list("nuts"))
        engine.set("diet", list("nuts", "none"))
        #expect(chosen(engine) == ["none"])
        engine.set("diet", list("milk"))
        _ = engine.submit()
        #expect(engine.errors.map(\.code) == ["min_choices"])
    }

    @Test func keysWithoutEffectAndEmptyRangesAreReported() {
        func problems(_ change: (inout Field) -> Void) -> [String] {
            var field = Self.field()
            change(&field)
            let form = FormDefinition(
                id: "f", groups: [FormGroup(sections: [FormSection(elements: [.field(field)])])])
            return CompiledForm.problems(in: form).map { $0.code.rawValue + " " + $0.key }
        }
        #expect(problems { _ in }.isEmpty)
        #expect(problems { $0.validations.minChoices = 4 } == ["empty_range min_choices"])
        #expect(
            problems { ($0.validations.minChoices, $0.validations.maxChoices) = (3, 2) } == [
                "empty_range min_choices"
            ])
        let single = problems {
            ($0.type, $0.multiple, $0.validations.maxChoices) = (.select, false, 2)
            $0.options.removeLast()
        }
        #expect(single == ["rule_cannot_apply max_choices", "rule_cannot_apply options[3].exclusive"])
    }
}
