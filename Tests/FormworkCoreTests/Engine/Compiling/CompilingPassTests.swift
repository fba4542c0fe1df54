import FormworkTestSupport
import Testing

@testable import FormworkCore

/// The passes of the compiler and what each hands to the next.
struct CompilingPassTests {
    private func named(_ fields: [Field], sections: [FormSection] = []) throws -> NamedForm {
        let section = FormSection(id: "all", elements: fields.map { .field($0) } + sections.map { .section($0) })
        let form = FormDefinition(id: "f", groups: [FormGroup(id: "g", sections: [section])])
        return try #require(NamedForm(FormCollector.collect(form)))
    }

    private func resolved(_ form: NamedForm) -> ResolvedForm {
        let targets = TargetResolver.resolve(form, after: ProblemList())
        return ResolvedForm(
            form: form, patterns: PatternResolver.resolve(form), targets: targets,
            rules: RuleResolver.resolve(form, targets, after: ProblemList()))
    }

    @Test func collectingMakesOneListWithThePrefixesOfNestedForms() throws {
        let inner = FormSection(id: "home", isNested: true, elements: [.field(Field(id: "street", type: .text))])
        let form = try named([Field(id: "name", type: .text)], sections: [inner])
        #expect(form.header.groups.isEmpty)
        #expect(form.elements.indices.map { form.name(of: $0) } == ["g", "all", "name", "home", "home.street"])
        #expect(Array(form.prefixes) == [[""], [""], [""], [""], ["home.", ""]])
        #expect(form.scope(of: ElementIndex(4)).field("street") == ElementIndex(4))
        #expect(form.scope(of: ElementIndex(2)).field("street") == nil)
    }

    @Test func aFormThatIsTooLargeHasNoNames() {
        let fields = (0..<FormDefinition.elementLimit).map { Field(id: "f\($0)", type: .text) }
        let collected = FormCollector.collect(FormDefinition(fields: fields))
        #expect(collected.isTooLarge && NamedForm(collected) == nil)
    }

    @Test func rulesAreResolvedInTheOrderOfTheFormAndSortedByWhatTheyRead() throws {
        let fields = [
            Field(id: "c", type: .info, formula: "$b + 1"), Field(id: "b", type: .info, formula: "$a + 1"),
            Field(id: "a", type: .decimal),
        ]
        let form = resolved(try named(fields))
        #expect(form.rules.computations.map { form.form.name(of: $0.element) } == ["c", "b"])
        #expect(form.rules.rules[ElementIndex(2)].value == ComputationIndex(0))
        let sorted = SortedRules(form)
        #expect(sorted.problems.isEmpty && sorted.work.links == 1)
        #expect(sorted.computations.map { form.form.name(of: $0.element) } == ["b", "c"])
    }

    @Test func checksFindTheSameEachTime() throws {
        var hidden = Field(id: "a", type: .text)
        hidden.hidden = true
        let form = resolved(try named([hidden, Field(id: "b", type: .text, visibleWhen: "present($a)")]))
        for _ in 1...2 {
            #expect(ShownCheck.problems(of: form).map(\.code) == [.neverShown])
            #expect(ElementCheck.problems(of: form.form, after: ProblemList()).problems.isEmpty)
        }
    }

    @Test func manyErrorsOfEarlierPassesStopTheLaterOnes() throws {
        let form = try named([Field(id: "a", type: .text, visibleWhen: "$nothing")])
        var problems = ProblemList()
        for _ in 1..<ProblemList.errorLimit { problems.append(DefinitionProblem(.missingID, at: ElementIndex(0))) }
        for _ in 1...10 { problems.append(DefinitionProblem(.unusedValue, at: ElementIndex(0))) }
        var expressions = ElementExpressions(form, after: problems)
        // Warnings do not count, so one expression is still compiled. It has the last error.
        for _ in 1...2 {
            _ = expressions.program("$nothing", key: "visible_when", at: ElementIndex(2), expecting: .bool)
        }
        #expect(expressions.problems.problems.map(\.code) == [.unknownReference])
        #expect(expressions.work.expressions == 1)
        problems += expressions.problems
        #expect(problems.errorCount == ProblemList.errorLimit && problems.hasManyErrors)
    }
}
