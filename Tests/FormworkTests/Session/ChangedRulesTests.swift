import Formwork
import FormworkTestSupport
import Foundation
import Testing

/// Rules and validators that code adds and removes while a session runs.
struct ChangedRulesTests {
    private let form = FormDefinition("trip") {
        Field.integer("from", "From")
        Field.integer("to", "To").rule("$to < 100", message: "Too far")
        FormSection("guests", "Guests") { Field.text("name", "Name") }.repeating(1...2)
    }

    private func session(onMistake: @escaping @Sendable (FormMistake) -> Void = FormMistake.print) throws -> FormSession
    {
        let polite = FormEnvironment(onMistake: onMistake)
            .validator("polite", message: "Be polite") { $0.value != .text("Lout") }
        let session = FormSession(try CompiledForm(form), environment: polite)
        session.load(["from": 5, "to": 3, "guests": [["name": "Lout"]]])
        return session
    }

    private func errors(_ session: FormSession) -> [String] { session.allErrors.map(\.message) }

    @Test func aRuleHoldsFromThenOnUntilItIsRemoved() throws {
        let session = try session()
        #expect(errors(session).isEmpty)
        try session.addRule("$to > $from", to: "to", message: "Back in time")
        try session.addRule("$to > $from", to: "to", message: "Backwards")
        #expect(errors(session) == ["Backwards"])
        session.set("to", to: 120)
        #expect(errors(session) == ["Too far"])
        try session.removeRule("$to < 100", from: "to")
        #expect(errors(session).isEmpty)
        session.set("to", to: 1)
        #expect(errors(session) == ["Backwards"])
        try session.removeRule("$to > $from", from: "to")
        #expect(errors(session).isEmpty && session.value("to") == 1 && session.value("from") == 5)
    }

    @Test func aValidatorHoldsInEveryItem() throws {
        let session = try session()
        try session.addValidator("polite", to: "guests[].name")
        #expect(errors(session) == ["Be polite"])
        session.addItem(to: "guests")
        session.set("guests[1].name", to: "Lout")
        #expect(session.allErrors.map(\.path) == ["guests[0].name", "guests[1].name"])
        try session.removeValidator("polite", from: "guests[].name")
        #expect(errors(session).isEmpty)
    }

    @Test func aRuleThatCannotBeReadChangesNothing() throws {
        let session = try session()
        #expect(throws: DefinitionProblems.self) { try session.addRule("$to >", to: "to") }
        #expect(throws: DefinitionProblems.self) { try session.addRule("$nobody > 1", to: "to") }
        #expect(errors(session).isEmpty)
        session.set("to", to: 120)
        #expect(errors(session) == ["Too far"])
    }

    @Test func aNameThatTheFormDoesNotHaveIsAMistake() throws {
        let mistake = Box<String>()
        let session = try session { mistake.value = $0.localizedDescription }
        try session.addRule("$to > 1", to: "nobody")
        #expect(mistake.value?.contains("nobody") == true)
    }
}
