import Formwork

/// A form whose answers code on the server checks.
enum AccountForm {
    static let form = FormDefinition("account", title: "Account") {
        FormSection("who", "Who") {
            Field.text("user", "User").required().validators("polite").asyncChecks("free")
            Field.text("city", "City").asyncChecks("typed")
            Field.password("secret", "Secret").stored(.nothing)
        }
        FormSection("guests", "Guests") {
            Field.text("user", "User").asyncChecks("free")
        }
        .repeating(0...3)
    }

    /// Adds the checks of this form.
    static func checks(in environment: FormEnvironment) -> FormEnvironment {
        environment
            .validator("polite", message: "Be polite") { $0.value != "rude" }
            .check("free") { answer in
                answer.value == "anna" ? CustomError(code: "taken", message: "This name is taken") : nil
            }
            .check("typed", afterTyping: .milliseconds(200)) { answer in
                answer.value == "Atlantis" ? CustomError(code: "lost", message: "Atlantis has sunk") : nil
            }
    }
}
