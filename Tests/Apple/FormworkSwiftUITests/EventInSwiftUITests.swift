import FormworkCore
import FormworkScreens
import Foundation
import SwiftUIDouble
import Testing

@testable import FormworkSwiftUIOnDouble

@MainActor struct EventInSwiftUITests {
    @Test func aGuestRegistersForAWeekend() async throws {
        let stage = try Stage(example: "event")
        await stage.submit()
        #expect(stage.accepted.isEmpty && !stage.listedErrors.isEmpty)
        #expect(stage.host.fill("name", "Ada Lovelace"))
        #expect(stage.host.tap("Whole weekend", in: "ticket"))
        try turn("arrival", to: "2027-07-16", stage)
        try turn("departure", to: "2027-07-16", stage)
        await stage.submit()
        #expect(stage.listedErrors.contains { $0.contains("Leave later than you arrive") })
        try turn("departure", to: "2027-07-18", stage)
        #expect(stage.host.flip(in: "terms"))
        await stage.submit()
        #expect(stage.listedErrors == [])
        #expect(stage.accepted.count == 1)
        #expect(stage.session.value("departure") == .text("2027-07-18"))
    }

    @Test func guestsAreAddedRemovedAndCounted() throws {
        let stage = try Stage(example: "event")
        #expect(stage.host.tap("Add a guest") && stage.host.tap("Add a guest"))
        #expect(stage.host.fill("guests[0].name", "Ada"))
        #expect(stage.host.fill("guests[1].name", "Ben"))
        #expect(stage.texts("seats").contains("3"))
        #expect(stage.host.swipe("guests[0]", and: "Remove"))
        #expect(stage.session.value("guests[0].name") == .text("Ben") && !stage.shows("guests[1].name"))
        #expect(stage.texts("seats").contains("2"))
        for _ in 0..<3 { #expect(stage.host.tap("Add a guest")) }
        #expect(!stage.host.tap("Add a guest"), "four are the most")
    }

    @Test func aDateIsNotAnsweredBeforeItsPickerIsTurned() throws {
        let stage = try Stage(example: "event")
        #expect(stage.host.tap("Whole weekend", in: "ticket"))
        #expect(stage.host.all(.datePicker).isEmpty)
        #expect(stage.host.tap("Choose…", in: "arrival"))
        #expect(stage.host.all(.datePicker, in: "arrival").count == 1)
        #expect(stage.session.value("arrival") == .blank)
        // A touch elsewhere closes it.
        #expect(stage.host.tap("Choose…", in: "departure"))
        #expect(stage.host.all(.datePicker, in: "arrival").isEmpty)
    }

    @Test func whatIsDeletedIsSaidToThoseWhoListen() throws {
        let stage = try Stage(example: "event")
        var words: [String] = []
        stage.model.announce = { words.append($0) }
        #expect(stage.host.tap("Add a guest"))
        #expect(stage.host.swipe("guests[0]", and: "Remove"))
        #expect(words == ["Guest 1 added", "Guest 1 removed"])
    }

    private func turn(_ path: String, to day: String, _ stage: Stage) throws {
        if stage.host.all(.datePicker, in: path).isEmpty {
            let button = try #require(stage.host.all(.button, in: path).first)
            #expect(stage.host.tap(button.words, in: path))
        }
        let seconds = try #require(DayAndTime.seconds(day, .date))
        #expect(stage.host.turn(to: Date(timeIntervalSince1970: seconds), in: path))
    }
}
