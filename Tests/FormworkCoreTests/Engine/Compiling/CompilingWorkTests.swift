import FormworkCore
import FormworkTestSupport
import Testing

/// The work of compiling: it grows with the form, and is done once.
struct CompilingWorkTests {
    /// Fields of which every fifth is conditional and every tenth calculated; some have patterns and comparisons.
    static func mixed(_ count: Int) -> FormDefinition {
        let fields = (0..<count).map { index -> FormElement in
            var field = Field(id: "f\(index)", type: .decimal, validations: Validations(required: true, maxValue: 100))
            switch index % 10 {
            case 1, 6: field.visibleWhen = "$f\(index - 1) > 5"
            case 2: field.validations.compareTo = "f\(index - 1)"
            case 3:
                field.type = .text
                field.validations = Validations(pattern: "[a-c]+(?!d)")
            case 9: field = Field(id: "f\(index)", type: .info, formula: "$f\(index - 5) + $f\(index - 9)")
            default: break
            }
            return .field(field)
        }
        let sections = stride(from: 0, to: count, by: 10).map {
            FormSection(id: "s\($0)", elements: Array(fields[$0..<min($0 + 10, count)]))
        }
        return FormDefinition(id: "mixed", groups: [FormGroup(sections: sections)])
    }

    /// Names are longer in larger forms (`$f9999`, not `$f9`), so a little more than ten times is right.
    @Test(arguments: [100, 1_000])
    func tenTimesTheFieldsAreAtMostElevenTimesTheOperations(count: Int) throws {
        let few = try CompiledForm(Self.mixed(count)).compilation
        let many = try CompiledForm(Self.mixed(count * 10)).compilation
        #expect(few.expressions == count / 2 - count / 10)
        // Equal patterns are compiled once.
        #expect(few.patterns == 1)
        #expect(many.patterns == 1)
        #expect(many.operations <= few.operations * 11)
        #expect(many.links <= few.links * 10 + 10)
    }

    @Test func everyUseOfAFieldIsOneLink() throws {
        let star = (0..<2_000).map { FormElement.field(Field(id: "s\($0)", type: .info, formula: "$start + \($0)")) }
        let chain = (0..<1_000).map {
            FormElement.field(Field(id: "c\($0)", type: .info, formula: $0 == 0 ? "$start" : "$c\($0 - 1) + $start"))
        }
        let start = FormElement.field(Field(id: "start", type: .decimal))
        for (elements, links) in [(star, 0), (chain, 999)] {
            let section = FormSection(elements: [start] + elements)
            let form = FormDefinition(id: "form", groups: [FormGroup(sections: [section])])
            #expect(try CompiledForm(form).compilation.links == links)
        }
    }

    @Test func openingAndLoadingAreTenTimesTheWorkForTenTimesTheFields() throws {
        let counts = try [1_000, 10_000].map { count in
            let engine = try Sample.session(Self.mixed(count))
            return engine.statistics
        }
        #expect(counts[1].evaluations <= counts[0].evaluations * 10)
        #expect(counts[1].visits <= counts[0].visits * 10)
        #expect(counts[1].rowsExamined <= counts[0].rowsExamined * 11)
    }

    @Test func anEditThatAffectsTenFieldsVisitsAtMostAHundredNodes() throws {
        var form = Self.mixed(10_000)
        for index in 1...5 {
            let shown = FormElement.field(Field(id: "shown\(index)", type: .text, visibleWhen: "$f5000 == 7"))
            let sum = FormElement.field(Field(id: "sum\(index)", type: .info, formula: "$f5000 * \(index)"))
            form.groups[0].sections[index * 150].elements += [shown, sum]
        }
        let engine = try Sample.session(form)
        let before = engine.statistics
        let changes = engine.set("f5000", 7)
        let after = engine.statistics
        #expect(changes.insertions.count == 5 + 1)
        #expect(after.evaluations - before.evaluations == 10 + 1 + 1)
        #expect(after.visits - before.visits + after.evaluations - before.evaluations <= 100)
        #expect(after.rowsExamined - before.rowsExamined <= 500)
    }

    /// A form that was read from an archive has no texts of expressions and patterns. If its sessions do the same as
    /// those of the original form, then sessions parse and compile nothing.
    @Test func openingAnotherSessionAndValidatingCompileNothing() throws {
        let form = try CompiledForm(Self.mixed(1_000))
        let archive = form.archive()
        for text in ["$f", "[a-c]", "> 5"] { #expect(!archive.text().contains(text)) }
        let read = try CompiledForm(archive: archive)
        #expect(read.compilation == CompilationStatistics())

        let work = form.compilation
        let answers = JSONValue.object((0..<1_000).map { JSONMember("f\($0)", $0 % 10 == 3 ? "abd" : .number($0 % 9)) })
        var outcomes: [(EngineStatistics, JSONValue, [ShownError])] = []
        for each in [form, form, read] {
            let engine = FormEngine(each)
            _ = engine.perform(.replaceAnswers(answers))
            _ = engine.perform(.submit)
            outcomes.append((engine.statistics, engine.values, engine.errors))
        }
        #expect(outcomes[0].2.contains { $0.code == "pattern" } && outcomes[0].2.contains { $0.code == "compare" })
        for other in outcomes[1...] {
            #expect(other.0 == outcomes[0].0)
            #expect(other.1 == outcomes[0].1)
            #expect(other.2 == outcomes[0].2)
        }
        #expect(form.compilation == work)
    }
}
