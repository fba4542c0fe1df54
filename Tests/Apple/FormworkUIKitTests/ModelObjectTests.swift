import Formwork
import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// A kind of room, with what only the app knows of it.
private enum Room: String, Codable, FormChoice {
    case single, double
    var price: Int { self == .single ? 80 : 120 }
}

private struct Stay: Codable {
    var room: Room
    var nights: Int
}

/// What a person chooses and types on a screen comes back as values of the app's model, and rules change while it is open.
@MainActor struct ModelObjectTests {
    private func open() throws -> Screen {
        try Screen(
            FormDefinition("stay", locale: "en", of: Stay.self) { field, its in
                field.select(\.room, "Room", style: .radio)
                field.integer(\.nights, "Nights")
            })
    }

    @Test func theChosenObjectComesBack() throws {
        let screen = try open()
        var heard: [Room?] = []
        screen.session.onChange(\Stay.room, owner: screen.controller) { _, _, new in heard.append(new) }
        try screen.press("Double", in: "room")
        #expect(screen.session[\Stay.room]?.price == 120 && heard == [.double])
        try screen.press("Single", in: "room")
        try screen.fill("nights", "2")
        let stay = try screen.session.decode(Stay.self)
        #expect(stay.room.price * stay.nights == 160)
    }

    @Test func rulesAreAddedAndRemovedWhileTheScreenIsOpen() throws {
        let screen = try open()
        try screen.press("Single", in: "room")
        try screen.fill("nights", "9")
        try screen.session.addRule("$nights < 8", to: "nights", message: "A week at most")
        try screen.submit()
        let view = try screen.view(of: screen.row("nights"))
        #expect(view.errorLabel.text == "A week at most" && screen.accepted.value.isEmpty)
        try screen.session.removeRule("$nights < 8", from: "nights")
        screen.person.settle()
        #expect(try screen.view(of: screen.row("nights")).errorLine.isHidden)
        try screen.submit()
        #expect(screen.accepted.value.count == 1)
    }
}
