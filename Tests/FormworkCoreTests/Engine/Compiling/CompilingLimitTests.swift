import FormworkTestSupport
import Testing

@testable import FormworkCore

/// Definitions that would take much more time or memory than they take to write.
struct CompilingLimitTests {
    private func problems(_ fields: [Field]) -> [DefinitionProblem] {
        CompiledForm.problems(in: FormDefinition(fields: fields))
    }

    /// A long name is not copied for each name inside it: that would be 40 GB.
    @Test func longNamesInItemsCostWhatTheyWeigh() throws {
        let inner = JSONValue.object((0..<20_000).map { JSONMember("k\($0)", 1) })
        let name = String(repeating: "a", count: 2_000_000)
        let answers = JSONValue.object([JSONMember(name, inner), JSONMember("p", "hush"), JSONMember("x", "1")])
        let rows = FormSection(
            id: "rows", repeats: Repetition(items: [answers]),
            elements: [.field(Field(id: "x", type: .text)), .field(Field(id: "p", type: .password))])
        let (form, found) = CompiledForm.compile(FormDefinition(id: "f", groups: [FormGroup(sections: [rows])]))
        #expect(found.map(\.code) == [.unknownAnswer, .unusedValue])
        #expect(found.allSatisfy { $0.found.utf8.count < 200 && $0.key.utf8.count < 200 })
        let kept = try #require(form).withoutSecretFields(answers, in: ScopeIndex(1))
        #expect(kept["p"] == nil && kept["x"] == "1" && kept[name] == inner)
    }

    @Test func aFormHasALimitOfElements() throws {
        let fields = (0..<FormDefinition.elementLimit).map { Field(id: "f\($0)", type: .text) }
        let found = problems(fields)
        #expect(found.map(\.code) == [.wrongValue] && found.map(\.key) == ["fields"])
        #expect(found.first?.expected == ["at most 100000 elements in a form"])
    }

    @Test func aConditionOfAllOptionsIsShortWhereTheyAreMany() throws {
        let options = (0..<2_000).map { FieldOption(id: .number(DecimalNumber($0)), title: "\($0)") }
        func problems(_ condition: String) -> [DefinitionProblem] {
            var field = Field(id: "c", type: .select, options: options)
            field.optionsWhen = Array(repeating: condition, count: 500).joined(separator: " or ")
            return self.problems([Field(id: "a", type: .text), field])
        }
        let found = problems("$option == $a")
        #expect(found.map(\.code) == [.wrongValue] && found.map(\.key) == ["options_when"])
        // Options share a condition that does not read them.
        #expect(problems("$a == 'x'").isEmpty)
    }

    @Test func sectionsInsideEachOtherHaveALimitThatIsTold() {
        var section = FormSection(id: "s9", elements: [.field(Field(id: "a", type: .text))])
        for depth in (0..<FormSection.nestingLimit).reversed() {
            section = FormSection(id: "s\(depth)", elements: [.section(section)])
        }
        let found = CompiledForm.problems(in: FormDefinition(id: "f", groups: [FormGroup(sections: [section])]))
        #expect(found.map(\.code) == [.nestingTooDeep] && found.map(\.expected) == [["8"]])
    }

    /// Each suggestion takes time in the size of the form.
    @Test func suggestionsEndWithTheirBudget() {
        let count = 2_000
        let fields = (0..<count).map { Field(id: "f\($0)", type: .text, targets: [FieldTarget(.hide, id: "g\($0)")]) }
        let found = problems(fields)
        #expect(found.map(\.code) == Array(repeating: .unknownTarget, count: count))
        #expect(found.first?.expected == ["f0"])
        #expect(found.count { !$0.expected.isEmpty } == SuggestionBudget.limit / count)
    }

    @Test func suggestionsOfSeveralKindsHaveOneBudget() {
        let budget = SuggestionBudget()
        let words = Array(repeating: "word", count: SuggestionBudget.limit - 1)
        #expect(budget.suggest(for: "wrd") { words }.count == NearestWords.limit)
        #expect(budget.suggest(for: "wrd") { words } == [] && budget.names { words } == [])
    }

    @Test func aNameInATextIsReadToALimit() throws {
        let text = Array(repeating: "a", count: 5_000).joined(separator: ".")
        var lexer = ExpressionLexer(try #require(ExpressionSource(text)), at: 0)
        #expect(try lexer.steps(isBraced: false, atMost: 8).count == 8)
        #expect(lexer.offset == 15)
        lexer.offset = 0
        #expect(try lexer.steps(isBraced: false).count == 5_000)
    }
}
