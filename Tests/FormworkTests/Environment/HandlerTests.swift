import Formwork
import FormworkTesting
import Testing

/// Handlers beside rules, which an environment has for every session.
@Suite(.tags(.waiting)) struct HandlerTests {
    private let form = FormDefinition("order") {
        FormSection("goods") {
            Field.text("country")
            Field.text("city")
            Field.button("scan", "Scan")
        }
        FormSection("guests") { Field.text("name") }.repeating(1...3)
    }

    @Test func handlersHearWhatHappensAndMayChangeTheForm() async throws {
        let asked = Asked()
        let environment = FormEnvironment()
            .onChange("country") { session, change in
                asked.note("\(change.old.canonicalText) > \(change.new.canonicalText)")
                session.set("city", to: .blank)
            }
            .onChange("guests[].name") { _, change in asked.note(change.path) }
            .onChange { _, changes in asked.note(changes.map(\.path).joined(separator: " ")) }
            .onLoad { session in asked.note("loaded \(session.value("country").canonicalText)") }
            .onTap("scan") { session, _ in session.set("city", to: "Bern") }
            .onTap { _, tap in asked.note("tap \(tap.path)") }
            .onSubmit { _, result in asked.note("\(result)") }
        let form = try FormTester(form, answers: ["country": "a", "city": "b"], environment: environment)
        try form.fill(["country": "c"])
        try form.expect("city", is: .blank)
        try form.tap("scan")
        try form.tap("goods")
        try form.fill(["guests[0].name": "Ann"])
        try await form.expectAccepted()
        #expect(
            asked.list == [
                "loaded a", "a > c", "country", "city", "tap scan", "city", "tap goods", "guests[0].name",
                "guests[0].name", "accepted",
            ])
    }
}
