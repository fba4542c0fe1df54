import FormworkCore
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

@MainActor struct EventJourneyTests {
    @Test func aGuestRegistersForAWeekend() throws {
        let screen = try Screen(example: "event")
        try screen.submit()
        #expect(screen.accepted.value.isEmpty && !screen.listedErrors.isEmpty)
        try screen.fill("name", "Ada Lovelace")
        try screen.press("Whole weekend", in: "ticket")
        try turn("arrival", to: "2027-07-16", screen)
        try turn("departure", to: "2027-07-16", screen)
        try screen.submit()
        #expect(screen.listedErrors.contains { $0.contains("Leave later than you arrive") })
        try turn("departure", to: "2027-07-18", screen)
        #expect(screen.person.tap(try screen.control("terms", UISwitch.self)))
        try screen.submit()
        #expect(screen.listedErrors == [])
        #expect(screen.accepted.value.count == 1)
        #expect(screen.session.value("departure") == .text("2027-07-18"))
    }

    @Test func aDateIsNotAnsweredBeforeItsWheelIsTurned() throws {
        let screen = try Screen(example: "event")
        try screen.press("Whole weekend", in: "ticket")
        let view = try screen.view(of: screen.row("arrival"))
        #expect(view.takeFocus())
        #expect(screen.person.window.firstResponder === view)
        #expect(screen.session.value("arrival") == .blank)
    }

    @Test func boxesKeepTheOrderOfTheOptions() throws {
        let screen = try Screen(example: "event")
        try screen.press("Baking bread", in: "workshops")
        try screen.press("Pottery", in: "workshops")
        #expect(screen.session.value("workshops") == .list([.text("pottery"), .text("bread")]))
        try screen.press("Baking bread", in: "workshops")
        #expect(screen.session.value("workshops") == .list([.text("pottery")]))
    }

    private func turn(_ path: String, to day: String, _ screen: Screen) throws {
        let view = try screen.view(of: screen.row(path))
        #expect(view.takeFocus())
        let wheel = try #require(view.inputView as? UIDatePicker)
        screen.person.turn(wheel, to: Date(timeIntervalSince1970: try #require(DayAndTime.seconds(day, .date))))
    }
}
