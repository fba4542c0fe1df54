import FormworkCore
import FormworkTestSupport
import Testing

@testable import FormworkDialect

/// Words of other form systems are explained by those of the dialect.
struct ForeignWordTests {
    @Test(arguments: [
        ("label", "title"), ("required", "validations.required"), ("isRequired", "validations.required"),
        ("choices", "options"), ("defaultValue", "value"), ("visibleIf", "visible_when"), ("readOnly", "disabled"),
        ("description", "info"), ("max_length", "validations.max_length"), ("inputMask", "mask"), ("key", "id"),
        ("maxValue", "validations.max_value"), ("titel", "title"),
    ])
    func keysOfFields(_ key: String, _ meaning: String) {
        let found = read(#"{"fields":[{"id":"a","\#(key)":"x"}]}"#).diagnostics
        #expect(found.map(\.code.name) == ["unknown_key"])
        #expect(found.first?.expected == [meaning])
    }

    @Test func keysMeanWhatTheirObjectHas() {
        let found = read(
            #"""
            {"description":"d","submitText":"Go","fields":[{"id":"a","validations":{"min":1,"label":"x"}},
            {"id":"b","type":"select","options":[{"id":1,"title":"A","label":"x","required":true}]}]}
            """#
        ).diagnostics
        #expect(
            found.map { $0.found + " " + $0.expected.joined() } == [
                "submitText submit_title", "min min_value", "label ", "label title", "required ",
            ])
    }

    @Test func aPatternBelongsToTheValidations() throws {
        let found = try #require(read(#"{"fields":[{"id":"a","pattern":"x"}]}"#).diagnostics.first)
        #expect(
            DiagnosticExplainer.sentence(for: found)
                == "`pattern` is not supported yet by this version and is ignored. Did you mean `validations.pattern`?")
    }

    @Test(arguments: [
        ("checkbox", "check"), ("dropdown", "select"), ("textarea", "text_view"), ("tel", "phone"), ("bool", "switch"),
        ("int", "integer"), ("datetime", "date_time"), ("Radio-Group", "select"),
    ])
    func typesOfFields(_ type: String, _ meaning: String) {
        let found = read(#"{"fields":[{"id":"a","type":"\#(type)"}]}"#).diagnostics
        #expect(found.map(\.code.name) == ["misspelt_type"])
        #expect(found.first?.expected.first == meaning)
    }

    @Test func everyKeyMeansOneThatThereIs() {
        let keys = DialectSchema.objects.flatMap { object in
            object.keys.map { object.name == .validations ? "validations." + $0.name : $0.name }
        }
        // Rules beside each other, as in `min` of a rule, have no prefix.
        let all = Set(keys + DialectSchema.objects.flatMap { $0.keys.map(\.name) })
        for (word, meanings) in ForeignWords.keys {
            for meaning in meanings { #expect(all.contains(meaning), "\(word): \(meaning)") }
        }
    }

    @Test func everyTypeMeansOneThatIsProposed() {
        for (word, meaning) in ForeignWords.types {
            let found = read(#"{"fields":[{"id":"a","type":"\#(word)"}]}"#).diagnostics
            #expect(found.first?.expected.first == meaning, "\(word)")
            let taken = read(#"{"fields":[{"id":"a","type":"\#(meaning)"}]}"#).diagnostics
            #expect(
                !taken.contains { ["unknown_type", "misspelt_type"].contains($0.code.name) }, "\(word): \(meaning)")
        }
    }
}
