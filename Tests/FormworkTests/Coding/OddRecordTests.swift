import Formwork
import Foundation
import Testing

/// Records with values that forms write in another way: an untouched session returns each as it was.
struct OddRecordTests {
    enum Colour: String, Codable { case red, green, blue }

    struct Address: Codable, Equatable {
        var street: String
        var code: Int
    }

    struct Odd: Codable, Equatable {
        var name = "Jose\u{301} "
        var note = "a\r\nb\u{200B} "
        var code = "12-34"
        var phone = "０９０－１２"
        var mail = "\u{FEFF}ada@example.org"
        var user = "ａｄａ"
        var amount = Decimal(314_159) / 100_000
        var yen = 1.5
        var share = 0.1 + 0.2
        var small: Float = 0.1
        var large = UInt64.max
        var whole = Int64.max
        var count = -5
        var day = Date(timeIntervalSince1970: 1_000_000_000.75)
        var moment = Date(timeIntervalSince1970: 1_000_000_000.75)
        var time = "08:30:15"
        var colour = Colour.green
        var colours = [Colour.blue, .red, .blue]
        var set: Set<Colour> = [.green, .red]
        var tag: String? = nil
        var blank = ""
        var list: [String] = []
        var maybe: [String]? = nil
        var flag: Bool? = nil
        var off = false
        var address = Address(street: " Main St ", code: 7)
        var extra: [String: [Int]] = ["a": [1, 2]]
        var stale = "purple"
        var level = 9
        var slider = 0.33
    }

    private static let colours = ["red", "green", "blue"].map { FieldOption(id: .text($0), title: $0) }

    private let form = FormDefinition("odd") {
        Field.text("name")
        Field.textView("note")
        Field.text("code").mask("00-00")
        Field.phone("phone")
        Field.email("mail")
        Field.username("user")
        Field.currency("amount", code: "EUR")
        Field.currency("yen", code: "JPY")
        Field.decimal("share").format(.percent)
        Field.decimal("small")
        Field.decimal("large")
        Field.integer("whole")
        Field.count("count")
        Field.date("day")
        Field.dateTime("moment")
        Field.time("time")
        Field.select("colour", options: Self.colours)
        Field.checkGroup("colours", options: Self.colours)
        Field.checkGroup("set", options: Self.colours)
        Field.text("tag")
        Field.text("blank")
        Field.checkGroup("list", options: [FieldOption(id: "x", title: "X")])
        Field.checkGroup("maybe", options: [FieldOption(id: "x", title: "X")])
        Field.toggle("flag")
        Field.toggle("off")
        FormSection("address") { Field.text("street") }.nested()
        Field.select("stale", options: [FieldOption(id: "red", title: "Red")])
        Field.stepper("level", in: 0...5)
        Field.slider("slider", in: 0...1, step: 0.25)
    }

    @Test func anUntouchedSessionReturnsOddValuesAsTheyWere() throws {
        let session = FormSession(try CompiledForm(form))
        let odd = Odd()
        try session.load(from: odd)
        let updated = try session.updated(odd)
        #expect(updated == odd)
        // What is equal as text need not be the same text.
        #expect(Array(updated.name.utf8) == Array(odd.name.utf8) && Array(updated.note.utf8) == Array(odd.note.utf8))
    }

    @Test func oneChangeChangesNothingElse() throws {
        let session = FormSession(try CompiledForm(form))
        let odd = Odd()
        try session.load(from: odd)
        session.set("tag", to: "new")
        session.set("off", to: true)
        session.set("address.street", to: "Side St")
        var expected = odd
        expected.tag = "new"
        expected.off = true
        expected.address.street = "Side St"
        #expect(try session.updated(odd) == expected)
        session.set("tag", to: nil as String?)
        expected.tag = nil
        #expect(try session.updated(odd) == expected)
    }
}
