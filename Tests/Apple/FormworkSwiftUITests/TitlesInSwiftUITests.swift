import FormworkCore
import FormworkScreens
import Foundation
import SwiftUIDouble
import Testing
import UIKitDouble

@testable import FormworkSwiftUIOnDouble

/// Where titles of fields stand that are typed into (`FormworkStyle.labelStyle`).
@MainActor struct TitlesInSwiftUITests {
    private func open(
        _ place: TitlePlace, type: String = "text", size: DynamicTypeSize = .large
    ) throws -> Stage {
        var style = FormworkStyle()
        style.labelStyle = { $0.id == "a" ? place : .above }
        style.titleShare = 0.4
        return try Stage(
            reading: """
                {"id": "f", "locale": "en", "sections": [{"id": "s", "fields": [
                  {"id": "a", "type": "\(type)", "title": "A", "placeholder": "Example", "validations": {"required": true}},
                  {"id": "b", "type": "text", "title": "B", "placeholder": "Other"}]}]}
                """
        ) { $0.formworkStyle(style).dynamicTypeSize(size) }
    }

    private func title(_ stage: Stage, _ path: String) -> Found? {
        stage.host.all(.text, in: path).first { $0.words.hasPrefix(path.uppercased()) }
    }

    @Test func aFloatingTitleWaitsInTheFieldUntilThatIsFilled() throws {
        let stage = try open(.floating)
        let field = try #require(stage.host.hosted(in: "a", UITextField.self))
        #expect(title(stage, "a")?.styles.contains("opacity 0.0") == true && field.placeholder == "A *")
        #expect(field.accessibilityLabel?.hasPrefix("A") == true)
        #expect(stage.host.person.tap(field))
        stage.host.settle()
        #expect(title(stage, "a")?.styles.contains("opacity 0.0") == false && field.placeholder == "Example")
        stage.host.person.type("x")
        stage.model.focusMoved(to: nil)
        stage.host.settle()
        #expect(title(stage, "a")?.styles.contains("opacity 0.0") == false)
        stage.session.set("a", to: .blank)
        stage.host.settle()
        #expect(title(stage, "a")?.styles.contains("opacity 0.0") == true && field.placeholder == "A *")
        #expect(stage.host.hosted(in: "b", UITextField.self)?.placeholder == "Other")
    }

    @Test func aFloatingTitleOfALongTextDoesTheSame() throws {
        let stage = try open(.floating, type: "text_view")
        let area = try #require(stage.host.hosted(in: "a", UITextView.self))
        let placeholder = try #require(area.subviews.compactMap { $0 as? UILabel }.first)
        #expect(placeholder.text == "A *" && !placeholder.isHidden)
        stage.host.fill("a", "one")
        #expect(placeholder.text == "Example" && placeholder.isHidden)
    }

    @Test(arguments: ["text", "text_view", "count"]) func aTitleBesideItsTextTakesItsShareOfTheLine(type: String) throws
    {
        let stage = try open(.beside, type: type)
        let line = try #require(stage.host.all(.stack, in: "a").first { !$0.element.places(inWidth: 392).isEmpty })
        let places = line.element.places(inWidth: 392)
        #expect(places.map { $0.frame.minX } == [0, 160] && places.map { $0.frame.width } == [152, 232])
        #expect(places.first?.element.shows("A *") == true)
        let large = try open(.beside, type: type, size: .accessibility1)
        #expect(large.host.all(.stack, in: "a").allSatisfy { $0.element.places(inWidth: 392).isEmpty })
    }
}
