import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// Writing a definition as JSON and reading it gives the same definition.
struct WritingLawTests {
    @Test func aWrittenDefinitionIsReadAsTheSame() throws {
        var compared = 0
        for seed in LawPlay.seeds {
            var forms = RandomForm(seed: seed)
            var definition = forms.definition()
            var dressing = RandomDressing(seed: seed)
            dressing.dress(&definition)
            guard (try? CompiledForm(definition)) != nil else { continue }
            compared += 1
            let text = DefinitionWriter.text(definition)
            let reading = DefinitionReader.read(Array(text.utf8), fileName: "random.json")
            guard let again = reading.definition else {
                Issue.record("seed \(seed): \(reading.report)")
                return
            }
            let (isSame, isSameText) = (again == definition, DefinitionWriter.text(again).utf8.elementsEqual(text.utf8))
            let different = zip(fields(of: again), fields(of: definition)).first { $0 != $1 }
            let fields = different.map { "\($0)\n\($1)" } ?? ""
            try #require(isSame && isSameText, "seed \(seed): \(fields)\n\(text)")
        }
        #expect(compared * 2 > LawPlay.seeds.count, "\(compared) of \(LawPlay.seeds.count)")
    }

    private func fields(of form: FormDefinition) -> [Field] {
        form.groups.flatMap(\.sections).flatMap(fields)
    }

    private func fields(of section: FormSection) -> [Field] {
        section.elements.flatMap { element -> [Field] in
            switch element {
            case .field(let field): [field]
            case .section(let section): fields(of: section)
            }
        }
    }
}
