import FormworkCore
import FormworkScreens
import Foundation
import PlayedServer
import SwiftUIDouble
import Testing
import UIKitDouble

@testable import FormworkSwiftUIOnDouble
@testable import FormworkUIKitOnDouble

/// Turning the device: fields stand side by side or below each other then, and are the same views.
@MainActor struct TurningInSwiftUITests {
    private let fields = """
        {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
          {"id": "zip", "type": "text", "title": "Zip", "size": {"width": 25}},
          {"id": "town", "type": "text", "title": "Town", "size": {"width": 75}},
          {"id": "note", "type": "text_view", "title": "Note"},
          {"id": "colour", "type": "select", "title": "Colour", "style": "search", "size": {"width": 50},
           "options": [{"id": "r", "title": "Red"}, {"id": "g", "title": "Green"}]},
          {"id": "size", "type": "select", "title": "Size", "style": "search", "size": {"width": 50},
           "options": [{"id": "s", "title": "Small"}, {"id": "l", "title": "Large"}]},
          {"id": "pass", "type": "file", "title": "Pass", "size": {"width": 50}},
          {"id": "sign", "type": "signature", "title": "Sign here", "size": {"width": 50}}]}]}
        """

    private func open(choosing way: ChoiceStyle? = nil) throws -> Stage {
        var style = FormworkStyle()
        style.files = FormFiles(store: PlayedFileStore())
        style.choice = { _ in way }
        return try Stage(reading: fields) { $0.formworkStyle(style) }
    }

    /// The fields whose views were made while something happened.
    private func made(_ stage: Stage, while act: () -> Void) -> [String] {
        stage.host.made = []
        act()
        stage.host.settle()
        return stage.host.made.compactMap { ($0.view as? any RowPart)?.row.path }
    }

    @Test(arguments: ["zip", "town", "note"]) func whoTypesGoesOnWhenTheDeviceIsTurned(path: String) throws {
        let stage = try open()
        let control = try #require(stage.host.hosted(in: path, UIView.self))
        #expect(stage.host.fill(path, "a"))
        for width in [844.0, 390, 480, 320] {
            #expect(made(stage) { stage.host.resize(width: width) } == [])
            #expect(control.isFirstResponder && stage.host.hosted(in: path, UIView.self) === control)
            stage.host.person.type("b")
        }
        #expect(stage.session.value(path) == .text("abbbb"))
    }

    @Test func aFormOnAWideScreenMakesEachFieldOnce() throws {
        let stage = try Stage(reading: fields, width: 1_024)
        let made = stage.host.made.compactMap { ($0.view as? FieldRow)?.row.path }
        #expect(made.count == Set(made).count && Set(made).count == 7)
    }

    @Test(arguments: [ChoiceStyle.sheet, .alert, .actionSheet, .popover])
    func aChoiceStaysOpenWhenTheDeviceIsTurned(way: ChoiceStyle) throws {
        let stage = try open(choosing: way)
        #expect(stage.host.tap("Size", in: "size"))
        let kind = try #require(stage.host.topSheet?.words)
        stage.host.resize(width: 844)
        #expect(stage.host.topSheet?.words == kind)
        #expect(stage.host.tap("Large") && stage.session.value("size") == "l")
        #expect(stage.host.topSheet == nil && stage.model.focusedRow == nil)
    }

    @Test func theListOfDocumentsStaysOpenWhenTheDeviceIsTurned() throws {
        let stage = try open()
        #expect(stage.host.tap("Choose a file", in: "pass") && stage.host.documents != nil)
        stage.host.resize(width: 844)
        #expect(stage.host.documents != nil)
        stage.host.pick(documents: [])
        #expect(stage.host.documents == nil)
    }

    @Test func whatIsDrawnStaysWhenThePaperIsTurned() throws {
        let stage = try open()
        #expect(stage.host.tap("Sign", in: "sign"))
        func paper() throws -> SignatureController {
            let hosted = try #require(stage.host.all(.hosted).first)
            guard case .hosting(let view) = hosted.element.action, let window = view.window else {
                throw CancellationError()
            }
            return try #require(Person(window).top as? SignatureController)
        }
        let first = try paper()
        first.pad.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        #expect(
            Person(try #require(first.view.window)).draw(on: first.pad, [CGPoint(x: 10, y: 10), CGPoint(x: 40, y: 30)]))
        stage.host.resize(width: 844)
        #expect(try paper() === first && !first.pad.signature.isEmpty)
    }

    @Test func aRowThatScrolledAwayDoesNotCloseWhatItOpened() throws {
        let stage = try open(choosing: .sheet)
        #expect(stage.host.tap("Colour", in: "colour"))
        // A list takes the views of rows away that are out of sight; what covers the form hangs at none of them.
        let rows = stage.host.foundBehindSheets.filter { $0.identifiers.contains("colour") }
        #expect(stage.host.topSheet != nil && rows.allSatisfy { $0.element.kind != .sheet })
    }

    @Test func whatARowOpenedClosesWithTheRow() throws {
        let stage = try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "on", "type": "switch", "title": "On", "value": true},
                  {"id": "a", "type": "select", "title": "A", "style": "search", "visible_when": "$on",
                   "options": [{"id": "x", "title": "X"}]}]}]}
                """)
        #expect(stage.host.tap("A", in: "a") && stage.host.topSheet != nil)
        stage.session.set("on", to: false)
        stage.host.settle()
        #expect(stage.host.topSheet == nil)
        stage.session.set("on", to: true)
        stage.host.settle()
        #expect(stage.host.topSheet == nil && stage.shows("a"))
    }
}
