import Formwork
import FormworkCore
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Limits that follow answers and the day while their controls are shown.
@MainActor struct MovingLimitTests {
    private func screen() throws -> Screen {
        try Screen(
            fields: """
                {"id": "from", "type": "date", "title": "From", "minimum_date": "today()"},
                {"id": "to", "type": "date", "title": "To", "minimum_date": "add_days($from, 1)"},
                {"id": "beds", "type": "integer", "title": "Beds", "value": 2},
                {"id": "guests", "type": "stepper", "title": "Guests", "min": 1, "max": "$beds"},
                {"id": "share", "type": "slider", "title": "Share", "max": "$beds * 10"}
                """)
    }

    private func day(_ text: String) -> Date? {
        DayAndTime.seconds(text, .date).map { Date(timeIntervalSince1970: $0) }
    }

    @Test func wheelsFollowAnotherAnswerAndToday() throws {
        let screen = try screen()
        let view = try screen.view(of: screen.row("to"))
        #expect(view.takeFocus())
        let wheel = try #require(view.inputView as? UIDatePicker)
        #expect(wheel.minimumDate == nil)
        screen.session.set("from", to: .text("2026-12-01"))
        #expect(wheel.minimumDate == day("2026-12-02"))
        screen.session.set("from", to: .blank)
        #expect(wheel.minimumDate == nil)
        let first = try screen.view(of: screen.row("from"))
        #expect(first.takeFocus() && (first.inputView as? UIDatePicker)?.minimumDate == day("2026-11-21"))
    }

    @Test func buttonsAndTracksEndAtThePresentLimit() throws {
        let screen = try screen()
        screen.session.set("guests", to: 2)
        screen.session.set("share", to: 15)
        let stepper = try screen.control("guests", UIStepper.self)
        let slider = try screen.control("share", UISlider.self)
        #expect(stepper.maximumValue == 0 && slider.maximumValue == 20)
        screen.session.set("beds", to: 3)
        #expect(stepper.maximumValue == 1 && slider.maximumValue == 30)
        // An answer beyond a new limit stays, and is an error.
        screen.session.set("beds", to: 1)
        #expect(slider.maximumValue == 10)
        #expect(screen.session.value("guests") == 2 && screen.session.value("share") == 15)
        #expect(screen.session.allErrors.map(\.code) == ["max_value", "max_value"])
    }
}
