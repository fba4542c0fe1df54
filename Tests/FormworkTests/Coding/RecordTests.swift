import Formwork
import Foundation
import Testing

/// `updated` loses nothing that the form does not ask for, also inside items.
struct RecordTests {
    struct Pet: Codable, Equatable {
        var chip: Int
        var name: String
    }

    struct Guest: Codable, Equatable {
        var id: UUID
        var name: String
        var age: Int?
        var notes: String
        var pets: [Pet] = []
    }

    struct Party: Codable, Equatable {
        var id = 7
        var title: String
        var begins = Date(timeIntervalSinceReferenceDate: 800_000_000.25)
        var guests: [Guest]
        var count: Int? = nil
        var surprise: String? = nil
    }

    private let form = FormDefinition("party") {
        Field.text("title")
        Field.date("begins")
        Field.text("surprise").visible(when: "$title == \"x\"")
        FormSection("guests") {
            Field.name("name")
            Field.integer("age")
            FormSection("pets") { Field.name("name") }.repeating(0...3)
        }
        .repeating(0...3).reorderable()
        Field.info("count", formula: "count($guests[].name)")
    }

    private func guest(_ name: String, _ notes: String, pets: [Pet] = []) -> Guest {
        Guest(id: UUID(), name: name, age: 30, notes: notes, pets: pets)
    }

    private func party() -> Party {
        Party(
            title: "Tea",
            guests: [
                guest("Ada", "vegan"),
                guest("Grace", "late", pets: [Pet(chip: 1, name: "Rex"), Pet(chip: 2, name: "Tom")]),
                guest("Alan", "vegan"),
            ], count: 3, surprise: "cake")
    }

    private func session(_ party: Party) throws -> FormSession {
        let session = FormSession(
            try CompiledForm(form), environment: FormEnvironment(onMistake: { Issue.record("\($0)") }))
        try session.load(from: party)
        return session
    }

    @Test func anUntouchedSessionReturnsAnEqualRecord() throws {
        let party = party()
        #expect(try session(party).updated(party) == party)
        var odd = party
        // White space, too many items, a stale text of a hidden field.
        odd.title = "  Tea "
        odd.guests += [guest("Kurt", "4"), guest("Emmy", "5")]
        let loaded = try session(odd)
        odd.count = loaded.engine.itemIDs(try #require(loaded.node(atRow: "guests"))).count
        #expect(try loaded.updated(odd) == odd)
        let empty = Party(title: "", guests: [], count: 0)
        #expect(try session(empty).updated(empty) == empty)
    }

    @Test func itemsKeepWhatIsNotAskedAfterMovesAndRemovals() throws {
        let party = party()
        let session = try session(party)
        session.moveItem("guests[2]", to: 0)
        session.removeItem("guests[1]")
        session.set("guests[1].name", to: "Grace H.")
        session.removeItem("guests[1].pets[0]")
        var expected = party
        expected.guests = [party.guests[2], party.guests[1]]
        expected.guests[1].name = "Grace H."
        expected.guests[1].pets.removeFirst()
        expected.count = 2
        #expect(try session.updated(party) == expected)
        for _ in 0..<4 { session.undo() }
        #expect(try session.updated(party) == party)
        session.redo()
        #expect(try session.updated(party).guests.map(\.name) == ["Alan", "Ada", "Grace"])
    }

    @Test func aNewItemHasToGiveEverythingThatItsModelNeeds() throws {
        let party = party()
        let session = try session(party)
        session.removeItem("guests[0]")
        session.addItem(to: "guests")
        session.set("guests[2].name", to: "Emmy")
        let error = #expect(throws: FormCodingError.self) { try session.updated(party) }
        #expect(error?.path == "guests[2].id")
        #expect(error?.localizedDescription.contains("no field `guests[2].id`") == true)
        struct Loose: Codable, Equatable {
            struct Guest: Codable, Equatable {
                var id: Int?
                var name: String
            }
            var guests: [Guest]
        }
        let loose = Loose(guests: [Loose.Guest(id: 1, name: "Ada"), Loose.Guest(id: 2, name: "Grace")])
        let other = FormSession(try CompiledForm(form))
        try other.load(from: loose)
        other.removeItem("guests[0]")
        other.addItem(to: "guests")
        other.set("guests[1].name", to: "Emmy")
        #expect(
            try other.updated(loose).guests == [Loose.Guest(id: 2, name: "Grace"), Loose.Guest(id: nil, name: "Emmy")])
    }

