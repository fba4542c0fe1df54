import Formwork
import FormworkCore
import FormworkScreens
import SwiftUIDouble
import Testing

@testable import FormworkSwiftUIOnDouble

@MainActor private var booked: [JSONValue] = []

@MainActor private func book(_ answers: JSONValue) { booked.append(answers) }

/// The screen of Documentation/Tutorial.md.
struct TripScreen: View {
    let model: FormModel

    var body: some View {
        FormworkForm(model) { answers in book(answers) }
            .navigationTitle(model.title)
    }
}

@MainActor struct TutorialInSwiftUITests {
    private let trip = FormDefinition("trip", title: "Book a trip") {
        FormSection("stay", "Stay") { Field.name("name", "Name").required() }
    }

    @Test func theScreenOfTheTutorialIsFilled() throws {
        let session = try FormSession(trip)
        session.load()
        let model = FormModel(session)
        let display = Display(TripScreen(model: model))
        #expect(display.fill("name", "Ada"))
        #expect(session.value("name") == "Ada")
        #expect(model.title == "Book a trip")
    }
}
