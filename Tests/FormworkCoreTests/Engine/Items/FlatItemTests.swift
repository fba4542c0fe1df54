import FormworkCore
import FormworkTestSupport
import Testing

/// Items without answers in flat values: as many items come back as were written, each at its place.
struct FlatItemTests {
    private func engine(_ answers: JSONValue) throws -> FormEngine {
        let form = try CompiledForm(
            definition(
                #"""
                {"id": "f", "fields": [
                  {"id": "g", "repeat": {"max": 4}, "fields": [{"id": "n"},
                    {"id": "k", "repeat": {}, "fields": [{"id": "m"}]}]}]}
                """#))
        let engine = FormEngine(form)
        #expect(engine.load(answers).misfits.isEmpty, "\(answers.text())")
        return engine
    }

    @Test(arguments: [
        (#"{"g": [{"n": "a"}, {}]}"#, #"{"g[0].n":"a","g[1]":{}}"#),
        (#"{"g": [{}, {"n": "b"}]}"#, #"{"g[1].n":"b"}"#), (#"{"g": [{}, {}]}"#, #"{"g[1]":{}}"#),
        (
            #"{"g": [{"n": "a", "k": [{"m": "x"}, {}]}, {}, {"n": "c"}]}"#,
            #"{"g[0].n":"a","g[0].k[0].m":"x","g[0].k[1]":{},"g[2].n":"c"}"#
        ),
        (#"{"g": [{"k": [{}]}]}"#, #"{"g[0].k[0]":{}}"#), (#"{"g": [{"n": "a"}]}"#, #"{"g[0].n":"a"}"#),
    ])
    func itemsComeBackAtTheirPlaces(_ nested: String, _ flat: String) throws {
        let answers = try JSONParser.parse(Array(nested.utf8), limits: .definition)
        let written = try engine(answers)
        #expect(written.values == answers && written.flatValues.text() == flat)
        let again = try engine(written.flatValues)
        #expect(again.values == answers)
        #expect(
            try engine(
                written.form.answers(fromParameters: written.values(ValueOptions(names: .parameters, layout: .flat)))
            ).values == answers)
    }

    @Test func placesThatTheFormDoesNotHaveAreMisfits() throws {
        let engine = try engine(.object([]))
        let misfits = engine.load(["x[0]": .object([]), "g[1000]": .object([]), "g[0].n": "a", "g[1]": .object([])])
            .misfits
        #expect(misfits.map(\.path) == ["x[0]", "g[1000]"])
        // No repeat has a thousand and one items, so that is no place either.
        #expect(misfits.map(\.code) == [.unknownField, .unknownField])
    }
}
