import FormworkTesting
import Testing

/// Secrets and answers that are not sent, as an app meets them.
@Suite(.tags(.waiting)) struct SecretAnswerTests {
    private let account = FormDefinition("account") {
        FormSection {
            Field.text("name")
            Field.password("password").required()
            Field.password("again").compared(.equal, to: "password").sends(.nothing)
            Field.text("tax").secret()
        }
        FormSection("tokens") { Field.text("token").secret().sends(.nothing) }.repeating(1...2)
    }

    private func tester() throws -> FormTester {
        let form = try FormTester(account)
        try form.fill([
            "name": "Ada", "password": "hush12345", "again": "hush12345", "tax": "hush2", "tokens[0].token": "hush3",
        ])
        return form
    }

    @Test func whatIsNotSentIsCheckedAndNotAmongTheValues() async throws {
        let form = try tester()
        try form.fill(["again": "other"])
        try await form.expectRefused(["again": "compare"])
        try form.fill(["again": "hush12345"])
        let values = try await form.expectAccepted()
        #expect(values == ["name": "Ada", "password": "hush12345", "tax": "hush2", "tokens": [[:]]])
        #expect(form.session.engine.parameters["again"] == nil && form.session.engine.flatValues["again"] == nil)
    }

    @Test func draftsHaveNoSecrets() throws {
        let form = try tester()
        let draft = form.session.snapshot().text()
        #expect(!draft.contains("hush") && draft.contains("Ada"))
        #expect(form.session.snapshot(includingSecrets: true).text().contains("hush3"))
    }

    @Test func nothingThatASessionTellsDescribesItselfWithAnswers() throws {
        let form = try tester()
        var told = ""
        form.session.observe(owner: form) { form, change in
            told += "\(change) \(change.cause) \(change.valueChanges) \(change.submission as Any) \(change.changes)"
            if let state = form.session.field(at: "tax") { told += "\(state) \(FieldAnswer(state))" }
        }
        form.session.set("tax", to: "hush4")
        form.session.perform(.submit)
        #expect(!told.contains("hush") && told.contains("tax"))
    }

    @Test func aMarkThatDoesNothingIsReported() throws {
        let form = FormDefinition("f") {
            Field.info("a").secret()
        }
        let warnings = try CompiledForm(form).warnings
        #expect(warnings.map { "\($0.code) \($0.key)" } == ["ruleCannotApply secret"])
    }
}
