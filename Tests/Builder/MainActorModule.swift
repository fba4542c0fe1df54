// A module that is main-actor by default, as new projects of Xcode are. `Scripts/check-builder` compiles it.
import Formwork
import Foundation

enum Room: String, Codable, FormChoice { case single, double }

struct Colour: FormValueConvertible {
    var name: String
    init?(formValue: FormValue, in zone: CivilZone) {
        guard case .text(let text) = formValue else { return nil }
        name = text
    }
    func formValue(in zone: CivilZone) -> FormValue? { .text(name) }
}

struct Booking: Codable {
    struct Guest: Codable { var name: String }
    var name: String
    var birth: Date?
    var room: Room?
    var guests: [Guest] = []
}

enum Keys {
    static let room: FieldKey<Room> = "room"
    static let colour: FieldKey<Colour> = "colour"
}

let booking = FormDefinition("booking", of: Booking.self) { field, its in
    field.name(\.name, "Name").required().asyncChecks("free")
    field.date(\.birth, "Born").rule(its.birth.age >= 18, message: "18 or older")
    field.select(\.room, "Room")
    field.items(\.guests, "Guests") { field, its in field.name(\.name, "Name") }.visible(when: its.room == .double)
    Field.text("colour", "Colour")
}

final class BookingStore {
    var names: Set<String> = []
    func has(_ name: String) -> Bool { names.contains(name) }
}

final class BookingScreen {
    let session: FormSession
    let store = BookingStore()
    private var running: Task<Void, Never>?

    init() throws {
        let environment = FormEnvironment()
            .check("free") { [store] answer in
                await store.has(answer.value.canonicalText) ? CustomError(code: "taken", message: "Taken") : nil
            }
            .onChange("room") { session, change in session.set("name", to: .blank) }
        session = try FormSession(booking, environment: environment)
        session.load()
        session.onChange(Keys.room, owner: self) { screen, old, new in screen.show(new) }
        session.onChange(\Booking.room, owner: self) { screen, old, new in screen.show(new) }
        running = Task { [session] in await session.run() }
    }

    func show(_ room: Room?) { session[Keys.colour] = nil }

    func book() async throws -> Booking? {
        session[\Booking.room] = .double
        session.typed(Booking.self)[\.guests, 0, \.name] = "Grace"
        guard await session.submit().isAccepted else { return nil }
        return try session.decode(Booking.self)
    }
}

// Answers are also read where the main actor is not.
nonisolated func rooms(in values: FormValues) -> [Room] { [values[FieldKey<Room>("room")]].compactMap(\.self) }
