import FormworkTesting
import Testing

/// What the page says to those who come from YALField.
@Suite(.tags(.waiting)) struct YALFieldTests {
    private let registration = FormDefinition("registration") {
        Field.name("name", "Name").required()
        Field.phone("phone", "Phone")
        Field.email("email", "E-mail").required()
        Field.password("password", "Password").required().validators("good")
    }

    private let environment = FormEnvironment()
        .transform("name") { String($0.prefix(20)) }
        .validator("long", message: "At least 8 characters") { $0.value.canonicalText.count >= 8 }
        .validator("digit") { answer in
            let hasDigit = answer.value.canonicalText.contains { $0.isNumber }
            return hasDigit ? nil : CustomError(code: "digit", message: "Use a digit")
        }
        .validators("good", inOrder: "long", "digit")

    @Test func theFinishButtonValidatesThenActs() async throws {
        let form = try FormTester(registration, environment: environment)
        try form.fill(["name": "Ada Augusta King, Countess of Lovelace", "email": "ada@example.com"])
        try form.expect("name", is: "Ada Augusta King, Co")
        try form.fill(["password": "short"])
        try await form.expectRefused(["password": "long"])
        try form.fill(["password": "long enough"])
        try await form.expectRefused(["password": "digit"])
        try form.fill(["password": "long enough 1"])
        var registered: JSONValue?
        switch await form.session.submit() {
        case .accepted(let values): registered = values
        case .refused(let errors): Issue.record("\(errors.map(\.path))")
        case .unchecked, .cancelled: break
        }
        #expect(registered?["email"] == "ada@example.com")
    }

    @Test func theStateOfAFieldIsTold() throws {
        let form = try FormTester(registration, environment: environment)
        let field = Supplement()
        form.session.onValidity("email", owner: field) { field, change in field.states.append(change.new) }
        try form.fill(["email": "nobody"])
        form.session.perform(.submit)
        #expect(form.session.validity("email") == .invalid && field.states == [.invalid])
    }

    private final class Supplement {
        var states: [FieldValidity] = []
    }
}
