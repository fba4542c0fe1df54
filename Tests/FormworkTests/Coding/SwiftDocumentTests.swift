import Formwork
import FormworkTestSupport
import Foundation
import Testing

/// What Documentation/Swift.md shows is true: its code is in this file, line by line.
struct SwiftDocumentTests {
    enum Room: String, Codable, FormValueConvertible {
        case single, double
    }

    let form = FormDefinition("booking", title: "Your booking") {
        Field.name("name", "Name").required()
        Field.date("arrival", "Arrival").required()
        Field.select("room", "Room", options: [FieldOption("single", "Single"), FieldOption("double", "Double")])
        Field.checkGroup(
            "meals", "Meals", options: [FieldOption("breakfast", "Breakfast"), FieldOption("dinner", "Dinner")])
        Field.text("address.city", "City")
        FormSection("guests", "Guests") {
            Field.name("name", "Name").required()
            Field.integer("age", "Age")
        }
        .repeating(0...4)
    }

    enum Keys {
        static let name: FieldKey<String> = "name"
        static let arrival: FieldKey<Date> = "arrival"
        static let room: FieldKey<Room> = "room"
        static let meals: FieldKey<[String]> = "meals"
        static let age: FieldKey<Int> = "guests[].age"
    }

    struct Booking: Codable, Equatable {
        struct Address: Codable, Equatable { var city: String }
        struct Guest: Codable, Equatable {
            var name: String
            var age: Int?
        }

        var id: UUID
        var name: String
        var arrival: Date
        var room: Room?
        var meals: [String]
        var address: Address
        var guests: [Guest]
    }

    struct Party: Decodable { var guests: [Booking.Guest] }

    private final class Screen {
        var showsBalcony = false
    }

    private func session() throws -> FormSession {
        let environment = FormEnvironment(onMistake: { mistake in Issue.record("\(mistake.localizedDescription)") })
        return FormSession(try CompiledForm(form), environment: environment)
    }

    @Test func keysReadAndWriteOneField() throws {
        let session = try session()
        let screen = Screen()
        session.onChange(Keys.room, owner: screen) { screen, old, new in
            screen.showsBalcony = new == .double
        }
        session[Keys.name] = "Ada"
        session[Keys.room] = .double
        session[Keys.meals] = ["dinner"]
        session[Keys.meals] = nil
        #expect(screen.showsBalcony)
        #expect(session[Keys.room] == .double)
        #expect(session[Keys.meals] == nil)
        let name: String? = session["name"]
        #expect(name == "Ada")
    }

    @Test func aSessionNeedsOnlyTheForm() throws {
        let session = FormSession(try CompiledForm(form))
        session[Keys.name] = "Ada"
        #expect(session[Keys.name] == "Ada")
    }

    @Test func aModelGoesInAndComesOut() throws {
        let session = try session()
        let booking = Booking(
            id: UUID(), name: "Ada", arrival: session.zone.date(try #require(CivilDate("2026-12-20"))), room: .double,
            meals: ["breakfast"], address: Booking.Address(city: "Bern"), guests: [Booking.Guest(name: "Grace", age: 7)]
        )
        try session.load(from: booking)
        session[Keys.room] = .single
        let edited = try session.updated(booking)
        var expected = booking
        expected.room = .single
        #expect(edited == expected)
        #expect(session[Keys.age.item(0)] == 7)
    }

    @Test func aTestFindsTheMistakesOfAModel() {
        #expect(form.mistakes(for: Party.self).isEmpty)
        #expect(form.mistakes(for: Booking.self).count == 1)
    }

    @Test func aServerReadsWithoutASession() throws {
        let answers: JSONValue = ["address": ["city": "Bern"], "guests": [["name": "Grace"]]]
        let values = FormValues(answers, zone: .gmt)
        let city = values[FieldKey<String>("address.city")]
        let guests = try values.decode(Party.self).guests
        #expect(city == "Bern")
        #expect(guests == [Booking.Guest(name: "Grace", age: nil)])
    }

    @Test func formsAreReadFromJSON() throws {
        let json = #"{ "fields": [ { "id": "name", "title": "Name", "type": "name" } ] }"#
        let file = FileManager.default.temporaryDirectory.appending(path: "Loan Form.json")
        try Data(json.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let loan = try CompiledForm.read(contentsOf: file)
        let trip = try CompiledForm.read(Data(json.utf8), fileName: "trip.json")
        #expect(loan.definition.id == "loan-form" && trip.definition.id == "trip")
        let error = #expect(throws: UnreadableForm.self) {
            try CompiledForm.read(Data(json.replacing("fields", with: "feilds").utf8), fileName: "trip.json")
        }
        #expect(error?.localizedDescription.contains("trip.json:1:") == true)
        #expect(error?.localizedDescription.contains("fields") == true)
    }

    @Test func optionsAreMadeOfValues() throws {
        let rooms = [Room.single, .double].map { FieldOption($0, $0.rawValue.capitalized) }
        let cities = ["Bern", "Oslo"].map { FieldOption($0) }
        #expect(rooms.map(\.id) == ["single", "double"] && rooms.map(\.title) == ["Single", "Double"])
        #expect(cities == [FieldOption("Bern", "Bern"), FieldOption("Oslo", "Oslo")])
        #expect((1...2).map { FieldOption($0) } == [FieldOption(1, "1"), FieldOption(2, "2")])
        let session = FormSession(
            try CompiledForm(FormDefinition("f") { Field.select("room", options: rooms) }))
        let chosen: Room? = .double
        session.set("room", to: chosen)
        #expect(session.value("room") == "double")
        session.set("room", to: Room?.none)
        #expect(session.value("room").isBlank)
        let (word, answer) = ("single", FormValue.text("double"))
        session.set("room", to: word)
        #expect(session.value("room") == "single")
        session.set("room", to: answer)
        #expect(session.value("room") == "double")
    }

    func survey() -> FormDefinition {
        let person = FormSection("person", "You") {
            Field.name("name", "Name")
        }
        let work = FormSection("work", "Your work") {
            Field.text("job", "Job")
        }
        return FormDefinition("survey") {
            person
            work
        }
    }

    @Test func aSectionCanBeAConstant() {
        #expect(survey().allFields.map(\.id) == ["name", "job"])
    }

    @Test func theChapterShowsTheCodeOfThisFile() throws {
        func lines(_ text: some StringProtocol) -> [String] {
            text.split(separator: "\n").map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
        }
        let document = RepositoryFolder.root.appending(path: "Documentation/Swift.md")
        let blocks = try String(contentsOf: document, encoding: .utf8).split(separator: "```swift\n").dropFirst()
        #expect(blocks.count > 5)
        let code = Set(lines(try String(contentsOfFile: #filePath, encoding: .utf8)))
        for block in blocks {
            let shown = try #require(block.split(separator: "\n```").first)
            for line in lines(shown) { #expect(code.contains(line), "\(line)") }
        }
    }
}
