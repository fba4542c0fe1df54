import Formwork
import FormworkTesting
import Foundation
import Testing

private let bookingCode = CustomType("booking-code", basedOn: .text("").mask("AA-000").info("As in your letter"))

private let trip = FormDefinition("trip", title: "Book a trip") {
    FormSection("stay", "Stay") {
        Field.name("name", "Name").required()
        Field.date("from", "From").required()
        Field.date("to", "To").required()
            .rule("$to > $from", message: "“{title}” comes after “From”")
        Field.select(
            "room", "Room",
            options: [
                FieldOption("single", "Single").value(80).chosen(),
                FieldOption("double", "Double").value(120),
            ], style: .segmented)
        Field.info("price", "Price", formula: "$room.value * days_between($from, $to)").currency("EUR")
        Field.custom(bookingCode, "code", "Code")
    }
    FormSection("companions", "Companions") {
        Field.name("name", "Name").required()
    }
    .repeating(1...3, addTitle: "Add a companion")
    .visible(when: "$room == 'double'")
}

/// What Documentation/Tutorial.md shows compiles, and gives the results that the page says. `ArticleTests` looks up its lines
/// here.
@MainActor struct TripTests {
    @Test func theFirstFormOfTheTutorialIsFilled() throws {
        let trip = FormDefinition("trip", title: "Book a trip") {
            FormSection("stay", "Stay") {
                Field.name("name", "Name").required()
                Field.date("from", "From").required()
                Field.date("to", "To").required()
            }
        }
        let session = try FormSession(trip)
        session.load()
        session.set("name", to: "Ada")
        print(session.answers)
        print(session.isValid)
        print(session.allErrors.map(\.path))
        print(DefinitionWriter.text(trip))
        #expect(session.answers == ["name": "Ada"] && session.answers.text() == #"{"name":"Ada"}"#)
        #expect(!session.isValid && session.allErrors.map(\.path) == ["from", "to"])
    }

    @Test func theRulesOfTheTutorialCalculateAndRefuse() throws {
        let session = try FormSession(trip)
        session.load(["from": "2026-12-20", "to": "2026-12-27"])
        print(session.value("price").canonicalText)
        #expect(session.value("price") == 560)
        session.set("to", to: "2026-12-19")
        print(session.error(at: "to")?.message ?? "")
        #expect(session.error(at: "to")?.message == "“To” comes after “From”")
        session.set("to", to: "2026-12-27")
        print(session.explain("price"))
        #expect(!session.explain("price").isEmpty)
    }

    @Test func theCompanionsOfTheTutorialComeWithTheRoom() throws {
        let session = try FormSession(trip)
        session.load(["from": "2026-12-20", "to": "2026-12-27"])
        print(session.isVisible("companions"))
        #expect(!session.isVisible("companions"))
        session.set("room", to: "double")
        session.addItem(to: "companions")
        session.set("companions[0].name", to: "Grace")
        print(session.itemCount(of: "companions"))
        #expect(session.itemCount(of: "companions") == 2 && session.value("price") == 840)
        #expect(session.allErrors.map(\.path) == ["name", "companions[1].name"])
    }

    @Test func theTypeOfTheTutorialIsTypedInItsMask() throws {
        let environment = FormEnvironment().type(bookingCode)
        let form = try FormTester(trip, environment: environment)
        try form.type("ZH123", into: "code")
        try form.expect("code", shows: "ZH-123")
        try form.expect("code", is: "ZH123")
        let session = try FormSession(trip)
        session.load()
        session.set("code", to: "ZH123")
        print(session.field(at: "code")?.display ?? "")
        #expect(session.field(at: "code")?.display == "ZH-123")
    }

    @Test func aDoubleRoomNeedsACompanion() async throws {
        let form = try FormTester(trip)
        try form.fill(["name": "Ada", "from": "2026-12-20", "to": "2026-12-27", "room": "double"])
        try form.expect("price", is: 840)
        try await form.expectRefused(["companions[0].name": "required"])
        try form.type("Grace", into: "companions[0].name")
        try await form.expectAccepted()
    }
}
