import Formwork
import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

@testable import FormworkCLI

/// Steps played without a screen.
struct StepPlayerTests {
    private static let loan = FormDefinition("loan", title: "Loan") {
        FormSection("applicant", "Applicant") {
            Field.text("name", "Name").required()
            Field.text("id_number", "Number")
        }
        FormSection("terms", "Terms") {
            Field.decimal("amount", "Amount").required()
            Field.select("purpose", "Purpose", options: [FieldOption("house", "House")])
        }
    }

    private func player(showing shown: [String] = []) throws -> StepPlayer {
        StepPlayer(FormEngine(try CompiledForm(Self.loan)), showing: shown, name: "steps")
    }

    private func step(_ text: String) throws -> StepReader.Step {
        var reader = StepReader(name: "steps")
        return try #require(try reader.read(line: Array(text.utf8)))
    }

    @Test func tellsWhatEachStepChangesAndWhatItIsAskedFor() throws {
        let player = try player(showing: ["values"])
        let first = try player.play(step(#"{"op":"set","field":"amount","value":12000,"show":["statistics"]}"#))
        #expect(first["values"] == ["amount": 12_000])
        #expect(first["statistics"]?["transactions"]?.intValue == 1)
        #expect(first["changes"]?["update"]?.arrayValue?.isEmpty == false)
        let second = try player.play(step(#"{"op":"undo"}"#))
        #expect(second["values"] == [:])
        #expect(second["statistics"] == nil)
    }

    @Test(arguments: FormPlayer.states)
    func everyStateCanBeShown(_ name: String) throws {
        #expect(try player(showing: [name]).play(step(#"{"op":"load"}"#))[name] != nil)
    }

    @Test(arguments: [
        (#"{}"#, "A step says with `op` what happens: load"),
        (#"{"op":"sett","field":"amount"}"#, "`op` names nothing that can happen. Did you mean `set`?"),
        (#"{"op":"set","field":"amout"}"#, "`field` names nothing in this form as it is now. Did you mean `amount`?"),
        (#"{"op":"blur","row":"here"}"#, "`row` is not the identity of a row"),
        (#"{"op":"set","value":12}"#, "Something is missing that `set` needs"),
        (#"{"op":"submit","show":["valeus"]}"#, "There is nothing to show of that name. Did you mean `values`?"),
        (#"{"op":"submit","show":[1]}"#, "There is nothing to show of that name."),
        (#"{"op":"submit","show":"values"}"#, "`show` takes a list"),
        (#"{"op":"set","field":"amount","valeu":12}"#, "There is no `valeu` in `set`. Did you mean `value`?"),
        (#"{"op":"submit","field":"amount"}"#, "There is no `field` in `submit`."),
        (#"{"op":"load","values":3}"#, "`values` takes an object."),
        (#"{"op":"edit","field":"name","text":7}"#, "`text` takes a text."),
        (#"{"op":"edit","field":"name","selection":[3,1]}"#, "`selection` takes two whole numbers"),
        (#"{"op":"restore"}"#, "Something is missing that `restore` needs: `snapshot`, an object."),
        (#"{"op":"restore","snapshot":[]}"#, "`snapshot` takes an object."),
        (#"{"op":"set","row":"f999","value":1}"#, "`row` names nothing in this form as it is now."),
        (#"{"op":"edit_all","edits":[{"field":"name"},{"field":"nam"}]}"#, "`field` names nothing in this form as"),
        (#"{"op":"edit_all","edits":[{"text":"Ada"}]}"#, "Something is missing that `edits[0]` needs: `field`"),
        (#"{"op":"report_errors","errors":[{"path":"nam","code":"taken"}]}"#, "`path` names nothing in this form as"),
        (#"{"op":"press","action":"add:nowhere"}"#, "There is no such button in this form"),
    ])
    func saysWhyAStepIsNone(_ text: String, _ start: String) throws {
        let player = try player()
        let step = try step("  " + text)
        let problem = #expect(throws: InputProblem.self) { try player.play(step) }
        #expect(problem?.description.hasPrefix("steps:1:3: error: " + start) == true, "\(problem?.sentence ?? "")")
    }

    @Test func aStepThatIsNoneChangesNothing() throws {
        let player = try player()
        for text in [
            #"{"op":"set","field":"name","value":"Ada","show":["valeus"]}"#,
            #"{"op":"edit_all","edits":[{"field":"name","text":"Ada"},{"field":"nam"}]}"#,
        ] {
            let step = try step(text)
            #expect(throws: InputProblem.self) { try player.play(step) }
            #expect(player.session.values == [:])
        }
    }

    @Test(arguments: FormPlayer.operations)
    func everyOperationIsUnderstood(_ name: String) throws {
        let player = try player()
        let rest = [
            "tick": #","clock":0"#, "press": #","action":"submit""#, "move_item": #","field":"name","to":0"#,
            "report_errors": #","errors":[{"path":"name","code":"taken","message":"No"}]"#,
            "edit_all": #","edits":[{"field":"name","text":"Ada","selection":[3,3]}]"#,
            "restore": #","snapshot":{}"#, "set": #","row":"f3","value":"Ada""#,
            "replace_options": #","field":"purpose","options":[{"id":"boat","title":"Boat"}]"#,
        ]
        let plain = ["load", "replace_answers", "reset", "submit", "undo", "redo", "collapse_all"]
        let further = rest[name] ?? (plain.contains(name) ? "" : #","field":"name""#)
        #expect(try player.play(step(#"{"op":"\#(name)"\#(further)}"#))["changes"] != nil)
    }

    @Test func tellsWhatChangedAndWhatWasRemoved() throws {
        let form = FormDefinition(
            id: "f",
            groups: [
                FormGroup(sections: [
                    FormSection(
                        id: "guests", repeats: Repetition(), elements: [.field(Field(id: "name", type: .text))])
                ])
            ])
        let player = StepPlayer(
            FormEngine(try CompiledForm(form)), showing: ["removed", "value_changes"], name: "steps")
        _ = try player.play(step(#"{"op":"load","values":{"guests":[{"name":"Ada"}]}}"#))
        let changed = try player.play(step(#"{"op":"set","field":"guests[0].name","value":"Eve"}"#))
        #expect(changed["value_changes"]?.arrayValue?.first?["path"] == "guests[0].name")
        let removed = try player.play(step(#"{"op":"remove_item","field":"guests[0]"}"#))
        #expect(removed["removed"] == ["guests": [["name": "Eve"]]])
    }

    @Test func restoringTellsWhatNoLongerFits() throws {
        let text = #"{"op":"restore","snapshot":{"form":{"values":{"name":"Ada","age":7}}},"show":["mismatches"]}"#
        #expect(try player().play(step(text))["mismatches"] == [["path": "age", "reason": "unknown_field"]])
    }

    @Test func explainsWhatIsHidden() throws {
        let form = FormDefinition(
            id: "f",
            groups: [
                FormGroup(sections: [
                    FormSection(elements: [
                        .field(Field(id: "a", type: .text)),
                        .field(Field(id: "b", type: .text, visibleWhen: "present($a)")),
                    ])
                ])
            ])
        let player = StepPlayer(FormEngine(try CompiledForm(form)), name: "steps")
        let shown = try player.play(step(#"{"op":"load","show":["explanations","rows"]}"#))
        #expect(shown["explanations"]?.objectValue?.map(\.key) == ["a", "b"])
        #expect(shown["explanations"]?["b"]?.arrayValue?.first?["holds"] == false)
    }
}
