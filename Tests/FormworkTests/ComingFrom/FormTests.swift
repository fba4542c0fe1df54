import FormworkTestSupport
import FormworkTesting
import Testing

/// What the page says to those who come from Form.
struct FormTests {
    private static let json = """
        [{ "id": "group-id", "title": "Group title", "sections": [{ "id": "section-0", "fields": [
          { "id": "employment_type", "title": "Employment type", "type": "select", "size": { "width": 30, "height": 1 },
            "values": [
              { "id": 0, "title": "Part time", "default": true,
                "targets": [{ "id": "bonus", "type": "field", "action": "hide" }] },
              { "id": 1, "title": "Full time",
                "targets": [{ "id": "bonus", "type": "field", "action": "show" }] } ] },
          { "id": "bonus", "title": "Bonus", "type": "number", "size": { "width": 30, "height": 1 } } ] }] }]
        """

    private let employment = FormDefinition("form") {
        FormGroup("group-id", "Group title") {
            FormSection("section-0") {
                Field.select(
                    "employment_type", "Employment type",
                    options: [
                        FieldOption(0, "Part time").chosen().target(.hide, "bonus"),
                        FieldOption(1, "Full time").target(.show, "bonus"),
                    ]
                )
                .size(width: 30)
                Field.number("bonus", "Bonus").size(width: 30)
            }
        }
    }

    private func play(_ definition: FormDefinition) throws {
        let form = try FormTester(definition)
        try form.expect("bonus", isVisible: false)
        try form.choose(1, at: "employment_type")
        try form.expect("bonus", isVisible: true)
    }

    @Test func theJSONIsReadAsItIs() throws {
        let reading = DefinitionReader.read(Array(Self.json.utf8), fileName: "form.json")
        try play(try #require(reading.definition))
    }

    @Test func theSameFormIsWrittenInSwift() throws {
        try play(employment)
    }

    @Test func otherTypesAreFieldsToo() throws {
        let form = FormDefinition("types") {
            FormGroup("counter", "Counter") {
                Field.count("guests", "Present guests").value(0).required().range(0...100)
                Field.select(
                    "location", "Work location",
                    options: [
                        FieldOption("in_house", "In-house").info("In-house employee").chosen(),
                        FieldOption("remote", "Remote"),
                    ], style: .segmented)
                Field.toggle("approved", "Budget approved").value(false)
                Field.name("first_name", "First name").accessibilityLabel("Your first name")
                Field.integer("salary", "Salary").value(1)
                Field.info("total", "Total", formula: "$salary + $guests")
            }
            .collapsible(collapsed: true)
        }
        let session = try FormTester(form).session
        #expect(session.value("total") == 1)
        session.perform(.collapseAll(false))
        session.set("guests", to: 101)
        #expect(session.engine.allErrors.map(\.code) == ["max_value"])
        session.set("guests", to: 4)
        #expect(session.value("total") == 5)
        #expect(session.value("location") == "in_house" && session.value("approved") == false)
    }

    @Test func initialValuesMakeItemsAndComeBack() throws {
        let companies = FormDefinition("companies") {
            Field.email("email", "E-mail")
            FormSection("companies", "Companies") {
                Field.text("name", "Name")
                Field.phone("phone_number", "Phone")
            }
            .repeating(addTitle: "Add company")
        }
        let session = FormSession(try CompiledForm(companies))
        session.load([
            "email": "ada@example.com", "companies[0].name": "Facebook", "companies[0].phone_number": "1222333",
        ])
        #expect(session.value("companies[0].name") == "Facebook")
        #expect(
            session.engine.values == [
                "email": "ada@example.com", "companies": [["name": "Facebook", "phone_number": "1222333"]],
            ])
        let rails = session.engine.values(ValueOptions(layout: .attributes))
        #expect(rails["companies_attributes"]?["0"]?["name"] == "Facebook")
    }

    @Test func optionsAreReplacedWhileTheFormRuns() throws {
        let form = try FormTester(employment)
        form.session.replaceOptions(
            at: "employment_type", with: [FieldOption(2, "Freelance"), FieldOption(3, "Intern")])
        try form.expect("employment_type", offers: [2, 3])
    }
}
