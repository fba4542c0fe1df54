import Formwork
import FormworkCore
import Foundation
import SwiftUIDouble
import Testing

@testable import FormworkSwiftUIOnDouble

/// Limits that follow answers while their controls are shown.
@MainActor struct MovingLimitsInSwiftUITests {
    private func stage() throws -> Stage {
        try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "from", "type": "date", "title": "From"},
                  {"id": "to", "type": "date", "title": "To", "minimum_date": "$from"},
                  {"id": "beds", "type": "integer", "title": "Beds", "value": 2},
                  {"id": "guests", "type": "stepper", "title": "Guests", "min": 1, "max": "$beds"},
                  {"id": "share", "type": "slider", "title": "Share", "max": "$beds * 10"}]}]}
                """)
    }

    @Test func aCalendarFollowsAnotherAnswer() throws {
        let stage = try stage()
        #expect(stage.host.tap("Choose…", in: "to"))
        func first() -> Date? {
            guard case .dating(_, _, let range)? = stage.host.all(.datePicker, in: "to").first?.element.action else {
                return nil
            }
            return range.lowerBound
        }
        #expect(first() == .distantPast)
        _ = stage.redrawn()
        stage.session.set("from", to: .text("1970-01-03"))
        #expect(stage.redrawn() == ["from", "to"])
        #expect(first() == Date(timeIntervalSince1970: 2 * 86_400))
    }

    @Test func buttonsAndTracksEndAtThePresentLimit() throws {
        let stage = try stage()
        for _ in 0..<4 { stage.host.step(up: true, in: "guests") }
        #expect(stage.session.value("guests") == 2)
        stage.session.set("beds", to: 3)
        stage.host.settle()
        stage.host.step(up: true, in: "guests")
        #expect(stage.session.value("guests") == 3)
        stage.host.slide(to: 99, in: "share")
        #expect(stage.session.value("share") == 30)
        stage.session.set("beds", to: 1)
        stage.host.settle()
        #expect(stage.session.value("share") == 30 && stage.host.all(.slider, in: "share").first?.spokenValue == "30")
    }
}
