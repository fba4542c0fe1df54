import Formwork
import Foundation
import Testing

/// Mistakes of key paths are problems of the form, with the property and the way out, and nothing traps.
struct TypedMistakeTests {
    private struct Person: Codable {
        struct Home: Codable {
            enum CodingKeys: String, CodingKey { case street, town = "city" }
            var street: String?
            var town: String
        }
        enum CodingKeys: String, CodingKey { case name, birth = "date_of_birth", home, homes, levels }
        enum Level: Int, Codable { case low = 5 }
        var name: String
        var levels: [Level: Int]
        var birth: CivilDate?
        var home: Home
        var homes: [Home] = []
        var initials: String { String(name.prefix(1)) }
        var isAdult: Bool { true }
    }

    private func sentences(_ form: FormDefinition) -> [String] {
        do {
            _ = try CompiledForm(form)
            return []
        } catch {
            #expect(form.mistakes == error.sentences)
            return error.sentences
        }
    }

    @Test func aKeyPathWithoutANameIsAProblem() {
        let form = FormDefinition("f", of: Person.self) { field, its in
            field.text(\.initials, "Initials")
            field.text(\.initials, "Initials")
            field.text(\.name, "Name").visible(when: its.isAdult)
            field.text(\.homes[0].street, "Street")
        }
        let said = sentences(form)
        #expect(said.count == 3)
        #expect(said.allSatisfy { $0.hasPrefix("The form `f`: A key path of `Person` has no name (") })
        #expect(said.map { $0.contains("(“Initials”)") } == [true, false, false])
        #expect(said.map { $0.contains("(Bool)") } == [false, true, false])
        #expect(said[0].hasSuffix("name the field by a text."))
    }

    @Test func aPropertyThatIsCodedUnderAnotherKeyIsAProblem() {
        let form = FormDefinition("f", of: Person.self) { field, its in
            field.text(\.name, "Name").visible(when: its.home.town == "Bern")
            field.date(\.birth, "Born")
            field.text(\.home.street, "Street")
            field.text(\.home.town, "Town")
            field.items(\.homes) { field, _ in field.text(\.town, "Town") }
        }
        let said = sentences(form)
        #expect(
            said.map { String($0.prefix(60)) } == [
                "The form `f`: `Person` codes its property `birth` under anot",
                "The form `f`: `Person` codes its property `home.town` under ",
                "The form `f`: `Home` codes its property `town` under another",
            ])
        #expect(sentences(FormDefinition("f", of: Person.self) { field, _ in field.name(\.name) }) == [])
    }

    @Test func aRuleInAnItemReadsNoOtherAnswerOfTheSameName() {
        let form = FormDefinition("f", of: TypedBooking.self) { field, its in
            field.name(\.name, "Name")
            field.items(\.guests, "Guests") { field, guest in
                FormSection("inner") { field.name(\.name, "Name").visible(when: guest.age > 3) }
                field.integer(\.age).visible(when: its.letter)
                Field.text("note").visible(when: its.name == "Ada" && guest.name != "Ada")
            }
            field.toggle(\.letter)
        }
        #expect(
            sentences(form) == [
                "The form `f`: In an item of `guests`, `name` is the item's own answer, and not that of `TypedBooking`. "
                    + "Give one of the two properties another name."
            ])
    }

    @Test func aSessionTellsOfAKeyPathWithoutAName() throws {
        let heard = Heard()
        let environment = FormEnvironment(onMistake: { heard.sentences.append($0.localizedDescription) })
        let form = FormDefinition("f", of: Person.self) { field, _ in field.name(\.name) }
        let session = FormSession(try CompiledForm(form), environment: environment)
        session[\Person.initials] = "A"
        #expect(session[\Person.homes, 0, \.street] == nil)
        #expect(session[\Person.initials] == nil && session.value("name").isBlank)
        #expect(heard.sentences.count == 2)
        #expect(heard.sentences.first?.hasPrefix("A key path of Person has no name") == true)
    }

    @Test func aModelThatCannotBeDecodedIsNotJudged() {
        struct Odd: Decodable {
            var name: String
            init(from decoder: any Decoder) throws { throw CancellationError() }
        }
        #expect(sentences(FormDefinition("f", of: Odd.self) { field, _ in field.name(\.name) }) == [])
    }
}

private final class Heard: @unchecked Sendable {
    var sentences: [String] = []
}
