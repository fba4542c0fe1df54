import FormworkCore
import FormworkScreens
import Foundation
import SwiftUIDouble
import Testing
import UIKitDouble

@testable import FormworkSwiftUIOnDouble

/// Fields side by side.
@MainActor struct LinesInSwiftUITests {
    private let form = """
        {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
          {"id": "zip", "type": "text", "title": "Zip", "size": {"width": 25}},
          {"id": "flag", "type": "switch", "title": "Flag", "size": {"width": 25}},
          {"id": "more", "type": "text", "title": "More", "size": {"width": 25}, "visible_when": "$zip == '1'"},
          {"id": "town", "type": "text", "title": "Town", "size": {"width": 50}, "validations": {"required": true}},
          {"id": "note", "type": "text", "title": "Note"}]}]}
        """

    private func open(width: Double, size: DynamicTypeSize = .large) throws -> Stage {
        try Stage(reading: form, width: width) { $0.dynamicTypeSize(size) }
    }

    /// The paths that stand in one line, with where each begins and how wide it is.
    private func lines(_ stage: Stage) -> [[String]] {
        stage.host.all(.stack).compactMap { stack in
            let places = stack.element.places(inWidth: 616)
            return places.isEmpty
                ? nil : places.map { "\(path($0.element)) \(Int($0.frame.minX))+\(Int($0.frame.width))" }
        }
    }
    private func path(_ element: Element) -> String {
        element.everything.compactMap(\.identifiers.last).first ?? ""
    }

    @Test func fieldsStandSideBySideWhereThereIsRoom() throws {
        let stage = try open(width: 700)
        #expect(lines(stage) == [["zip 0+142", "flag 158+142", "town 316+300"], ["note 0+616"]])
        stage.host.resize(width: 400)
        #expect(lines(stage) == [["zip 0+616", "flag 0+616", "town 0+616"], ["note 0+616"]])
    }

    @Test func largeTextsHaveALineForEachField() throws {
        let lines = lines(try open(width: 700, size: .accessibility2))
        #expect(lines == [["zip 0+616", "flag 0+616", "town 0+616"], ["note 0+616"]])
    }

    @Test func whatIsTypedIntoStaysWhenItsLineGetsAnotherField() throws {
        let stage = try open(width: 700)
        let field = stage.host.hosted(in: "zip", UITextField.self)
        stage.host.fill("zip", "1")
        #expect(lines(stage).first == ["zip 0+142", "flag 158+142", "more 316+142"])
        #expect(stage.host.hosted(in: "zip", UITextField.self) === field && field?.isFirstResponder == true)
        stage.host.person.type("2")
        #expect(stage.session.value("zip") == .text("12") && lines(stage).first?.count == 3)
    }

    @Test(arguments: [390.0, 700]) func theFormScrollsToTheLineOfAField(width: Double) throws {
        let stage = try open(width: width)
        stage.model.focus("town")
        stage.host.settle()
        #expect(stage.host.scrolledTo.last == AnyHashable(try #require(stage.model.row(at: "zip")?.id)))
    }
}
