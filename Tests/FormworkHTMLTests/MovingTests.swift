import FormworkCore
import FormworkPresentation
import Testing

/// Buttons that move items and delete fields.
struct MovingTests {
    private func lines(_ count: Int, isReorderable: Bool = true) throws -> FormEngine {
        let list = JSONValue.array((0..<count).map { _ in [:] })
        return try engine(
            FormSection(
                id: "p", title: "Person", repeats: Repetition(min: 0, max: 5, isReorderable: isReorderable),
                elements: [.field(Field(id: "n", type: .text, title: "N"))]), answers: ["p": list])
    }

    private func browse(_ engine: FormEngine, errors: [ReportedError] = []) throws -> BrowserSession {
        var hydration = HydrationData(engine)
        hydration.errors = errors
        return try #require(BrowserSession(hydration: hydration.json))
    }

    private func buttons(_ engine: FormEngine) throws -> [HTMLElement] {
        try page(engine).descendants.filter { $0.classes.contains("fw-move") }
    }

    @Test func onlyItemsThatMayMoveHaveButtons() throws {
        #expect(try buttons(lines(3, isReorderable: false)).isEmpty)
        let found = try buttons(lines(2))
        #expect(
            found.map(\.text) == ["Move Person 1 up", "Move Person 1 down", "Move Person 2 up", "Move Person 2 down"])
        #expect(found.map { $0["value"] } == ["up:p[0]", "down:p[0]", "up:p[1]", "down:p[1]"])
        #expect(found.map { $0["disabled"] != nil } == [true, false, false, true])
        #expect(found.allSatisfy { $0["type"] == "submit" && $0["name"] == "fw.action" })
    }

    @Test func theFocusStaysOnTheButtonAndTheNewPlaceIsAnnounced() throws {
        let session = try browse(lines(3))
        let up = session.send(["op": "press", "action": "up:p[2]"])
        #expect(up["announce"] == "Person 3 moved to place 2")
        let button = try #require(up["focus"]?.stringValue)
        #expect(button.hasSuffix("-up"))
        let rows = up["rows"]?.arrayValue ?? []
        #expect(rows.compactMap { $0["remove"] }.count == 1)
        let inserted = rows.first { $0["insert"] != nil }
        #expect(inserted?["insert"]?.stringValue.map { "fw-" + $0 + "-up" } == button)
        #expect(inserted?["moves"] == [true, true])
        let top = session.send(["op": "press", "action": "up:p[1]"])
        #expect(top["focus"]?.stringValue == String(button.dropLast(2)) + "down", "there is no way on up")
        #expect(session.send(["op": "press", "action": "up:p[0]"]).text() == "{}")
        #expect(session.send(["op": "press", "action": "down:p[1]"])["focus"]?.stringValue?.hasSuffix("-up") == true)
    }

    @Test func aPlaceAfterTheLastIsAnnouncedAsTheLast() throws {
        let engine = try lines(3)
        let form = FormPresentation(engine)
        let first = try #require(engine.node(at: "p[0]"))
        let announcement = Announcement(before: .moveItem(first, 99), in: form)
        let changes = engine.perform(.moveItem(first, 99))
        #expect(announcement.text(after: changes, in: form) == "Person 1 moved to place 3")
    }

    @Test func buttonsFollowTheNumberOfItems() throws {
        let session = try browse(lines(2))
        func second(_ reply: JSONValue) -> JSONValue? {
            reply["rows"]?.arrayValue?.first { $0["path"] == "p[1]" }
        }
        let added = session.send(["op": "press", "action": "add:p"])
        #expect(second(added)?["moves"] == [true, true], "the last one can go down now")
        let removed = session.send(["op": "press", "action": "remove:p[2]"])
        #expect(second(removed)?["moves"] == [true, false])
    }

    @Test func fieldsOfDeletableSectionsCanBeDeleted() throws {
        let engine = try engine(
            FormSection(
                id: "s", title: "S", isDeletable: true,
                elements: [
                    .field(Field(id: "a", type: .text, title: "A")), .field(Field(id: "b", type: .integer, title: "B")),
                    .field(Field(id: "c", type: .info, title: "C", formula: "$b + 1")),
                    .field(Field(id: "d", type: .text, title: "D", disabled: true)),
                ]),
            FormSection(id: "t", elements: [.field(Field(id: "e", type: .text, title: "E"))]))
        let removals = try page(engine).descendants.filter { $0.classes.contains("fw-remove") }
        #expect(removals.map { $0["value"] } == ["delete:a", "delete:c"], "C needs B, and D is disabled")
        #expect(removals.first?.text == "Remove A")

        let session = try browse(engine)
        let reply = session.send(["op": "press", "action": "delete:a"])
        #expect(reply["rows"]?.arrayValue?.contains { $0["remove"]?.stringValue == "f2" } == true)
        #expect(reply["announce"] == "A removed")
        #expect(reply["deleted"] == ["a"])
        for action in ["delete:a", "delete:b", "delete:d", "delete:e", "delete:x"] {
            #expect(session.send(["op": "press", "action": .string(action)])["rows"] == nil)
        }
    }

    @Test func whatTheServersCodeFoundShowsUntilItChangesOrIsSentAgain() throws {
        let form = try engine(Field(id: "a", type: .text, title: "A"), Field(id: "b", type: .text, title: "B"))
        let errors = [ReportedError(path: "a", code: "taken", message: "Taken")]
        let mended = try browse(form, errors: errors).send(["op": "edit", "row": "f2", "text": "x"])
        #expect(mended["summary"] == [] && mended["title"] == "Form")
        #expect(mended["rows"]?.arrayValue?.first?["error"]?.isNull == true)

        let session = try browse(form, errors: errors)
        #expect(session.send(["op": "edit", "row": "f3", "text": "x"])["summary"] == nil)
        let sent = session.send(["op": "submit"])
        #expect(sent["submit"] != nil, "only the server can say whether it is still wrong")
        #expect(sent["summary"] == [])
    }
}
