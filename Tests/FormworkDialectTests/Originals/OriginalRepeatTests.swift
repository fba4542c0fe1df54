import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// Repeats in forms written for the original Form: dynamic sections, templates and static indexes.
struct OriginalRepeatTests {
    private func repeats(_ reading: DefinitionReading) -> [FormSection] {
        (reading.definition?.groups ?? []).flatMap(\.sections).flatMap { section in
            [section]
                + section.elements.compactMap { element in
                    if case .section(let inner) = element { inner } else { nil }
                }
        }.filter { $0.repeats != nil }
    }

    private func fields(_ section: FormSection?) -> [Field] {
        (section?.elements ?? []).compactMap { element in
            if case .field(let field) = element { field } else { nil }
        }
    }

    @Test func aDynamicSectionTakesItsFieldsFromTheTemplate() throws {
        let reading = read(
            #"""
            { "sections": [
                { "id": "lines", "type": "dynamic", "action_title": "Another", "fields": null,
                  "targets": [{ "id": "note", "action": "clear" }] },
                { "fields": [{ "id": "note" }] }],
              "templates": { "fields": [{ "id": "t[:index].x", "type": "odd" }], "sections": [
                { "id": "lines", "fields": [
                    { "id": "lines[:index].price", "title": "Price :index", "type": "float", "value": 3,
                      "validations": { "compare_to": "lines[:index].limit", "compare_rule": "<=" },
                      "targets": [{ "id": "lines[:index].sum", "action": "update", "target_value": "No :index",
                                    "condition": "$lines[:index].price > :index" }] },
                    { "id": "lines[:index].limit", "type": "float" },
                    { "id": "lines[:index].sum", "formula": "concat(\"lines[:index].price \", ${lines[:index].price})" },
                    { "id": "lines[:index].remove", "title": "Away", "type": "remove" }] }] } }
            """#)
        #expect(reading.report == "")
        let lines = try #require(repeats(reading).first)
        #expect(
            lines.repeats
                == Repetition(addTitle: "Another", removeTitle: "Away", targets: [FieldTarget(.clear, id: "note")]))
        let target = FieldTarget(.update, id: "sum", value: .text("No :index"), condition: "$price > $index")
        #expect(
            fields(lines) == [
                Field(
                    id: "price", type: .decimal, title: "Price :index", value: .number(3),
                    validations: Validations(compareTo: "limit", compareRule: .lessOrEqual), targets: [target]),
                Field(id: "limit", type: .decimal),
                Field(id: "sum", type: .text, formula: #"concat("lines[:index].price ", ${price})"#),
            ])
    }

    @Test func rulesInATemplateReadTheSameItem() {
        func template(_ third: String) -> DefinitionReading {
            read(
                #"""
                { "sections": [{ "id": "a", "type": "dynamic" }], "templates": { "sections": [{ "id": "a", "fields": [
                  { "id": "a[:index].x", "type": "number", "validations": { "rules": [
                    "$a[:index].x > 1", { "assert": "$a[:index].x < 9", "message": "Below 9" },
                    "$a[:index].x > \#(third)" ] } }] }] } }
                """#)
        }
        let reading = template("2")
        #expect(reading.report == "")
        #expect(
            fields(repeats(reading).first).first?.validations.rules
                == [AssertionRule("$x > 1"), AssertionRule("$x < 9", message: "Below 9"), AssertionRule("$x > 2")])
        #expect(template("$none").summary.map { $0.prefix(22) } == ["4:21 unknown_reference"])
    }

    @Test func fieldsInPlaceAreATemplateToo() {
        let reading = read(
            #"{"sections":[{"id":"tags","type":"dynamic","action_title":"Add","fields":[{"id":"tags[:index].text"}]}]}"#
        )
        #expect(reading.report == "")
        #expect(fields(repeats(reading).first) == [Field(id: "text", type: .text)])
    }

    @Test func sectionsWithStaticIndexesAreItemsOfOneRepeat() throws {
        let reading = read(
            #"""
            { "sections": [
                { "id": "a[1]", "fields": [{ "id": "a[1].name", "title": "Name 2", "value": "Two" },
                                           { "id": "a[1].mail", "type": "email" }] },
                { "id": "between", "fields": [{ "id": "sum", "formula": "concat($a[0].name, $a[1].name)" }] },
                { "id": "a[0]", "fields": [{ "id": "a[0].name", "title": "Name 1", "value": "One" },
                                           { "id": "a[0].mail", "type": "email" },
                                           { "id": "a[0].remove", "title": "Away", "type": "button" }] }] }
            """#)
        #expect(reading.report == "")
        #expect(repeats(reading).count == 1)
        let repeats = try #require(repeats(reading).first)
        #expect(
            repeats.repeats
                == Repetition(max: 2, removeTitle: "Away", items: [["name": "One"], ["name": "Two"]]))
        #expect(
            fields(repeats) == [
                Field(id: "name", type: .text, title: "Name {index}"), Field(id: "mail", type: .email),
            ])
    }

    @Test func itemsThatNothingAddsOrRemovesKeepTheirNumber() {
        let reading = read(
            #"{"sections":[{"id":"a[0]","fields":[{"id":"a[0].x"}]},{"id":"b","fields":[{"id":"a[1].x"}]}]}"#)
        #expect(reading.report == "")
        #expect(repeats(reading).first?.repeats == Repetition(min: 2, max: 2, items: [[:], [:]]))
    }

    @Test func staticItemsJoinTheDynamicSection() {
        let reading = read(
            #"""
            { "sections": [
                { "id": "a[0]", "fields": [{ "id": "a[0].x", "value": 1 }, { "id": "a[0].y" }] },
                { "id": "a", "type": "dynamic", "action_title": "Add" }],
              "templates": { "sections": [{ "id": "a", "fields": [{ "id": "a[:index].x", "value": 7 }] }] } }
            """#)
        #expect(reading.report == "")
        #expect(repeats(reading).count == 1)
        #expect(repeats(reading).first?.repeats == Repetition(addTitle: "Add", items: [["x": 1]]))
        #expect(
            fields(repeats(reading).first) == [
                Field(id: "x", type: .text, value: .number(7)), Field(id: "y", type: .text),
            ])
    }

    @Test func anAddButtonIsThePlaceOfItsTemplatesItems() {
        let reading = read(
            #"""
            { "sections": [{ "id": "s", "fields": [{ "id": "before" },
                { "id": "a.add", "title": "More", "type": "button", "targets": [{ "id": "before", "action": "hide" }] }] }],
              "templates": { "sections": [{ "id": "a", "fields": [{ "id": "a[:index].x" }] }] } }
            """#)
        #expect(reading.report == "")
        #expect(
            repeats(reading).first?.repeats
                == Repetition(addTitle: "More", targets: [FieldTarget(.hide, id: "before")]))
        #expect(fields(repeats(reading).first) == [Field(id: "x", type: .text)])
    }

    @Test func idsWithIndexesOutsideRepeatsAreIdsLikeOthers() throws {
        let reading = read(
            #"{"fields":[{"id":"a[0].x","value":1},{"id":"b"},{"id":"c","type":"info","formula":"$a[0].x"}]}"#)
        #expect(reading.report == "")
        let engine = FormEngine(try CompiledForm(try #require(reading.definition)))
        _ = engine.perform(.load(["a[0].x": "7", "b": "z"]))
        #expect(engine.flatValues == ["a[0].x": "7", "b": "z", "c": "7"])
        let node = try #require(engine.node(at: "a[0].x"))
        #expect(engine.path(of: node) == "a[0].x")
    }

    @Test func groupsSectionsAndFieldsMayShareAnID() {
        let reading = read(
            #"""
            [{ "id": "firm", "sections": [{ "id": "firm", "fields": [{ "id": "firm" }] }] },
             { "id": "firms", "sections": [{ "id": "firms[0]", "fields": [{ "id": "firms[0].name" }] }] }]
            """#)
        #expect(reading.report == "")
    }

    @Test func problemsInATemplatePointIntoTheTemplate() {
        let reading = read(
            #"""
            { "sections": [{ "id": "a", "type": "dynamic" }], "templates": { "sections": [{ "id": "a", "fields": [
              { "id": "a[:index].x", "formula": "$a[:index].y + $z" },
              { "id": "a[:index].y", "type": "number", "values": [{ "id": 1 }, { "id": 2, "targets": [
                 { "id": "b", "action": "bad" }, { "id": "nowhere", "action": "hide" },
                 { "id": "a[:index].x", "action": "hide", "condition": "$a[:index].x >" }] }] }] }] } }
            """#)
        #expect(
            reading.summary == [
                "2:53 unknown_reference templates.sections[0].fields[0].formula",
                "3:54 rule_cannot_apply templates.sections[0].fields[1].values",
                "4:29 ignored_target templates.sections[0].fields[1].values[1].targets[0].action",
                "4:46 unknown_target templates.sections[0].fields[1].values[1].targets[1].id",
                "5:75 expression_syntax templates.sections[0].fields[1].values[1].targets[2].condition",
            ])
    }

    @Test func itemsThatDifferAreReported() {
        let reading = read(
            #"""
            { "sections": [{ "id": "a[0]", "fields": [{ "id": "a[0].x", "type": "number" }] },
                           { "id": "a[1]", "fields": [{ "id": "a[1].x", "type": "text" }] }] }
            """#)
        #expect(reading.summary == ["2:43 item_differs sections[1].fields[0]"])
        #expect(fields(repeats(reading).first).map(\.type) == [.number])
    }

    @Test func manySectionsCannotMultiplyATemplate() {
        let sections = (0..<300).map { _ in #"{"id":"a","type":"dynamic"}"# }.joined(separator: ",")
        let fields = (0..<300).map { #"{"id":"a[:index].f\#($0)"}"# }.joined(separator: ",")
        let reading = read(
            #"{"sections":[\#(sections)],"templates":{"sections":[{"id":"a","fields":[\#(fields)]}]}}"#)
        #expect(reading.diagnostics.first { $0.severity == .error }?.code == .definition(.duplicateID))
    }

    @Test func anItemThatIsWrittenTwiceIsAnError() {
        let sections = read(
            #"""
            { "sections": [ { "id": "x[0]", "fields": [ { "id": "x[0].a" } ] },
                { "id": "x[0]", "fields": [ { "id": "x[0].b" } ] } ] }
            """#)
        #expect(sections.summary == ["2:13 duplicate_id sections[1].id"])
        let fields = read(
            #"""
            { "sections": [ { "fields": [ { "id": "x[0].a" }, { "id": "x[0].b" } ] },
                { "fields": [ { "id": "x[0].b" } ] } ] }
            """#)
        #expect(fields.summary == ["2:27 duplicate_id sections[1].fields[0].id"])
    }

    @Test func aGapBetweenItemsIsToldAndClosed() {
        let reading = read(
            #"""
            { "sections": [ { "id": "x[0]", "fields": [ { "id": "x[0].a", "value": "A" } ] },
                { "id": "x[5]", "fields": [ { "id": "x[5].a", "value": "B" } ] } ] }
            """#)
        #expect(reading.summary == ["2:5 item_gap sections[1]"])
        #expect(
            reading.diagnostics.map { DiagnosticExplainer.sentence(for: $0) }
                == ["Items before `x[5]` are missing, so it becomes `x[1]`."])
        #expect(repeats(reading).first?.repeats?.items == [["a": "A"], ["a": "B"]])
    }

    @Test func whatTheFirstItemDoesNotHaveIsLeftOut() {
        let reading = read(
            #"""
            { "sections": [ { "id": "x[0]", "fields": [ { "id": "x[0].name", "value": "A" } ] },
                { "id": "x[1]", "fields": [ { "id": "x[1].name" }, { "id": "x[1].names", "value": "B" } ] } ] }
            """#)
        #expect(reading.summary == ["2:56 item_differs sections[1].fields[1]"])
        #expect(
            reading.diagnostics.map { DiagnosticExplainer.sentence(for: $0) } == [
                "The items of a repeat are alike: \"names\" is left out, as the first one has none. Did you mean `name`?"
            ])
        #expect(fields(repeats(reading).first).map(\.id) == ["name"])
        #expect(repeats(reading).first?.repeats?.items == [["name": "A"], [:]])
    }
}
