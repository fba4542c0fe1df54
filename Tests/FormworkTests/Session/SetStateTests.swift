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

    // MARK: What is no state

    /// The states belong to the form, and undoing goes back through the answers.
    @Test func undoingKeepsTheStates() throws {
        let session = try session()
        session.set("name", to: "Ada")
        session.setHidden("mail")
        session.setRequired("guests[].name")
        #expect(session.canUndo)
        session.undo()
        #expect(session.value("name").isBlank && !session.canUndo)
        session.redo()
        #expect(session.value("name") == .text("Ada") && !isShown("mail", session))
        #expect(session.field(at: "guests[0].name")?.isRequired == true)
    }

    /// A condition that code replaced is not there any more.
    @Test func requiringReplacesTheCondition() throws {
        let form = try CompiledForm(
            FormDefinition("f") {
                Field.text("a")
                Field.text("b").required(when: "present($a)")
            })
        let session = FormSession(form)
        session.load()
        session.set("a", to: "x")
        #expect(session.field(at: "b")?.isRequired == true)
        session.setRequired("b", to: false)
        #expect(session.field(at: "b")?.isRequired == false)
    }

    private func mistakes(in form: CompiledForm, _ body: (FormSession) -> ChangeSet) -> [FormMistake] {
        let heard = Mistakes()
        let session = FormSession(form, environment: FormEnvironment(onMistake: heard.hear))
        session.load()
        let before = heard.all.count
        #expect(body(session) == ChangeSet())
        return Array(heard.all.dropFirst(before))
    }

    @Test func namesThatTheFormDoesNotHaveAreMistakes() throws {
        let heard = mistakes(in: try CompiledForm(form)) { $0.setHidden("nam", "guests[].nme") }
        #expect(
            heard == [
                .unknownPath("nam", nearest: ["name"]), .unknownPath("guests[].nme", nearest: ["guests[].name"]),
            ])
        #expect(mistakes(in: try CompiledForm(form)) { $0.setRequired("who") }.count == 1, "a section is no question")
    }

    /// Nobody can answer a field of an unknown type.
    @Test func changesThatAFormCannotHaveAreMistakes() throws {
        let odd = try CompiledForm(FormDefinition("f") { Field(id: "odd", type: .unknown) })
        let heard = mistakes(in: odd) { $0.setRequired("odd") }
        guard case .definition(let sentence)? = heard.first else { return #expect(Bool(false), "\(heard)") }
        #expect(heard.count == 1 && sentence.contains("odd"))
    }

    /// An archive has no conditions as they are written, so its form cannot be changed.
    @Test func formsOfArchivesCannotBeChangedAndThatIsSaid() throws {
        let archived = try CompiledForm(archive: try CompiledForm(form).archive())
        let heard = mistakes(in: archived) { $0.setHidden("name") }
        #expect(
            heard == [.definition("A form that was read from an archive has no definition, so code cannot change it.")])
    }
}
