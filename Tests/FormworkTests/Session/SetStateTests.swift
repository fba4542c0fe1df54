import Formwork
import FormworkTestSupport
import Testing

/// Hiding, disabling and requiring by one line of code.
struct SetStateTests {
    private let form = FormDefinition("trip") {
        FormSection("who", "Who") {
            Field.text("name", "Name")
            Field.text("mail", "Mail").visible(when: "present($name)").parameter("e_mail")
        }
        FormSection("guests", "Guests") { Field.text("name", "Name") }.repeating(1...2)
    }

    private func session() throws -> FormSession {
        let session = FormSession(try CompiledForm(form))
        session.load()
        return session
    }

    private func isShown(_ path: String, _ session: FormSession) -> Bool {
        session.engine.node(at: path).map { session.engine.isRelevant($0) } ?? false
    }

    @Test func elementsAreHiddenWhateverTheirConditionsSay() throws {
        let session = try session()
        session.set("name", to: "Ada")
        #expect(isShown("mail", session))
        session.setHidden("mail", "guests[].name")
        #expect(!isShown("mail", session) && !isShown("guests[0].name", session) && isShown("name", session))
        session.setHidden("mail", to: false)
        #expect(isShown("mail", session))
        session.set("name", to: "")
        #expect(!isShown("mail", session))
        session.setHidden("who")
        #expect(!isShown("name", session))
        session.setHidden(["who", "guests[].name"], to: false)
        #expect(isShown("name", session) && isShown("guests[0].name", session))
    }

    @Test func fieldsAreDisabledAndRequired() throws {
        let session = try session()
        session.setDisabled("name")
        #expect(session.field(at: "name")?.isEnabled == false)
        session.setDisabled("name", to: false)
        session.setRequired("name", "guests[].name")
        #expect(session.field(at: "name")?.isRequired == true)
        #expect(session.engine.allErrors.map(\.path) == ["name", "guests[0].name"])
        session.setRequired("name", "guests[].name", to: false)
        #expect(session.engine.allErrors.isEmpty)
    }

    @Test func answersStayAndOneChangeIsHeard() throws {
        let session = try session()
        session.set("name", to: "Ada")
        session.set("guests[0].name", to: "Bo")
        session.setRequired("guests[].name")
        #expect(session.value("name") == .text("Ada") && session.value("guests[0].name") == .text("Bo"))
    }

    @Test func parametersAreGivenWithoutErrors() throws {
        let session = try session()
        session.set("name", to: "Ada")
        session.set("mail", to: "a@b.example")
        #expect(try session.validParameters()["e_mail"] == "a@b.example")
        session.setRequired("guests[].name")
        #expect(throws: ShownError.self) { _ = try session.validParameters() }
    }
}
