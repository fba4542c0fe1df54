import FormworkCore
import FormworkDialect
import FormworkTestSupport
import Testing

/// A password that is asked for twice.
struct RepetitionReadingTests {
    private func fields(_ json: String) -> DefinitionReading { read(#"{"fields":[\#(json)]}"#) }

    @Test func aPasswordBecomesTwoFields() throws {
        let reading = fields(
            #"""
            { "id": "word", "title": "Password", "type": "password", "confirm": true, "visible_when": "$on",
              "validations": { "required": true, "min_length": 8 } }, { "id": "on", "type": "switch" }
            """#)
        #expect(reading.diagnostics.isEmpty, "\(reading.report)")
        let fields = try #require(reading.definition?.allFields)
        #expect(fields.map(\.id) == ["word", "word_again", "on"])
        #expect(fields[1] == fields[0].repetition && fields[1].isRepetition && !fields[0].isRepetition)
        #expect(fields.map(\.autocomplete) == ["new-password", "new-password", ""])
        #expect(fields[1].send == .nothing && fields[1].isSecret && fields[1].visibleWhen == "$on")
    }

    @Test func aPurposeOfTheAuthorIsKept() {
        let reading = fields(#"{ "id": "word", "type": "password", "confirm": true, "autocomplete": "off" }"#)
        #expect(reading.definition?.allFields.map(\.autocomplete) == ["off", "off"])
        #expect(fields(#"{ "id": "word", "type": "password", "confirm": false }"#).definition?.allFields.count == 1)
    }

    @Test func problemsAfterItHaveTheirPlaces() throws {
        let reading = fields(
            #"{ "id": "word", "type": "password", "confirm": true }, { "id": "b", "visible_when": "$nobody" }"#)
        let problem = try #require(reading.diagnostics.first)
        #expect(problem.path == "fields[1].visible_when")
        let twice = fields(#"{ "id": "word", "type": "password", "confirm": true }, { "id": "word_again" }"#)
        #expect(twice.summary == ["1:75 duplicate_id fields[1].id"], "\(twice.report)")
    }

    @Test(arguments: [
        #"{ "id": "a", "type": "text", "confirm": true }"#,
        #"{ "id": "a", "type": "matrix", "rows": [{ "id": "r" }], "columns": [{ "id": "c", "type": "password", "confirm": true }] }"#,
    ])
    func otherFieldsAreNotRepeated(_ json: String) {
        let reading = fields(json)
        #expect(reading.diagnostics.map(\.code) == [.definition(.ruleCannotApply)], "\(reading.report)")
        #expect(reading.definition?.allFields.count == 1)
    }

    @Test func itIsWrittenAsOneQuestion() throws {
        let form = try definition(
            #"{"fields":[{"id":"word","type":"password","confirm":true},{"id":"other","type":"password"}]}"#)
        let text = DefinitionWriter.text(form)
        #expect(text.contains(#""confirm": true"#) && !text.contains("word_again"))
        #expect(try definition(text) == form)
        // A repetition that was changed is a field of its own.
        var changed = form
        changed.updateFields(["word_again"]) { $0.info = "As above" }
        #expect(DefinitionWriter.text(changed).contains("word_again"))
    }
}
