import Formwork
import Foundation
import Testing

/// A record as an app has it.
private struct Booking: Codable, Equatable {
    enum Room: String, Codable { case single, double }

    struct Address: Codable, Equatable {
        var street: String
        var zip: Int?
    }

    struct Guest: Codable, Equatable {
        var name: String
        var birthday: Date?
        var languages: [String]
    }

    var id: UUID
    var name: String
    var seats: Int
    var price: Decimal
    var note: String?
    var arrival: Date
    var room: Room
    var newsletter: Bool
    var address: Address
    var guests: [Guest]
    var created: Date
}

struct ModelTests {
    private let form = FormDefinition("booking") {
        Field.text("name")
        Field.integer("seats")
        Field.decimal("price")
        Field.textView("note")
        Field.date("arrival")
        Field.select("room", options: [FieldOption("single"), FieldOption("double")])
        Field.toggle("newsletter")
        Field.text("address.street")
        Field.integer("address.zip")
        FormSection("guests") {
            Field.name("name")
            Field.date("birthday")
            Field.checkGroup("languages", options: [FieldOption("de"), FieldOption("en")])
        }
        .repeating(0...5)
    }

    private func session(_ zone: String = "Pacific/Auckland") throws -> FormSession {
        let form = try CompiledForm(form)
        let zone = try #require(TimeZone(identifier: zone))
        return FormSession(form, context: SessionContext(for: form, zone: zone, clock: 1_795_262_400_000))
    }

