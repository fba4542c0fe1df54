import FormworkTesting
import Testing

/// What the page says to those who come from Neoform.
@Suite(.tags(.waiting)) struct NeoformTests {
    private let profile = FormDefinition("form") {
        Field.name("name", "Name").format(.lettersOnly)
        Field.email("email", "E-mail").required()
        Field.date("birthDate", "Birth date").dates(to: "2026-01-15")
            .pattern(display: "dd/MM/yyyy", save: "dd/MM/yyyy")
        FormSection("address", "Address") {
            Field.text("city", "City")
            Field.text("country", "Country")
        }
        .nested()
    }

    @Test func aFormPrintsWhatNeoformPrints() throws {
        let form = try FormTester(profile)
        try form.fill(["name": "Your Name", "email": "you@example.com", "birthDate": "2017-12-05"])
        try form.fill(["address.city": "Curitiba", "address.country": "Brazil"])
        let parameters: JSONValue = [
            "name": "Your Name", "email": "you@example.com", "birthDate": "05/12/2017",
            "address": ["city": "Curitiba", "country": "Brazil"],
        ]
        #expect(form.session.engine.parameters == parameters)
    }

    @Test func thereAreThreeWaysToValidate() async throws {
        let form = try FormTester(profile)
        try form.fill(["name": "Ada", "email": "nobody"])
        let engine = form.session.engine
        do {
            _ = try engine.validValues()
        } catch {
            #expect(error.path == "email")
        }
        let (values, errors) = engine.validSubset()
        #expect(values == ["name": "Ada"] && errors.map(\.path) == ["email"])
        #expect(await form.session.submit().isAccepted == false)
        #expect(form.session.field(at: "email")?.error != nil)
    }

    @Test func formatsBringTextsIntoForm() throws {
        let formats = FormDefinition("formats") {
            Field.phone("phone", "Phone").format(.phoneBR).value("4133333333")
            Field.text("cpf", "CPF").format(.cpf)
            Field.text("card", "Card").format(.creditCard)
            Field.text("pin", "PIN").format(.pin4)
            Field.text("plate", "Plate").format(named: "plate")
        }
        .format(CustomTextFormat(name: "plate", mask: "AA-000"))
        let form = try FormTester(formats)
        try form.expect("phone", shows: "(41) 3333-3333")
        try form.type("ab123", into: "plate")
        try form.expect("plate", shows: "ab-123")
        try form.expect("plate", is: "ab123")
    }

    @Test func pickersLoadTheirOptions() async throws {
        let form = FormDefinition("places") {
            Field.select("state", "State", options: [FieldOption("PR", "Paraná"), FieldOption("SP", "São Paulo")])
            Field.select("city", "City", options: []).sends(.value)
        }
        let environment = FormEnvironment()
            .options(of: "city", dependingOn: ["state"]) { request in
                OptionPage(request["state"] == "PR" ? [FieldOption("cwb", "Curitiba").value(4_106_902)] : [])
            }
        let tester = try FormTester(form, environment: environment)
        try tester.fill(["state": "PR"])
        await tester.session.settle()
        try tester.choose("cwb", at: "city")
        #expect(tester.session.engine.parameters == ["state": "PR", "city": 4_106_902])
    }

    @Test func boxesSendFlagsOrWhatIsTicked() throws {
        let boxes = [FieldOption("email", "E-mail"), FieldOption("push", "Push")]
        let form = try FormTester(
            FormDefinition("boxes") {
                Field.checkGroup("notification", "Notify me by", options: boxes).required().sends(.flags)
                Field.check("terms", "I agree").required()
            })
        try form.fill(["notification": ["email"], "terms": true])
        #expect(form.session.engine.values == ["notification": ["email"], "terms": true])
        #expect(form.session.engine.parameters == ["notification": ["email": true, "push": false], "terms": true])
    }

    @Test func aPasswordIsRepeatedAndSentOnce() async throws {
        let account = FormDefinition("account") {
            Field.name("name", "Name")
            Field.password("password", "Password").format(.password).required()
            FormSection("again") {
                Field.password("confirmation", "Once more").compared(.equal, to: "password").sends(.nothing)
            }
        }
        let form = try FormTester(account)
        try form.fill(["name": "Ada", "password": "correct horse", "confirmation": "correct"])
        try await form.expectRefused(["confirmation": "compare"])
        try form.fill(["confirmation": "correct horse"])
        #expect(try await form.expectAccepted() == ["name": "Ada", "password": "correct horse"])
    }
}
