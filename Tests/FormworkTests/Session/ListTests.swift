import Formwork
import FormworkTestSupport
import Testing

/// A list with a model for each row is a repeat: models in, rows out, and from a row back to its model.
struct ListTests {
    private struct Talk {
        var id: Int
        var title: String

        var json: JSONValue { ["id": .number(id), "title": .string(title)] }
    }

    private let talks = [Talk(id: 70, title: "Ink"), Talk(id: 20, title: "Paper"), Talk(id: 50, title: "Glue")]

    private func session() throws -> FormSession {
        let form = FormDefinition("programme") {
            FormSection("talks") {
                Field.hidden("id")
                Field.info("title")
                Field.toggle("going")
            }
            .repeating().reorderable()
        }
        let session = FormSession(try CompiledForm(form))
        session.load(["talks": .array(talks.map(\.json))])
        return session
    }

    /// The model that a row shows.
    private func talk(at row: FormRow, in session: FormSession) -> Talk? {
        let item = session.engine.path(of: row.id.node).split(separator: ".")[0]
        return talks.first { session.value(item + ".id") == .number(DecimalNumber($0.id)) }
    }

    @Test func everyModelHasItsRowsAndEveryRowItsModel() throws {
        let session = try session()
        let rows = session.engine.rows.filter { session.engine.path(of: $0.id.node).hasSuffix(".going") }
        #expect(rows.compactMap { talk(at: $0, in: session)?.title } == ["Ink", "Paper", "Glue"])
        #expect(session.value("talks[1].title") == .text("Paper"))
        session.set("talks[1].going", to: true)
        let last = try #require(session.engine.rows.last { $0.id.kind == .itemHeader })
        session.perform(.moveItem(last.id.node, 0))
        #expect(rows.compactMap { talk(at: $0, in: session)?.title } == ["Ink", "Paper", "Glue"])
        let chosen = session.engine.values["talks"]?.arrayValue?.filter { $0["going"] == true }
        #expect(chosen?.map { $0["id"] } == [20])
        #expect(session.engine.values["talks"]?.arrayValue?.map { $0["title"] } == ["Glue", "Ink", "Paper"])
    }

    @Test(arguments: [Int.max, 1 << 32, 3]) func aPositionBeyondTheEndIsTheLast(_ position: Int) throws {
        let session = try session()
        session.moveItem("talks[0]", to: position)
        #expect(session.engine.values["talks"]?.arrayValue?.map { $0["title"] } == ["Paper", "Glue", "Ink"])
    }

    @Test(arguments: [Int.min, -(1 << 32), -1]) func aPositionBelowZeroIsTheFirst(_ position: Int) throws {
        let session = try session()
        session.moveItem("talks[2]", to: position)
        #expect(session.engine.values["talks"]?.arrayValue?.map { $0["title"] } == ["Glue", "Ink", "Paper"])
    }
}
