import Formwork
import Foundation

/// The model of the forms that the tests write by key paths.
struct TypedBooking: Codable, Equatable {
    enum Room: String, Codable, FormChoice { case single, double }
    enum Meal: String, Codable, FormChoice {
        case breakfast, halfBoard
        var title: String { self == .breakfast ? "Breakfast" : "Half board" }
    }
    struct Address: Codable, Equatable {
        var street: String?
        var city: String
    }
    struct Guest: Codable, Equatable {
        struct Pet: Codable, Equatable { var weight: Double? }
        var name: String
        var age: Int?
        var pets: [Pet] = []
    }

    var name: String
    var birth: CivilDate?
    var from: Date?
    var to: Date?
    var room: Room?
    var meals: [Meal] = []
    var address: Address?
    var letter: Bool
    var topic: String?
    var price: Int?
    var guests: [Guest] = []

    var greeting: String { "Hello" }
}

enum TypedForms {
    /// A form by key paths.
    static let booking = FormDefinition("booking", title: "Your booking", of: TypedBooking.self) { field, its in
        FormSection("stay", "Stay") {
            field.name(\.name, "Name").required().rule(its.name.length >= 2 && its.name != "x", message: "Longer")
            field.date(\.birth, "Born", default: CivilDate("2000-02-29")).rule(its.birth.age >= 18)
            field.date(\.from, "From").rule(its.from >= .today).rule(its.from < .day(2030, 1, 1))
            field.date(\.to, "To").required(when: its.from.isAnswered).rule(its.to > its.from, message: "After “From”")
            field.select(\.room, "Room", default: .single) { option, room in option.value(room == .single ? 80 : 120) }
            field.checkGroup(\.meals, "Meals").visible(when: its.room == .double || its.letter)
            field.info(\.price, "Price", formula: its.room.value * its.from.days(to: its.to))
        }
        field.nested(\.address, "Address") { field, its in
            field.text(\.street, "Street").enabled(when: its.city.isAnswered)
            field.text(\.city, "City")
        }
        FormSection("news", "News") {
            field.toggle(\.letter, "Send me news")
            field.select(\.topic, "About", options: ["Food", "Travel"]).visible(when: its.letter)
        }
        field.items(\.guests, "Guests") { field, guest in
            field.name(\.name, "Name").required()
            field.integer(\.age, "Age", default: 18).visible(when: guest.name.hasPrefix("O'") && its.letter)
            field.items(\.pets, "Pets") { field, _ in field.decimal(\.weight, "Weight") }
        }
        .repeating(0...3).visible(when: !(its.room == .single) && its.meals.contains(.halfBoard))
        Field.info("ages", "Ages", formula: "sum($guests[].age)").visible(when: its.guests.sum(\.age) > 0)
        Field.info("kilos", "Kilos").formula(its.guests.items(\.pets).sum(\.weight) / (its.guests.count + 1))
    }

    /// The same form with texts.
    static let twin = FormDefinition("booking", title: "Your booking") {
        FormSection("stay", "Stay") {
            Field.name("name", "Name").required().rule("length($name) >= 2 and $name != 'x'", message: "Longer")
            Field.date("birth", "Born").value("2000-02-29").rule("age($birth) >= 18")
            Field.date("from", "From").rule("$from >= today()").rule("$from < date(2030, 1, 1)")
            Field.date("to", "To").required(when: "present($from)").rule("$to > $from", message: "After “From”")
            Field.select(
                "room", "Room",
                options: [
                    FieldOption("single", "Single").value(80), FieldOption("double", "Double").value(120),
                ]
            ).value("single")
            Field.checkGroup(
                "meals", "Meals",
                options: [FieldOption("breakfast", "Breakfast"), FieldOption("halfBoard", "Half board")]
            )
            .visible(when: "$room == 'double' or $letter")
            Field.info("price", "Price", formula: "$room.value * days_between($from, $to)")
        }
        FormSection("address", "Address") {
            Field.text("street", "Street").enabled(when: "present($address.city)")
            Field.text("city", "City")
        }
        .nested()
        FormSection("news", "News") {
            Field.toggle("letter", "Send me news")
            Field.select("topic", "About", options: [FieldOption("Food"), FieldOption("Travel")])
                .visible(when: "$letter")
        }
        FormSection("guests", "Guests") {
            Field.name("name", "Name").required()
            Field.integer("age", "Age").value(18).visible(when: "starts_with($name, 'O\\'') and $letter")
            FormSection("pets", "Pets") { Field.decimal("weight", "Weight") }.repeating()
        }
        .repeating(0...3).visible(when: "not $room == 'single' and 'halfBoard' in $meals")
        Field.info("ages", "Ages", formula: "sum($guests[].age)").visible(when: "sum($guests[].age) > 0")
        Field.info("kilos", "Kilos").formula("sum($guests[].pets[].weight) / (count($guests[]) + 1)")
    }
}
