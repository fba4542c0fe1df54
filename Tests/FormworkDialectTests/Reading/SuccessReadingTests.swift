import FormworkCore
import FormworkDialect
import Testing

struct SuccessReadingTests {
    private func problems(_ success: String) -> [String] {
        let json = #"{ "id": "f", "fields": [ { "id": "name" } ], "success": \#(success) }"#
        return DefinitionReader.read(Array(json.utf8), fileName: "f.json").diagnostics.map {
            "\($0.column ?? 0) \($0.path) \($0.code.name) \($0.found)"
        }
    }

    @Test func namesOfAnswersAreChecked() {
        #expect(problems(#""Thank you, {name}.""#) == [])
        #expect(problems(#""Thank you, {nam}.""#) == ["70 success unknown_reference nam"])
        let titled = #"{ "title": "Bye {who}", "text": "Hello {name}" }"#
        #expect(problems(titled) == ["74 success.title unknown_reference who"])
        #expect(problems(#"{ "title": "Bye", "text": "Hello {you}" }"#) == ["91 success.text unknown_reference you"])
    }

    @Test func otherBracesAreWords() {
        #expect(problems(#""A { b } c {} d { e""#) == [])
    }
}
