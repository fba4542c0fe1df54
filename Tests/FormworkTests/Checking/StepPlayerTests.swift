import Formwork
import FormworkCore
import FormworkDefinition
import Testing

/// Steps played without a screen.
struct StepPlayerTests {
    private func player(showing shown: [String] = []) throws -> StepPlayer {
        StepPlayer(FormEngine(try CompiledForm(LoanForm.swift)), showing: shown, name: "steps")
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
    ])
    func saysWhyAStepIsNone(_ text: String, _ start: String) throws {
        let player = try player()
        let step = try step("  " + text)
        let problem = #expect(throws: InputProblem.self) { try player.play(step) }
        #expect(problem?.description.hasPrefix("steps:1:3: error: " + start) == true, "\(problem?.sentence ?? "")")
    }

    @Test(arguments: FormPlayer.operations)
    func everyOperationIsUnderstood(_ name: String) throws {
        let player = try player()
        let text = #"{"op":"\#(name)","field":"name","value":"Ada","text":"Ada","to":0,"clock":0,"action":"submit"}"#
        #expect(try player.play(step(text))["changes"] != nil)
    }
}
