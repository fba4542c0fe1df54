import FormworkCore
import FormworkDialect
import Testing

struct PageReadingTests {
    private func diagnostics(_ json: String) -> [String] {
        DefinitionReader.read(Array(json.utf8), fileName: "f.json").diagnostics.map {
            "\($0.line ?? 0):\($0.column ?? 0) \($0.path) \($0.code.name)"
        }
    }

    @Test func aConditionOfAPageIsCheckedOnceAndShownInThePage() {
        let found = diagnostics(
            #"""
            { "pages": [
              { "id": "a", "visible_when": "$nobody", "groups": [
                { "id": "g", "sections": [ { "fields": [ { "id": "x" } ] } ] },
                { "id": "h", "sections": [ { "fields": [ { "id": "y" } ] } ] } ] } ] }
            """#)
        #expect(found == ["2:32 pages[0].visible_when unknown_reference"])
    }

    @Test func pagesHaveIdsOfTheirOwn() {
        #expect(
            diagnostics(#"{ "pages": [ { "id": "a", "fields": [] }, { "id": "a", "fields": [{ "id": "x" }] } ] }"#)
                == ["1:51 pages[1].id duplicate_id"])
        #expect(diagnostics(#"{ "pages": [ { "fields": [{ "id": "x" }] } ] }"#) == ["1:14 pages[0].id missing_page_id"])
    }

    @Test func aFormWithPagesHasNothingBesideThem() {
        #expect(
            diagnostics(#"{ "pages": [ { "id": "a", "fields": [] } ], "fields": [ { "id": "x" } ] }"#)
                == ["1:55 fields conflicting_keys"])
    }

    @Test func anUnknownKeyOfAPageIsReported() {
        #expect(
            diagnostics(#"{ "pages": [ { "id": "a", "visible": "", "fields": [] } ] }"#)
                == ["1:27 pages[0] unknown_key"])
    }

    @Test func aFormWithoutContentIsToldWhatItCanHave() {
        let reading = DefinitionReader.read(Array("{}".utf8), fileName: "f.json")
        #expect(reading.diagnostics.first?.expected == ["pages", "groups", "sections", "fields"])
    }

    @Test func titlesOfPagesAndOfTheLastPageAreTranslated() throws {
        let json = #"""
            { "id": "f", "success": { "title": "Sent", "text": "Thanks" },
              "strings": { "de": { "Trip": "Reise", "Sent": "Gesendet", "City": "Ort" } },
              "pages": [ { "id": "a", "title": "Trip", "fields": [ { "id": "x", "title": "City" } ] } ] }
            """#
        let reading = DefinitionReader.read(Array(json.utf8), fileName: "f.json")
        #expect(reading.diagnostics.isEmpty)
        let form = try #require(reading.definition).translated(into: "de")
        #expect(form.pages.first?.title == "Reise")
        #expect(form.successTitle == "Gesendet")
        #expect(form.allFields.first?.title == "Ort")
    }

    @Test func aFieldOfAPageInTheOldNotationOfItemsBecomesARepeat() throws {
        let json = #"""
            { "id": "f", "pages": [ { "id": "a", "sections": [
              { "id": "guests[0]", "fields": [ { "id": "guests[0].name" } ] } ] } ] }
            """#
        let form = try #require(DefinitionReader.read(Array(json.utf8), fileName: "f.json").form)
        let engine = FormEngine(form)
        _ = engine.perform(.load(.object([])))
        #expect(engine.values.text() == #"{"guests":[{}]}"#)
    }

    @Test func aGroupOnNoPageIsAnError() throws {
        var form = FormDefinition(id: "f", groups: [])
        form.pages = [FormPage(id: "a", groups: [FormGroup(id: "g", sections: [])])]
        form.groups.append(FormGroup(id: "h", sections: []))
        #expect(CompiledForm.problems(in: form).map(\.code) == [.noPage])
        #expect(form.diagnostics(of: CompiledForm.problems(in: form)).map(\.path) == ["h"])
    }
}
