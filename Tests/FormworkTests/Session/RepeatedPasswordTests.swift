import FormworkTesting
import Testing

/// A password that is asked for twice, as one question.
@Suite(.tags(.waiting)) struct RepeatedPasswordTests {
    private func tester(required: Bool = true) throws -> FormTester {
        let password = Field.password("password", "Password")
        return try FormTester(
            FormDefinition("account") {
                Field.name("name", "Name")
                required ? password.required().confirmed() : password.confirmed()
                Field.toggle("guest", "As a guest").target(.hide, "password", when: "$guest")
            })
    }

    @Test func bothHaveToBeTheSame() async throws {
        let form = try tester()
        try await form.expectRefused(["password": "required"])
        try form.fill(["password": "correct horse"])
        try await form.expectRefused(["password_again": "required"])
        try form.fill(["password_again": "correct hose"])
        try await form.expectRefused(["password_again": "compare"])
        try form.fill(["name": "Ada", "password_again": "correct horse"])
        let values = try await form.expectAccepted()
        #expect(values["password"] == "correct horse" && values["password_again"] == nil)
    }

    @Test func aPasswordThatMayBeLeftOutIsRepeatedIfItIsThere() async throws {
        let form = try tester(required: false)
        _ = try await form.expectAccepted()
        let other = try tester(required: false)
        try other.fill(["password": "correct horse"])
        try await other.expectRefused(["password_again": "required"])
    }

    @Test func whatHidesThePasswordHidesBoth() async throws {
        let form = try tester()
        try form.fill(["guest": true])
        try form.expect("password", isVisible: false)
        try form.expect("password_again", isVisible: false)
        _ = try await form.expectAccepted()
    }

    @Test func noCopyIsKept() throws {
        let form = try tester()
        try form.fill(["name": "Ada", "password": "hush12345", "password_again": "hush12345"])
        #expect(!form.session.snapshot().text().contains("hush"))
        #expect(form.session.engine.parameters["password_again"] == nil)
        #expect(form.session.engine.flatValues["password_again"] == nil)
    }

    @Test func theSecondBoxIsTitledInTheLanguage() throws {
        let form = FormDefinition("f") { Field.password("p", "Password").confirmed() }
            .strings("de", ["Password": "Kennwort", "Repeat the password": "Falsch"])
        #expect(form.allFields.map(\.title) == ["Password", "Repeat the password"])
        #expect(form.spoken(in: "de").allFields.map(\.title) == ["Kennwort", "Passwort wiederholen"])
    }
}
