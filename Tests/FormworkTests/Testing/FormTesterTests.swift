import FormworkTesting
import Testing

/// Forms are filled in a few lines, and what is not as expected is said.
@Suite(.tags(.waiting)) struct FormTesterTests {
    private let account = FormDefinition("account") {
        FormGroup("all", "All") {
            FormSection("who") {
                Field.name("name", "Name").required()
                Field.number("age", "Age").range(18...)
                Field.select("plan", options: [FieldOption("free", "Free"), FieldOption("paid", "Paid")])
                Field.text("card").visible(when: "$plan == 'paid'").required()
                Field.info("today", formula: "today()")
                Field.text("fixed").disabled()
            }
            FormSection("people") { Field.text("name") }.repeating(0...1)
        }
    }

    @Test func aFormIsFilledInThreeLines() async throws {
        let form = try FormTester(account)
        try form.type("Ann", into: "name")
        #expect(try await form.expectAccepted()["name"] == "Ann")
    }

    @Test func whatIsAsExpectedThrowsNothing() async throws {
        let form = try FormTester(account, on: "2026-11-21")
        try form.expect("today", is: "2026-11-21")
        try form.expect("card", isVisible: false)
        try form.choose("paid", at: "plan")
        try form.expect("card", isVisible: true)
        try form.expect("fixed", isEnabled: false)
        try form.expect("plan", offers: ["free", "paid"])
        try form.type("17", into: "age")
        try await form.expectRefused(["name": "required", "age": "min_value", "card": "required"])
        try form.expect("age", hasError: "min_value")
        try form.expect("plan", hasError: nil)
        try form.addItem(to: "people")
        try form.expectRows([
            "all", "who", "name", "age", "plan", "card", "today", "fixed", "people", "people[0]", "people[0].name",
        ])
        try form.removeItem("people[0]")
    }

    @Test func anErrorThatIsNotShownYetIsNamed() throws {
        let form = try FormTester(account)
        let failure = #expect(throws: FormTestFailure.self) { try form.expect("name", hasError: "required") }
        #expect(
            failure?.description
                == "name has the error none, not required. It has that error, which the form does not show yet")
    }

    @Test func whatIsNotAsExpectedIsSaid() async throws {
        let form = try FormTester(account)
        func failure(_ body: () async throws -> Void) async -> String? {
            do {
                try await body()
                return nil
            } catch {
                return (error as? FormTestFailure)?.description
            }
        }
        #expect(await failure { try form.type("a", into: "nobody") } == "There is no field at nobody")
        #expect(await failure { try form.fill(["card": "1"]) } == "card is hidden")
        #expect(await failure { try form.fill(["fixed": "1"]) } == "fixed is disabled")
        #expect(
            await failure { try form.choose("other", at: "plan") }
                == "plan does not offer other. It offers: free, paid")
        #expect(await failure { try form.tap("nobody") } == "There is no row at nobody")
        #expect(await failure { try form.addItem(to: "name") } == "No item can be added to name")
        #expect(await failure { try form.removeItem("people[0]") } == "people[0] cannot be removed")
        #expect(await failure { try form.expect("name", is: "Ann") } == "name is , not Ann")
        #expect(await failure { try form.expect("name", shows: "Ann") } == "name shows “”, not “Ann”")
        #expect(await failure { try form.expect("card", isVisible: true) } == "card is hidden")
        #expect(await failure { try form.expect("name", isEnabled: false) } == "name is enabled")
        #expect(await failure { try form.expect("plan", offers: ["free"]) } == "plan offers free, paid, not free")
        #expect(
            await failure { try form.expect("name", hasError: "min_length") }
                == "name has the error none, not min_length")
        #expect(await failure { try form.expectRows(["name"]) }?.hasPrefix("The rows are all, who, name") == true)
        #expect(
            await failure { try await form.expectAccepted() } == "The submission was refused: name required")
        try form.fill(["name": "Ann"])
        #expect(
            await failure { try await form.expectRefused(["name": "required"]) }
                == "The submission was accepted, not refused: name required")
    }

    @Test func theSurroundingsAreTheSameEverywhere() throws {
        let compiled = try CompiledForm(account)
        let session = FormSession(compiled, context: .fixed(for: compiled, at: "2026-11-21T23:30"))
        session.load()
        #expect(session.value("today") == "2026-11-21")
        #expect(session.engine.context.clockSource == nil && session.engine.context.zoneOffset == 0)
        #expect(SessionContext.fixed(for: compiled).clock == SessionContext.fixed(for: compiled, at: "no day").clock)
    }
}
