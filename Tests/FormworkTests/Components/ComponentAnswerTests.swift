import Formwork
import FormworkTesting
import Testing

/// Answers of choices that are made in several lists.
@MainActor
@Suite(.tags(.waiting)) struct ComponentAnswerTests {
    private let form = FormDefinition("visit") {
        Field.select(
            "start", "Start",
            components: [
                ChoiceComponent("hour", "Hour", options: [.init("8"), .init("9")]),
                ChoiceComponent("minute", "Minute", options: [.init("00"), .init("30", "half")]),
            ], format: "{hour}:{minute}"
        ).required()
        Field.text("late").visible(when: "$start == \"9:30\"")
    }

    @Test func theAnswerIsOneText() async throws {
        let form = try FormTester(form)
        try await form.expectRefused(["start": "required"])
        try form.choose("9:30", at: "start")
        try form.expect("start", shows: "9:half")
        try form.expect("late", isVisible: true)
        let values = try await form.expectAccepted()
        #expect(values["start"] == "9:30")
    }

    @Test func whatWasStoredIsLoadedAgain() async throws {
        let form = try FormTester(form, answers: ["start": "8:30"])
        try form.expect("start", shows: "8:half")
        form.session.set("start", to: "8:15")
        try await form.expectRefused(["start": "option"])
    }
}
