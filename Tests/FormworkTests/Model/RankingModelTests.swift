import FormworkTesting
import Testing

/// Options that are put in an order by choosing one after the other.
@Suite(.tags(.waiting)) struct RankingModelTests {
    private let form = FormDefinition("f") {
        Field.ranking("places", "Places", options: [FieldOption("sea"), FieldOption("hills"), FieldOption("town")])
            .required()
    }

    private func toggle(_ ids: String..., in tester: FormTester) throws {
        for id in ids {
            let engine = tester.session.engine
            let field = try #require(engine.node(at: "places").flatMap { engine.presentation(of: $0) })
            let option = try #require(field.shownOptions.first { $0.id.canonicalText == id })
            _ = tester.session.perform(field.toggle(option))
        }
    }

    @Test func optionsStandInTheOrderInWhichTheyAreChosen() async throws {
        let tester = try FormTester(form)
        try await tester.expectRefused(["places": "required"])
        try toggle("town", "sea", "hills", in: tester)
        #expect(try await tester.expectAccepted() == ["places": ["town", "sea", "hills"]])
        // An option that is chosen again goes to the end.
        try toggle("town", "town", in: tester)
        #expect(try await tester.expectAccepted() == ["places": ["sea", "hills", "town"]])
        try tester.expect("places", shows: "sea, hills, town")
    }

    @Test func whatIsNoOptionIsRefused() async throws {
        let tester = try FormTester(form)
        try tester.fill(["places": ["sea", "moon"]])
        try await tester.expectRefused(["places": "option"])
    }
}
