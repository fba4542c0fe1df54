import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// The sentences and the printed form of diagnostics.
struct DiagnosticTextTests {
    @Test func aReportShowsTheLineAndTheCaret() {
        let reading = read("{\n  \"标题\": \"贷款\", \"fields\": []\n}\n", file: "forms/loan.json")
        #expect(
            reading.report == """
                forms/loan.json:2:3: warning: `标题` means nothing here and is ignored. [unknown_key]
                      "标题": "贷款", "fields": []
                      ^

                """)
        let inner = read("{ \"fields\": [ { \"id\": \"名\", \"hiden\": true } ] }")
        #expect(
            inner.report == """
                form.json:1:28: warning: `hiden` means nothing here and is ignored. Did you mean `hidden`? [unknown_key]
                    { "fields": [ { "id": "名", "hiden": true } ] }
                                                ^

                """)
    }

    @Test func aLongLineIsCutAroundTheCaret() {
        let blanks = String(repeating: " ", count: 500)
        let report = read("{\"fields\":[],\(blanks)\"x\":1,\(blanks)\"title\":\"\"}").report
        let lines = report.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { $0.count < 120 })
        #expect(lines[1].contains("\"x\":1"))
    }

    @Test(arguments: [
        (
            #"{"fields":[{"id":"a","validations":{"min_length":"2"}}]}"#,
            "`min_length` is written as \"2\" and read as 2. Leave out the quotation marks."
        ),
        (#"{"fields":[{"id":"a","size":{"width":0}}]}"#, "`width` goes from 1 to 100; 0 is outside."),
        (#"{"title":"x"}"#, "`pages`, `groups`, `sections` or `fields` is missing here."),
        (
            #"{"fields":[],"validate_on":"blr"}"#,
            "`validate_on` cannot be \"blr\". It takes `blur`, `submit` or `change`."
        ),
        (
            #"{"fields":[{"id":"a","type":"integr"}]}"#,
            "There is no field type \"integr\". Did you mean `integer`? A type of an app is named in `types` of the form."
        ),
        (#"{"fields":[],"actions":{}}"#, "`actions` is not supported yet by this version and is ignored."),
        (
            #"{"fields":[{"id":"a","targets":[{"action":"hid","id":"a"}]}]}"#,
            "A target with the `action` \"hid\" is ignored. It takes `hide`, `show`, `enable`, `disable`, `update` or `clear`."
        ),
        (
            #"{"sections":[{"id":"firms","type":"dynamic"}],"templates":{"sections":[{"id":"firm","fields":[]}]}}"#,
            "The items of \"firms\" have no fields: no template has this `id`. Templates are `firm`."
        ),
        (
            #"{"fields":[{"id":"a","type":"time","value":"2014-10-31T23:00:00Z"}]}"#,
            "\"2014-10-31T23:00:00Z\" is a point in time; `value` becomes `23:00`, as written. Write that, or give the form "
                + "a `time_zone`."
        ),
        (#"{"fields":[1]}"#, "Here belongs an object, not 1."),
        (
            #"{"fields":[{"id":"name"},{"id":"b","visible_when":"$nmae == 1"}]}"#,
            "There is no field `$nmae` that can be read here. Did you mean `$name`?"
        ),
        (#"{"fields":[{"id":"a","formula":"round('x')"}]}"#, "`'x'` cannot be used here, where a number is expected."),
        (#"{"fields":[{"id":"a","formula":"rond(1)"}]}"#, "There is no function `rond`. Did you mean `round`?"),
        (
            #"{"fields":[{"id":"a","formula":"(1 +"}]}"#,
            "Something is missing here; expected `value`, `$id` or `(`."
        ),
        (
            #"{"fields":[{"id":"a","formula":"$a"}]}"#,
            "These rules wait for each other in a circle: a (formula) → a (formula). Take one of them out."
        ),
    ])
    func sentencesSayWhatToDo(_ json: String, _ sentence: String) throws {
        #expect(DiagnosticExplainer.sentence(for: try #require(read(json).diagnostics.first)) == sentence)
    }

    @Test func everyCodeHasASentence() {
        let codes: [Diagnostic.Code] =
            JSONProblem.Code.allCases.map { .json($0) } + DialectProblem.allCases.map { .dialect($0) }
            + DefinitionProblem.Code.allCases.map { .definition($0) }
        for code in codes {
            let sentence = DiagnosticExplainer.sentence(
                for: Diagnostic(code, path: "fields[0].formula", found: "found", expected: ["one", "two"]))
            #expect([".", "?"].contains(sentence.suffix(1)), "\(code.name): \(sentence)")
        }
    }

    @Test func aFormWrittenInSwiftIsPrintedWithoutAPlace() {
        let diagnostic = Diagnostic(.definition(.missingID), path: "terms.fields[0]")
        #expect(
            DiagnosticPrinter(source: []).text(of: diagnostic)
                == "terms.fields[0]: error: An `id` is missing here: it names the answer among the values. [missing_id]\n"
        )
    }
}
