import Formwork
import Testing

/// A form written in Swift is the value that its JSON is read as.
struct BuilderTwinTests {
    private func read(_ json: String) throws -> FormDefinition {
        let reading = DefinitionReader.read(Array(json.utf8), fileName: "twin.json")
        #expect(reading.diagnostics.isEmpty, "\(reading.report)")
        return try #require(reading.definition)
    }

    @Test func theLoanFormIsTheSameInBothLanguages() throws {
        #expect(LoanForm.swift == (try read(LoanForm.json)))
    }

    @Test func theLoanFormRuns() throws {
        #expect(try CompiledForm(LoanForm.swift).warnings.isEmpty)
    }

    @Test func groupsAreTheSameInBothLanguages() throws {
        let form = FormDefinition("f") {
            FormGroup("person", "Person") {
                Field.text("first")
                Field.text("last").hidden().disabled().placeholder("Doe").accessibilityLabel("Family name")
                FormSection("more") {
                    Field.toggle("adult").required(when: "present($first)")
                    FormSection("children", "Children") { Field.text("name") }
                        .repeating(itemTitle: "Child {index}")
                }
                .info("I").footer("F").enabled(when: "present($first)").hidden().disabled()
            }
            .collapsible(collapsed: true)
            .visible(when: "1 < 2")
            Field.info("note").visible(when: "$adult").formula("1")
        }
        .whenHidden(.clear)
        .timeZone("Europe/Oslo")
        let twin = try read(
            #"""
            { "id": "f", "when_hidden": "clear", "time_zone": "Europe/Oslo", "groups": [
              { "id": "person", "title": "Person", "collapsed": true, "visible_when": "1 < 2", "sections": [
                { "fields": [ { "id": "first" },
                  { "id": "last", "hidden": true, "disabled": true, "placeholder": "Doe",
                    "accessibility_label": "Family name" } ] },
                { "id": "more", "info": "I", "footer": "F", "enabled_when": "present($first)", "hidden": true, "disabled": true,
                  "fields": [ { "id": "adult", "type": "switch", "required_when": "present($first)" },
                    { "id": "children", "title": "Children", "repeat": { "item_title": "Child {index}" },
                      "fields": [ { "id": "name" } ] } ] } ] },
              { "sections": [ { "fields": [
                { "id": "note", "type": "info", "visible_when": "$adult", "formula": "1" } ] } ] } ] }
            """#)
        #expect(form == twin)
    }
}

extension BuilderTwinTests {
    @Test func sendingAndTranslationsAreTheSameInBothLanguages() throws {
        let form = FormDefinition("f", title: "Loan", locale: "en") {
            Field.text("name", "Name").parameter("full_name")
            Field.select("house", "House", options: [FieldOption("a", "A").value(1)]).sends(.value)
        }
        .strings("de", ["Loan": "Kredit", "House": "Haus"])
        let twin = try read(
            #"""
            { "id": "f", "title": "Loan", "locale": "en",
              "strings": { "de": { "Loan": "Kredit", "House": "Haus" } },
              "fields": [
                { "id": "name", "title": "Name", "parameter": "full_name" },
                { "id": "house", "title": "House", "type": "select", "send": "value",
                  "options": [ { "id": "a", "title": "A", "value": 1 } ] } ] }
            """#)
        #expect(form == twin)
    }
}
