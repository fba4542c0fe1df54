import Formwork
import FormworkTestSupport
import Foundation
import Testing

/// The examples of the README work as it says. `ArticleTests` looks up its lines here.
@MainActor struct ReadmeTests {
    private let trip = FormDefinition("trip", title: "Book a trip") {
        FormSection("stay", "Stay") {
            Field.date("from", "From").required().size(width: 50)
            Field.date("to", "To").required().size(width: 50)
                .rule("$to > $from", message: "“{title}” comes after “From”")
            Field.select(
                "room", "Room",
                options: [
                    FieldOption("single", "Single").value(80).chosen(),
                    FieldOption("double", "Double").value(120),
                ], style: .segmented)
            Field.info("price", "Price", formula: "$room.value * days_between($from, $to)")
        }
        FormSection("companions", "Companions") {
            Field.name("name", "Name").required()
        }
        .repeating(1...3, addTitle: "Add a companion")
        .visible(when: "$room == 'double'")
    }

    private func play(_ trip: FormDefinition) async throws {
        let screen = Screen()
        let session = try FormSession(trip)
        session.load(["from": "2026-12-20", "to": "2026-12-27"])
        #expect(session.value("price") == .number(560))
        session.onChange("price", owner: screen) { screen, change in screen.shown = change.new }
        session.set("room", to: "double")
        #expect(screen.shown == .number(840))
        print(session.allErrors.map(\.path))
        #expect(session.allErrors.map(\.path) == ["companions[0].name"])
        let result = await session.submit()
        #expect(result.errors.map(\.path) == ["companions[0].name"])
    }

    @Test func theFormInSwiftDoesWhatTheCommentsSay() async throws {
        try await play(trip)
    }

    private enum Room: String, Codable, FormValueConvertible {
        case single, double
    }

    private struct Booking: Codable, Equatable {
        var from: CivilDate
        var room: Room
        var price: Int
    }

    @Test func answersAreValuesOfTheAppsTypes() throws {
        let session = FormSession(try CompiledForm(trip))
        session.load(["from": "2026-12-20", "to": "2026-12-27", "room": "double"])
        session[FieldKey<Room>("room")] = .single
        let booking = try session.decode(Booking.self)
        #expect(booking == Booking(from: try #require(CivilDate("2026-12-20")), room: .single, price: 560))
    }

    @Test func theFormInJSONDoesTheSame() async throws {
        let file = RepositoryFolder.root.appending(path: "README.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let json = try #require(text.split(separator: "```json\n").last?.split(separator: "\n```").first)
        let reading = DefinitionReader.read(Array(json.utf8), fileName: "trip.json")
        #expect(reading.diagnostics.isEmpty, "\(reading.report)")
        try await play(try #require(reading.definition))
    }
}

private final class Screen {
    var shown = FormValue.blank
}
