import FormworkCore
import FormworkTestSupport
import Testing

/// Items that a repeating section starts with.
struct InitialItemsTests {
    private func session(_ context: SessionContext = SessionContext()) throws -> FormEngine {
        let inner = FormSection(
            id: "tags", repeats: Repetition(items: [["word": "new"]]),
            elements: [.field(Field(id: "word", type: .text))])
        let section = FormSection(
            id: "firms", repeats: Repetition(addTitle: "More", removeTitle: "Away", items: [["name": "One"], [:]]),
            elements: [
                .field(Field(id: "name", type: .text, title: "Name {index}", info: "At :index", value: .text("New"))),
                .section(inner),
            ])
        let form = try CompiledForm(FormDefinition(id: "f", groups: [FormGroup(sections: [section])]))
        return FormEngine(try CompiledForm(archive: form.archive()), context: context)
    }

    @Test func loadMakesItemsWithAnswersAndDefaultsAlsoInsideOtherItems() throws {
        let engine = try session()
        _ = engine.perform(.load([:]))
        let tags: JSONValue = [["word": "new"]]
        let expected: JSONValue = ["firms": [["name": "One", "tags": tags], ["name": "New", "tags": tags]]]
        #expect(engine.values == expected)
        _ = engine.perform(.load(["firms": .null]))
        #expect(engine.values == expected)
        engine.play(["op": "add_item", "field": "firms"])
        #expect(engine.values["firms"]?.arrayValue?.last == ["name": "New", "tags": tags])
        _ = engine.perform(.reset)
        #expect(engine.values == expected)
    }

    @Test func itemsInTheAnswersComeFirstAndSoDoesAnEmptyList() throws {
        let engine = try session()
        _ = engine.perform(.load(["firms": [["name": "A", "tags": []]]]))
        #expect(engine.values == ["firms": [["name": "A"]]])
        _ = engine.perform(.load(["firms[0].name": "B", "firms[0].tags[0].word": "x"]))
        #expect(engine.values == ["firms": [["name": "B", "tags": [["word": "x"]]]]])
        _ = engine.perform(.load(["firms": []]))
        #expect(engine.values == [:])
    }

    @Test func aSubmissionOrASnapshotMakesNoItems() throws {
        let engine = try session()
        _ = engine.perform(.replaceAnswers([:]))
        #expect(engine.values == [:])
        _ = engine.perform(.load([:]))
        engine.play(["op": "remove_item", "field": "firms[0]"])
        let copy = try session()
        _ = copy.restore(engine.snapshot())
        #expect(copy.values == engine.values)
        #expect(copy.values["firms"]?.arrayValue?.count == 1)
    }

    @Test func itemsCarryWordsThatFollowTheirNumber() throws {
        let engine = try session()
        _ = engine.perform(.load([:]))
        let second = try #require(engine.node(at: "firms[1].name"))
        #expect(engine.field(second)?.field.title == "Name 2")
        #expect(engine.field(second)?.field.info == "At 1")
        let change = engine.play(["op": "remove_item", "field": "firms[0]"])
        #expect(change.updates.contains { $0.id == RowID(.field, second) && $0.aspects.contains(.title) })
        #expect(engine.field(second)?.field.title == "Name 1")
        let item = try #require(engine.node(at: "firms[0]"))
        #expect(engine.item(item)?.removeTitle == "Away")
    }

    @Test func itemsOfASectionWithoutATitleHaveTheNumberAsTheirHeader() throws {
        let messages = MessageCatalog(entries: [MessageOverride(code: "ui.item", text: "{title} {index}")])
        let engine = try session(SessionContext(messages: messages))
        _ = engine.perform(.load([:]))
        let headers = try ["firms[0]", "firms[1]", "firms[1].tags[0]"].map { path in
            engine.item(try #require(engine.node(at: path)))?.title
        }
        #expect(headers == ["1", "2", "1"])
    }
}
