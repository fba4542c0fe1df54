import FormworkTesting
import Foundation
import Testing

/// What the page says to those who come from Eureka.
@MainActor
struct EurekaTests {
    private let profile = FormDefinition("profile") {
        FormSection("section1", "Section1") {
            Field.text("name", "Text Row").placeholder("Enter text here").required()
            Field.phone("phone", "Phone Row").placeholder("And numbers here")
        }
        FormSection("section2", "Section2") {
            Field.date("day", "Date Row").value("2001-01-01")
            Field.toggle("shows_message", "Show message")
            Field.info("message", "Switch is on!").visible(when: "$shows_message")
        }
        FormSection("tags", "Tags") {
            Field.name("name").placeholder("Tag name")
        }
        .repeating(1..., addTitle: "Add new tag")
        .reorderable()
        .footer("In the order that you like")
    }

    private enum Keys {
        static let name: FieldKey<String> = "name"
        static let day: FieldKey<CivilDate> = "day"
        static let tag: FieldKey<String> = "tags[].name"
    }

    private struct Profile: Codable, Equatable {
        struct Tag: Codable, Equatable { var name: String }
        var name: String
        var phone: String?
        var tags: [Tag]
    }

    @Test func rowsHaveTagsAndTheFormHasValues() throws {
        let session = FormSession(try CompiledForm(profile))
        session.load(["name": "Ada", "tags": [["name": "a"]]])
        session[Keys.name] = "Grace"
        session[Keys.tag.item(0)] = "b"
        #expect(session[Keys.day] == CivilDate("2001-01-01"))
        #expect(session.field(at: "phone")?.field.placeholder == "And numbers here")
        let typed = try session.decode(Profile.self)
        #expect(typed == Profile(name: "Grace", phone: nil, tags: [Profile.Tag(name: "b")]))
    }

    @Test func conditionsHideRows() throws {
        let form = try FormTester(profile)
        try form.expect("message", isVisible: false)
        try form.fill(["shows_message": true])
        try form.expect("message", isVisible: true)
    }

    @Test func callbacksHaveOwners() throws {
        let session = try FormTester(profile).session
        let screen = Screen()
        session.onChange(Keys.name, owner: screen) { screen, old, new in screen.seen.append(new ?? "nothing") }
        session.onTap(owner: screen) { screen, tap in screen.seen.append(tap.path) }
        session.set("name", to: "Ada")
        session.set("name", to: .blank)
        session.tap("day")
        #expect(screen.seen == ["Ada", "nothing", "day"])
    }

    @Test func rowsHaveRules() async throws {
        let rules = FormDefinition("rules") {
            Field.text("name", "Name").required()
            Field.email("email", "E-mail")
            Field.integer("number", "Number").range(3...998)
            Field.text("code", "Code").length(4...8).rule("starts_with($code, 'A')", message: "Begin with A")
        }
        .validating(on: .change)
        let form = try FormTester(rules)
        try form.fill(["number": 2, "code": "B123"])
        try form.expect("number", hasError: "min_value")
        #expect(form.session.engine.allErrors.map(\.path) == ["name", "number", "code"])
        #expect(form.session.field(at: "code")?.error == "Begin with A")
    }

    @Test func itemsAreAddedMovedAndRemoved() throws {
        let form = try FormTester(profile)
        try form.addItem(to: "tags")
        try form.fill(["tags[0].name": "a", "tags[1].name": "b"])
        let second = try #require(form.session.engine.node(at: "tags[1]"))
        form.session.perform(.moveItem(second, 0))
        #expect(form.session.value("tags[0].name") == "b")
        try form.removeItem("tags[1]")
        #expect(form.session.engine.values["tags"] == [["name": "b"]])
    }

    private final class Screen {
        var seen: [String] = []
    }
}