    private func booking(in session: FormSession) throws -> Booking {
        let day = session.zone.date(try #require(CivilDate("2026-12-20")))
        let birthday = session.zone.date(try #require(CivilDate("1990-02-28")))
        return Booking(
            id: UUID(), name: "Ada", seats: 2, price: try #require(Decimal(string: "99.90")), note: nil, arrival: day,
            room: .double, newsletter: true, address: Booking.Address(street: "Hill 1", zip: 1010),
            guests: [
                Booking.Guest(name: "Grace", birthday: birthday, languages: ["de", "en"]),
                Booking.Guest(name: "Alan", birthday: nil, languages: []),
            ], created: Date(timeIntervalSinceReferenceDate: 800_000_000.123))
    }

    @Test func aModelFillsTheForm() throws {
        let session = try session()
        try session.load(from: try booking(in: session))
        #expect(
            session.engine.values == [
                "name": "Ada", "seats": 2, "price": 99.90, "arrival": "2026-12-20", "room": "double",
                "newsletter": true, "address": ["street": "Hill 1", "zip": 1010],
                "guests": [
                    ["name": "Grace", "birthday": "1990-02-28", "languages": ["de", "en"]], ["name": "Alan"],
                ],
            ] as JSONValue)
    }

    @Test(arguments: ["Pacific/Auckland", "America/Los_Angeles", "UTC", "Asia/Kolkata"])
    func aRecordIsEditedAndKeepsWhatTheFormDoesNotAskFor(_ zone: String) throws {
        let session = try session(zone)
        let before = try booking(in: session)
        try session.load(from: before)
        #expect(try session.updated(before) == before)
        session[FieldKey<Int>("seats")] = 4
        session[FieldKey<Int>("address.zip")] = nil
        session[FieldKey<String>("note")] = "Late"
        if let guest = session.engine.node(at: "guests[0]") { session.perform(.removeItem(guest)) }
        var expected = before
        expected.seats = 4
        expected.address.zip = nil
        expected.note = "Late"
        expected.guests.removeFirst()
        #expect(try session.updated(before) == expected)
    }

    private struct Answers: Codable, Equatable {
        var name: String
        var newsletter: Bool
        var guests: [Booking.Guest]
        var note: String?
        var room: Booking.Room?
    }

    @Test func nothingAnsweredIsTheEmptyValueOfSomeTypes() throws {
        let answers = try session().decode(Answers.self)
        #expect(answers == Answers(name: "", newsletter: false, guests: [], note: nil, room: nil))
    }

    private func error(_ body: () throws -> Void) -> FormCodingError? {
        do { try body() } catch { return error as? FormCodingError }
        return nil
    }

    @Test func errorsNameThePathAndWhyAndNeverTheAnswer() throws {
        struct Seats: Decodable { var seats: Int }
        struct Choice: Decodable { var room: Booking.Room }
        struct Guests: Decodable {
            struct Guest: Decodable { var birthday: Date }
            var guests: [Guest]
        }
        let session = try session()
        session.load(["guests": [["birthday": "1990-02-28"], ["name": "Secret"]]])
        #expect(
            error { _ = try session.decode(Seats.self) } == FormCodingError(path: "seats", reason: .notAnswered))
        #expect(
            error { _ = try session.decode(Choice.self) } == FormCodingError(path: "room", reason: .notAnswered))
        #expect(
            error { _ = try session.decode(Guests.self) }
                == FormCodingError(path: "guests[1].birthday", reason: .notAnswered))
        session.set("seats", to: "Secret")
        session.set("room", to: "Secret")
        let seats = error { _ = try session.decode(Seats.self) }
        #expect(seats == FormCodingError(path: "seats", reason: .unreadable(type: "Int")))
        #expect(seats?.localizedDescription == "The answer to `seats` cannot be read as Int.")
        let room = error { _ = try session.decode(Choice.self) }
        #expect(room == FormCodingError(path: "room", reason: .unreadable(type: "Room")))
        #expect("\(String(describing: room)) \(room?.localizedDescription ?? "")".contains("Secret") == false)
    }

    @Test func whatWasTypedWronglyIsNotTakenForNoAnswer() throws {
        struct Model: Codable {
            struct Guest: Codable { var birthday: Date? }
            var guests: [Guest]
            var name: String
        }
        let session = try session()
        session.load(["guests": [["name": "Ada"], ["name": "Grace"]], "name": "Ada"])
        session.set("seats", to: "Secret")
        #expect(try session.decode(Model.self).guests.count == 2)
        session.set("guests[1].birthday", to: "Secret")
        let expected = FormCodingError(path: "guests[1].birthday", reason: .unreadable(type: "Date"))
        #expect(error { _ = try session.decode(Model.self) } == expected)
        #expect(error { _ = try session.updated(Model(guests: [], name: "")) } == expected)
    }

    @Test func aValueThatIsNoAnswerIsAnErrorWithItsPath() throws {
        struct Model: Encodable {
            struct Part: Encodable { var weight: Double }
            var parts: [Part]
        }
        let session = try session()
        let error = error { try session.load(from: Model(parts: [Model.Part(weight: 1), Model.Part(weight: .nan)])) }
        #expect(error == FormCodingError(path: "parts[1].weight", reason: .unwritable(type: "Double")))
    }

    @Test func aListWhereTheFormHasOneAnswerIsAnError() throws {
        struct Model: Decodable { var name: [Booking.Guest] }
        let session = try session()
        session.set("name", to: "Ada")
        #expect(error { _ = try session.decode(Model.self) } == FormCodingError(path: "name", reason: .notNested))
    }

    @Test func aServerReadsASubmissionAsTheSameModel() throws {
        let json: JSONValue = [
            "name": "Ada", "newsletter": true, "room": "single", "guests": [["name": "Grace", "languages": ["en"]]],
        ]
        let values = FormValues(json, zone: .gmt)
        let expected = Answers(
            name: "Ada", newsletter: true, guests: [Booking.Guest(name: "Grace", birthday: nil, languages: ["en"])],
            note: nil, room: .single)
        #expect(try values.decode(Answers.self) == expected)
        #expect(values[FieldKey<String>("guests[0].name")] == "Grace")
        #expect(values[FieldKey<Int>("name")] == nil)
        #expect(try FormValues(encoding: expected, zone: .gmt).decode(Answers.self) == expected)
    }

    @Test func keysOfAModelMayBePaths() throws {
        struct Flat: Codable, Equatable {
            var street: String
            enum CodingKeys: String, CodingKey { case street = "address.street" }
        }
        let session = try session()
        try session.load(from: Flat(street: "Hill 1"))
        #expect(session.value("address.street") == "Hill 1")
        #expect(try session.decode(Flat.self) == Flat(street: "Hill 1"))
        #expect(try FormValues(session.engine.flatValues, zone: .gmt).decode(Flat.self) == Flat(street: "Hill 1"))
    }

    @Test func flatAnswersAreReadAsNestedModels() throws {
        struct Model: Decodable { var address: Booking.Address }
        let values = FormValues(["address.street": "Hill 1", "address.zip": 7], zone: .gmt)
        #expect(try values.decode(Model.self).address == Booking.Address(street: "Hill 1", zip: 7))
    }

    private class Base: Codable { var name = "" }
    private final class Derived: Base {
        var seats = 0
        private enum Keys: CodingKey { case seats }
        override init() { super.init() }
        required init(from decoder: any Decoder) throws {
            seats = try decoder.container(keyedBy: Keys.self).decode(Int.self, forKey: .seats)
            try super.init(from: decoder)
        }
        override func encode(to encoder: any Encoder) throws {
            try super.encode(to: encoder)
            var container = encoder.container(keyedBy: Keys.self)
            try container.encode(seats, forKey: .seats)
        }
    }

    @Test func classesWithABaseClassAreModelsToo() throws {
        let model = Derived()
        (model.name, model.seats) = ("Ada", 3)
        let session = try session()
        try session.load(from: model)
        let read = try session.decode(Derived.self)
        #expect(read.name == "Ada" && read.seats == 3)
    }
}
