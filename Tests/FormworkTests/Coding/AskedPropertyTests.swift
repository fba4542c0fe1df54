import Formwork
import Foundation
import Testing

/// A property that a form does not have is an error with the nearest name, and no invented answer.
struct AskedPropertyTests {
    private let form = FormDefinition("booking") {
        Field.name("name")
        Field.integer("seats")
        Field.date("arrival")
        Field.select("room", options: [FieldOption("single"), FieldOption("double")])
        Field.checkGroup("meals", options: [FieldOption("lunch"), FieldOption("dinner")])
        Field.toggle("newsletter")
        Field.text("address.city")
        FormSection("guests") {
            Field.name("name")
            Field.integer("age")
        }
        .repeating(0...3)
    }

    private func error<Model: Decodable>(_ type: Model.Type, _ answers: JSONValue = [:]) throws -> FormCodingError? {
        let session = FormSession(try CompiledForm(form))
        session.load(answers)
        do {
            _ = try session.decode(type)
        } catch {
            return error as? FormCodingError
        }
        return nil
    }

    @Test func textsListsAndSwitchesAreNotInvented() throws {
        struct Text: Decodable { var nmae: String }
        struct List: Decodable { var guest: [String] }
        struct Flag: Decodable { var newsletters: Bool }
        struct Level: Decodable {
            struct Address: Decodable { var ctiy: String }
            var address: Address
        }
        struct Item: Decodable {
            struct Guest: Decodable { var agee: Int }
            var guests: [Guest]
        }
        struct Nested: Decodable {
            struct Place: Decodable { var city: String }
            var adress: Place
        }
        #expect(try error(Text.self) == FormCodingError(path: "nmae", reason: .notAsked(nearest: ["name"])))
        #expect(try error(List.self) == FormCodingError(path: "guest", reason: .notAsked(nearest: ["guests"])))
        #expect(
            try error(Flag.self) == FormCodingError(path: "newsletters", reason: .notAsked(nearest: ["newsletter"])))
        #expect(
            try error(Level.self, ["address": ["city": "Bern"]])
                == FormCodingError(path: "address.ctiy", reason: .notAsked(nearest: ["address.city"])))
        #expect(
            try error(Item.self, ["guests": [["name": "Ada"]]])
                == FormCodingError(path: "guests[0].agee", reason: .notAsked(nearest: ["guests[].age"])))
        #expect(try error(Nested.self) == FormCodingError(path: "adress", reason: .notAsked(nearest: ["address"])))
        let sentence = try error(Text.self)?.localizedDescription
        #expect(
            sentence == "The form has no field `nmae`, and the model needs a value there. Did you mean `name`?")
    }

    @Test func optionalPropertiesAndDefaultsMayBeMissing() throws {
        struct Model: Decodable, Equatable {
            var nome: String?
            var tags: [String]
            var name: String
            enum CodingKeys: CodingKey { case nome, tags, name }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                nome = try container.decode(String?.self, forKey: .nome)
                tags = try container.decodeIfPresent([String].self, forKey: .tags) ?? ["new"]
                name = try container.decode(String.self, forKey: .name)
            }
        }
        let session = FormSession(try CompiledForm(form))
        session.load(["name": "Ada"])
        let model = try session.decode(Model.self)
        #expect(model.nome == nil && model.tags == ["new"] && model.name == "Ada")
        #expect(form.mistakes(for: Model.self) == [])
    }

    @Test func aServerKnowsTheFormTooIfItSaysWhich() throws {
        struct Model: Decodable { var nmae: String }
        let form = try CompiledForm(form)
        #expect(throws: FormCodingError(path: "nmae", reason: .notAsked(nearest: ["name"]))) {
            try FormValues(["name": "Ada"], zone: .gmt, form: form).decode(Model.self)
        }
        #expect(try FormValues(["name": "Ada"], zone: .gmt).decode(Model.self).nmae == "")
    }

    // MARK: All at once, in a test

    private enum Room: String, Codable { case single, double }

    private struct Fitting: Codable {
        struct Address: Codable { var city: String }
        struct Guest: Codable {
            var name: String
            var age: Int?
        }
        var id: UUID?
        var name: String
        var seats: Int
        var arrival: Date
        var room: Room
        var meals: Set<String>
        var newsletter: Bool
        var address: Address
        var guests: [Guest]
    }

    @Test func aModelThatFitsHasNoMistakes() throws {
        #expect(form.mistakes(for: Fitting.self) == [])
        #expect(try CompiledForm(form).mistakes(for: Fitting.self) == [])
    }

    @Test func allMistakesOfAModelAreFound() {
        enum Class: String, Decodable, CaseIterable { case first, second }
        struct Model: Decodable {
            struct Guest: Decodable {
                var nmae: String
                var age: Date
            }
            var id: UUID
            var nome: String
            var arrival: Int
            var room: Class
            var address: String
            var guests: [Guest]
            var newsletter: Bool
        }
        #expect(
            form.mistakes(for: Model.self) == [
                "The form has no field `id`, and the model needs a value there. An optional property can be without one.",
                "The form has no field `nome`, and the model needs a value there. Did you mean `name`?",
                "The answer to `arrival` cannot be read as Int.",
                "The answer to `room` cannot be read as Class.",
                "The answer to `address` cannot be read as String.",
                "The form has no field `guests[].nmae`, and the model needs a value there. Did you mean `guests[].name`?",
                "The answer to `guests[].age` cannot be read as Date.",
            ])
    }
}
