import Formwork
import FormworkTestSupport
import Testing

/// The observers of a session.
struct FormSessionTests {
    private final class Listener {
        var heard: [String] = []
    }

    private func session() throws -> FormSession {
        let definition = FormDefinition("f") {
            FormSection {
                Field.decimal("amount").value(10)
                Field.info("double", formula: "$amount * 2")
            }
            FormSection("people") { Field.text("name") }.repeating(2...5)
        }
        let session = FormSession(try CompiledForm(definition))
        session.load()
        return session
    }

    @Test func aHandlerHearsOfItsFieldOncePerChange() throws {
        let session = try session()
        let listener = Listener()
        session.onChange("double", owner: listener) { listener, change in
            listener.heard.append("\(change.old.canonicalText) > \(change.new.canonicalText)")
        }
        session.set("amount", to: 7)
        session.set("amount", to: 7)
        session.set("people[0].name", to: "A")
        #expect(listener.heard == ["20 > 14"])
    }

    @Test func aPathWithEmptyBracketsMeansEveryItem() throws {
        let session = try session()
        let listener = Listener()
        session.onChange("people[].name", owner: listener) { $0.heard.append($1.path) }
        session.onChange("people[0].name", owner: listener) { listener, _ in listener.heard.append("first") }
        session.set("people[1].name", to: "B")
        session.set("people[0].name", to: "A")
        #expect(listener.heard == ["people[1].name", "people[0].name", "first"])
    }

    @Test func handlersOfValuesHearNothingOfSilentChangesAndLoading() throws {
        let session = try session()
        let listener = Listener()
        session.onChange(owner: listener) { listener, changes in listener.heard += changes.map(\.path) }
        session.set("amount", to: 1, notifying: false)
        session.load(["amount": 5])
        session.perform(.reset)
        #expect(listener.heard == [])
        session.set("amount", to: 6)
        #expect(listener.heard == ["amount", "double"])
    }

    @Test func ownersAreNotKeptAlive() throws {
        let session = try session()
        var count = 0
        var listener: Listener? = Listener()
        weak let remembered = listener
        if let listener { session.onChange("amount", owner: listener) { _, _ in count += 1 } }
        session.set("amount", to: 1)
        listener = nil
        #expect(remembered == nil)
        session.set("amount", to: 2)
        #expect(count == 1)
    }

    @Test func aHandlerMayChangeTheForm() throws {
        let session = try session()
        let listener = Listener()
        session.onChange("amount", owner: listener) { [unowned session] listener, change in
            listener.heard.append("amount \(change.new.canonicalText)")
            // Nothing changes any more once it is there, so this ends.
            session.set("people[0].name", to: "rich")
        }
        session.onChange(owner: listener) { listener, changes in listener.heard.append(changes[0].path) }
        session.set("amount", to: 1000)
        #expect(listener.heard == ["amount 1000", "amount", "people[0].name"])
        #expect(session.value("people[0].name") == .text("rich"))
    }

    @Test func optionsAreFoundByWhatIsTyped() throws {
        let definition = FormDefinition("f") {
            FormSection { Field.select("city", options: [FieldOption("zh", "Zürich"), FieldOption("ge", "Genf")]) }
        }
        let session = FormSession(try CompiledForm(definition))
        #expect(session.options(at: "city", matching: "zuri").map(\.title) == ["Zürich"])
        #expect(session.options(at: "city").count == 2 && session.options(at: "nowhere").isEmpty)
    }
}
