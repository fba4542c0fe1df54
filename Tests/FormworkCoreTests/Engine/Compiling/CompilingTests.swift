import FormworkCore
import FormworkTestSupport
import Testing

/// Compiling a definition.
struct CompilingTests {
    func problems(_ elements: [FormElement]) -> [DefinitionProblem] {
        CompiledForm.problems(
            in: FormDefinition(id: "f", groups: [FormGroup(sections: [FormSection(id: "s", elements: elements)])]))
    }

    @Test func allProblemsAreReportedAtOnceWithTheirPlaces() {
        let found = problems([
            .field(Field(id: "a", type: .text)),
            .field(Field(id: "a", type: .text)),
            .field(Field(id: "b", type: .text, visibleWhen: "$c == 1")),
            .field(Field(id: "", type: .integer, validations: Validations(minValue: 3, maxValue: 2))),
            .field(Field(id: "d", type: .info, formula: "1 +")),
        ])
        #expect(found.map(\.code) == [.duplicateID, .unknownReference, .missingID, .emptyRange, .expressionSyntax])
        #expect(found.map(\.element.position) == [3, 4, 5, 5, 6])
        #expect(found[1].key == "visible_when")
    }

    @Test func theWholeCircleOfFormulasAndVisibilityIsShown() {
        let found = problems([
            .field(Field(id: "a", type: .decimal, visibleWhen: "$b > 1")),
            .field(Field(id: "b", type: .info, formula: "$c * 2")),
            .field(Field(id: "c", type: .info, formula: "$a + 1")),
        ])
        #expect(found.map(\.code) == [.cycle])
        #expect(found.first?.found == "a (visible_when) → c (formula) → b (formula) → a (visible_when)")
    }

    @Test func aSectionThatDependsOnItsOwnFieldIsACircle() {
        let form = FormDefinition(
            id: "f",
            groups: [
                FormGroup(sections: [
                    FormSection(id: "s", visibleWhen: "$x", elements: [.field(Field(id: "x", type: .toggle))])
                ])
            ])
        #expect(CompiledForm.problems(in: form).map(\.code) == [.cycle])
    }

    @Test func rulesThatCannotApplyAreWarningsAndTheFormRuns() throws {
        let form = FormDefinition(
            id: "f",
            groups: [
                FormGroup(sections: [
                    FormSection(elements: [
                        .field(Field(id: "n", type: .toggle, validations: Validations(minLength: 3)))
                    ])
                ])
            ])
        #expect(try CompiledForm(form).warnings.map(\.code) == [.ruleCannotApply])
    }

    @Test func aChainOfAThousandSumsCompilesAndRunsOnceEach() throws {
        var fields = [Field(id: "x0", type: .decimal)]
        for index in 1...1_000 { fields.append(Field(id: "x\(index)", type: .info, formula: "$x\(index - 1) + 1")) }
        let form = FormDefinition(
            id: "f", groups: [FormGroup(sections: [FormSection(elements: fields.reversed().map { .field($0) })])])
        let engine = try Sample.session(form)
        let before = engine.statistics.evaluations
        engine.set("x0", 5)
        #expect(engine.state("x1000")?.display == "1,005")
        #expect(engine.statistics.evaluations - before == 1_000)
    }

    @Test func anArchiveWhoseRulesWaitForEachOtherIsRefused() throws {
        func formula(_ id: String, _ formula: String, visibleWhen: String = "") -> FormElement {
            .field(Field(id: id, type: .info, visibleWhen: visibleWhen, formula: formula))
        }
        for elements in [
            [formula("a", "1"), formula("b", "$a + 1")],
            [formula("a", "1", visibleWhen: "1 > 0"), .field(Field(id: "b", type: .decimal, visibleWhen: "$a == 1"))],
        ] {
            let definition = FormDefinition(
                id: "form", groups: [FormGroup(sections: [FormSection(elements: elements)])])
            let archive = try CompiledForm(definition).archive()
            let members = archive.objectValue ?? []
            let turned = members.map { member in
                member.key == "rules"
                    ? JSONMember("rules", .array((member.value.arrayValue ?? []).reversed())) : member
            }
            #expect(throws: ArchiveProblem.self) { try CompiledForm(archive: .object(turned)) }
        }
    }

    @Test func anArchiveGivesTheSameForm() throws {
        let form = try CompiledForm(Sample.everything)
        let again = try CompiledForm(archive: form.archive())
        #expect(again.archive() == form.archive())
        #expect(throws: ArchiveProblem.self) { try CompiledForm(archive: [:]) }
    }
}
