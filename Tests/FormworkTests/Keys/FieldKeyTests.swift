import Formwork
import Foundation
import Synchronization
import Testing

private enum Trip {
    static let name: FieldKey<String> = "name"
    static let seats: FieldKey<Int> = "seats"
    static let price: FieldKey<Decimal> = "price"
    static let weight: FieldKey<Double> = "weight"
    static let isPrivate: FieldKey<Bool> = "private"
    static let day: FieldKey<CivilDate> = "day"
    static let start: FieldKey<CivilTime> = "start"
    static let meeting: FieldKey<CivilDateTime> = "meeting"
    static let site: FieldKey<URL> = "site"
    static let token: FieldKey<UUID> = "token"
    static let room: FieldKey<Room> = "room"
    static let meals: FieldKey<[Meal]> = "meals"
    static let guest: FieldKey<String> = "guests[].name"
}

private enum Room: String, FormValueConvertible { case single, double }
private enum Meal: Int, FormValueConvertible { case breakfast = 1, dinner }

/// Answers are read and written with Swift types.
struct FieldKeyTests {
    private func session(_ mistakes: Mistakes = Mistakes()) throws -> FormSession {
        let form = FormDefinition("trip") {
            Field.text("name")
            Field.integer("seats")
            Field.decimal("price")
            Field.number("weight")
            Field.toggle("private")
            Field.date("day")
            Field.time("start")
            Field.dateTime("meeting")
            Field.url("site")
            Field.hidden("token")
            Field.select("room", options: [FieldOption("single"), FieldOption("double")])
            Field.checkGroup("meals", options: [FieldOption(1, "Breakfast"), FieldOption(2, "Dinner")])
            FormSection("guests") { Field.name("name") }.repeating(1...3)
        }
        return FormSession(try CompiledForm(form), environment: FormEnvironment(onMistake: mistakes.hear))
    }

    private func check<Value: FormValueConvertible & Equatable>(
        _ key: FieldKey<Value>, _ value: Value, _ json: JSONValue, _ source: SourceLocation = #_sourceLocation
    ) throws {
        let session = try session()
        session[key] = value
        #expect(session.engine.values.value(at: key.path) == json, sourceLocation: source)
        #expect(session[key] == value, sourceLocation: source)
        session[key] = nil
        #expect(session[key] == nil, sourceLocation: source)
        #expect(session.value(key.path) == .blank, sourceLocation: source)
    }

    @Test func everyTypeIsWrittenAndReadBack() throws {
        try check(Trip.name, "Ada", "Ada")
        try check(Trip.seats, 3, 3)
        try check(Trip.price, try #require(Decimal(string: "1234.56")), 1234.56)
        try check(Trip.weight, 0.1, 0.1)
        try check(Trip.isPrivate, false, false)
        try check(Trip.day, try #require(CivilDate("2026-11-21")), "2026-11-21")
        try check(Trip.start, try #require(CivilTime("08:30")), "08:30")
        try check(Trip.meeting, try #require(CivilDateTime("2026-11-21T08:30")), "2026-11-21T08:30")
        try check(Trip.site, try #require(URL(string: "https://swift.org/a?b=c")), "https://swift.org/a?b=c")
        let token = UUID()
        try check(Trip.token, token, .string(token.uuidString))
        try check(Trip.room, .double, "double")
        try check(Trip.meals, [.breakfast, .dinner], [1, 2])
        try check(Trip.guest.item(0), "Grace", "Grace")
    }

    @Test func aPathInPlaceIsAKeyToo() throws {
        let session = try session()
        session["seats"] = 4
        let seats: Int? = session["seats"]
        #expect(seats == 4)
    }

    @Test func aKeyOfAnItemNamesOneItemAfterTheOther() {
        let key: FieldKey<String> = "houses[].rooms[].name"
        #expect(key.item(2).item(0).path == "houses[2].rooms[0].name")
        #expect(Trip.name.item(3) == Trip.name)
    }

    @Test func changesAreToldInTheTypeOfTheKey() throws {
        let session = try session()
        let log = Log()
        session.onChange(Trip.seats, owner: log) { log, old, new in log.seats.append([old, new]) }
        session.onChange(Trip.guest, owner: log) { log, _, new in log.names.append(new ?? "") }
        session[Trip.seats] = 2
        session[Trip.seats] = 5
        session[Trip.seats] = nil
        session[Trip.guest.item(0)] = "Ada"
        #expect(log.seats == [[nil, 2], [2, 5], [5, nil]])
        #expect(log.names == ["Ada"])
    }

    @Test func whatIsTypedWronglyIsNoValueAndNoMistake() throws {
        let mistakes = Mistakes()
        let session = try session(mistakes)
        let seats = try #require(session.node(atRow: "seats"))
        session.perform(.edit(seats, TextEdit("many")))
        session.perform(.submit)
        #expect(session[Trip.seats] == nil)
        #expect(mistakes.all.isEmpty)
    }

    @Test func aKeyOfTheWrongTypeIsAMistake() throws {
        let mistakes = Mistakes()
        let session = try session(mistakes)
        session[Trip.name] = "Ada"
        let number: Int? = session["name"]
        #expect(number == nil)
        #expect(mistakes.all == [.unreadable(path: "name", type: "Int")])
    }

    @Test func whatNoAnswerCanHoldIsAMistakeAndChangesNothing() throws {
        let mistakes = Mistakes()
        let session = try session(mistakes)
        session[Trip.weight] = 1
        session[Trip.weight] = .infinity
        #expect(session[Trip.weight] == 1)
        #expect(mistakes.all == [.unwritable(path: "weight", type: "Double")])
    }

    private final class Log {
        var seats: [[Int?]] = []
        var names: [String] = []
    }
}

/// Collects what a session reports.
final class Mistakes: Sendable {
    private let list = Mutex<[FormMistake]>([])

    var all: [FormMistake] { list.withLock { $0 } }
    var hear: @Sendable (FormMistake) -> Void {
        { mistake in self.list.withLock { $0.append(mistake) } }
    }
}