    @Test func aDraftRemembersWhereItsItemsCameFrom() throws {
        let party = party()
        let first = try session(party)
        first.moveItem("guests[0]", to: 2)
        first.set("guests[2].age", to: 31)
        let later = FormSession(try CompiledForm(form))
        #expect(later.restore(try JSONValue(first.snapshot().data)) == [])
        var expected = party
        expected.guests = [party.guests[1], party.guests[2], party.guests[0]]
        expected.guests[2].age = 31
        #expect(try later.updated(party) == expected)
        #expect(try first.updated(party) == expected)
    }

    @Test func aRecordThatChangedElsewhereIsMatchedByItsIdentity() throws {
        let party = party()
        let session = try session(party)
        session.set("guests[1].name", to: "Grace H.")
        var newer = party
        newer.guests.swapAt(0, 1)
        newer.guests[0].notes = "early"
        let updated = try session.updated(newer)
        #expect(updated.guests.map(\.notes) == ["vegan", "early", "vegan"])
        #expect(updated.guests.map(\.name) == ["Ada", "Grace H.", "Alan"])
        newer.guests.remove(at: 1)
        let error = #expect(throws: FormCodingError.self) { try session.updated(newer) }
        #expect(error == FormCodingError(path: "guests[0]", reason: .recordNotFound))
    }

    @Test func itemsThatNobodyKnowsAreAnErrorAndNotLost() throws {
        let party = party()
        let engine = try session(party).engine
        // A snapshot of the engine alone does not say where the items came from.
        let other = FormSession(try CompiledForm(form))
        other.restore(engine.snapshot())
        let error = #expect(throws: FormCodingError.self) { try other.updated(party) }
        #expect(error == FormCodingError(path: "guests[0]", reason: .recordNotFound))
    }

    @Test func itemsBeyondTheMaximumStay() throws {
        var party = party()
        party.guests += [guest("Kurt", "4")]
        let session = try session(party)
        session.removeItem("guests[0]")
        #expect(try session.updated(party).guests == Array(party.guests.dropFirst()))
    }

    @Test func aBlankItemThatTheFormBeganWithIsNoItem() throws {
        let form = FormDefinition("f") {
            FormSection("guests") { Field.name("name") }.repeating(1...3)
        }
        struct List: Codable, Equatable {
            struct Guest: Codable, Equatable {
                var id: Int
                var name: String
            }
            var guests: [Guest]
        }
        let session = FormSession(try CompiledForm(form))
        let list = List(guests: [])
        try session.load(from: list)
        #expect(session.engine.node(at: "guests[0]") != nil)
        #expect(try session.updated(list) == list)
    }

    @Test func defaultsAndClearedAnswersReachTheRecord() throws {
        let form = FormDefinition("f") {
            Field.integer("seats").value(2)
            Field.text("note")
            Field.toggle("meal")
            Field.text("diet").visible(when: "$meal")
        }
        struct Order: Codable, Equatable {
            var id = 1
            var seats: Int?
            var note: String?
            var meal: Bool
            var diet: String?
        }
        let session = FormSession(try CompiledForm(form))
        let order = Order(seats: nil, note: "x", meal: true, diet: "vegan")
        try session.load(from: order)
        #expect(try session.updated(order) == Order(seats: 2, note: "x", meal: true, diet: "vegan"))
        session.set("note", to: .blank)
        session.set("meal", to: false)
        #expect(try session.updated(order) == Order(seats: 2, note: nil, meal: false, diet: nil))
    }

    @Test func aRecordThatWasNeverLoadedKeepsWhatNobodyAnswered() throws {
        let party = party()
        let session = FormSession(try CompiledForm(form))
        session.set("title", to: "Lunch")
        var expected = party
        expected.title = "Lunch"
        expected.count = try session.decode(Counted.self).count
        #expect(try session.updated(party) == expected)
    }

    private struct Counted: Codable { var count: Int? }
}
