import Formwork
import FormworkTestSupport
import Testing

/// What an app asks a session about the form and its fields, without the engine.
struct AskingTests {
    private let form = FormDefinition("party") {
        Field.name("name", "Name").required().parameter("full_name")
        Field.toggle("friends", "I bring friends")
        Field.integer("age", "Age").value(18).enabled(when: "present($name)")
        FormSection("guests", "Guests") {
            Field.name("name", "Name").required()
        }
        .repeating(1...3).visible(when: "$friends")
    }

    @Test func aSessionAnswersWhatPeopleAsk() throws {
        let session = try FormSession(form)
        session.load()
        #expect(!session.isValid && !session.isDirty && session.errors.isEmpty)
        #expect(session.allErrors.map(\.description) == ["name required"])
        #expect(session.isRequired("name") && !session.isRequired("age") && !session.isEnabled("age"))
        #expect(session.isVisible("name") && !session.isVisible("guests") && !session.isVisible("guests[0].name"))
        session.set("name", to: "Ada")
        session.set("friends", to: true)
        #expect(session.isDirty && session.isEnabled("age") && session.isVisible("guests[0].name"))
        #expect(session.itemCount(of: "guests") == 1 && session.error(at: "guests[0].name")?.code == "required")
        session.set("guests[0].name", to: "Grace")
        #expect(session.isValid)
        #expect(session.answers == ["name": "Ada", "friends": true, "age": 18, "guests": [["name": "Grace"]]])
        #expect(session.parameters["full_name"] == "Ada")
        session.perform(.set(try #require(session.node(atRow: "name")), .blank))
        session.perform(.submit)
        #expect(session.errors.map(\.path) == ["name"])
        session.reset()
        #expect(!session.isDirty && session.value("name").isBlank)
    }

    @Test func aSessionExplains() throws {
        let session = try FormSession(form)
        session.load()
        #expect(session.explain("guests").first?.contains("hidden") == true)
        #expect(session.explain("age").contains { $0.contains("present($name)") })
    }

    @Test func anUnknownPathIsAMistake() throws {
        let heard = Heard()
        let session = try FormSession(form, environment: FormEnvironment(onMistake: { heard.mistakes.append($0) }))
        #expect(!session.isVisible("nmae") && session.explain("nmae").isEmpty && session.itemCount(of: "gests") == 0)
        #expect(
            heard.mistakes == [.unknownPath("nmae", nearest: ["name"]), .unknownPath("gests", nearest: ["guests"])])
    }

    @Test func whatIsPrintedIsShort() throws {
        let session = try FormSession(form)
        session.load()
        let node = try #require(session.node(atRow: "guests[0].name"))
        #expect("\(form)" == "form party with 4 fields")
        #expect("\(RowID(.field, node))" == "field \(node)" && "\(node)".count < 6)
        #expect(session.engine.rows.allSatisfy { "\($0)".count < 60 })
    }

    @Test func fieldsAreUpdatedByModifiersAndByProperties() throws {
        var form = form
        #expect(form.updateField("age") { $0.disabled().info("Years") })
        form.updateField("age") { $0.title = "Your age" }
        form.updateFields(["age", "name"]) { $0.placeholder("…") }
        #expect(form.updateSection("guests") { $0.repeating(0...5) })
        let age = form.allFields[2]
        #expect(age.disabled && age.info == "Years" && age.title == "Your age" && age.placeholder == "…")
        #expect(Field.info("sum", formula: "$age").currency("EUR").currency == "EUR")
    }
}

private final class Heard: @unchecked Sendable {
    var mistakes: [FormMistake] = []
}
