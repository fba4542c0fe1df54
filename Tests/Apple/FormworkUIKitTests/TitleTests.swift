import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// Where titles of fields stand that are typed into (`FormOptions.labelStyle`).
@MainActor struct TitleTests {
    private func open(
        _ place: TitlePlace, type: String = "text", settings: UITraitCollection? = nil, placeholder: String = "Example"
    ) throws -> Screen {
        var options = FormOptions()
        options.labelStyle = { $0.id == "a" ? place : .above }
        options.titleShare = 0.4
        return try Screen(
            fields: """
                {"id": "a", "type": "\(type)", "title": "A", "placeholder": "\(placeholder)", "validations": {"required": true}},
                {"id": "b", "type": "text", "title": "B", "placeholder": "Other"}
                """, settings: settings, options: options)
    }

    @Test func aFloatingTitleWaitsInTheFieldUntilThatIsFilled() throws {
        let screen = try open(.floating)
        let title = try screen.view(of: screen.row("a")).titleLabel
        let field = try screen.control("a", UITextField.self)
        #expect(title.alpha == 0 && field.placeholder == "A *")
        #expect(field.accessibilityLabel?.hasPrefix("A") == true)
        #expect(screen.person.tap(field))
        #expect(title.alpha == 1 && field.placeholder == "Example")
        screen.person.type("x")
        screen.person.window.endEditing(true)
        #expect(title.alpha == 1)
        screen.session.set("a", to: .blank)
        screen.person.settle()
        #expect(title.alpha == 0 && field.placeholder == "A *")
        #expect(try screen.view(of: screen.row("b")).titleLabel.alpha == 1)
        #expect(try screen.control("b", UITextField.self).placeholder == "Other")
    }

    @Test func aFloatingTitleOfALongTextDoesTheSame() throws {
        let screen = try open(.floating, type: "text_view")
        let title = try screen.view(of: screen.row("a")).titleLabel
        let area = try screen.control("a", UITextView.self)
        let placeholder = try #require(area.all(UILabel.self).first)
        #expect(title.alpha == 0 && placeholder.text == "A *")
        try screen.fill("a", "one")
        screen.person.window.endEditing(true)
        #expect(title.alpha == 1 && placeholder.isHidden)
        screen.session.set("a", to: .blank)
        screen.person.settle()
        #expect(title.alpha == 0 && !placeholder.isHidden)
    }

    @Test(arguments: ["text", "text_view", "count"]) func aTitleBesideItsTextTakesItsShareOfTheLine(type: String) throws
    {
        let screen = try open(.beside, type: type)
        let view = try screen.view(of: screen.row("a"))
        #expect(view.content.axis == .horizontal && view.titleLabel.alpha == 1)
        let head = try #require(view.titleLabel.superview)
        #expect(view.content.constraints.contains { $0.firstItem === head && $0.isActive && $0.multiplier == 0.4 })
        #expect(try screen.view(of: screen.row("b")).content.axis == .vertical)
        screen.person.window.settings = UITraitCollection(category: .accessibilityLarge)
        #expect(view.content.axis == .vertical)
        #expect(!view.content.constraints.contains { $0.isActive && $0.multiplier == 0.4 })
    }

    @Test func aViewThatIsUsedAgainHasTheTitlePlaceOfItsNewField() throws {
        var options = FormOptions()
        options.labelStyle = { $0.id == "f0" ? .beside : $0.id == "f1" ? .floating : .above }
        let fields = (0..<40).map { #"{"id": "f\#($0)", "type": "text", "title": "T"}"# }.joined(separator: ",")
        let screen = try Screen(fields: fields, height: 400, options: options)
        let first = [try screen.view(of: screen.row("f0")), try screen.view(of: screen.row("f1"))]
        var found = 0
        for number in 2..<40 {
            let view = try screen.view(of: screen.row("f\(number)"))
            #expect(view.titleLabel.alpha == 1 && view.content.axis == .vertical)
            if first.contains(where: { $0 === view }) { found += 1 }
        }
        #expect(found > 0)
    }

    @Test func theCaretOfALongTextStaysInSight() throws {
        let screen = try Screen(fields: #"{"id": "a", "type": "text_view", "title": "A"}"#, height: 600)
        let area = try screen.control("a", UITextView.self)
        #expect(screen.person.tap(area))
        // The double gives cells a height and what is in them no place.
        area.frame = CGRect(x: 0, y: 40, width: 350, height: 1_400)
        screen.person.type((1...60).map { "line \($0)" }.joined(separator: "\n"))
        let end = try #require(area.selectedTextRange?.end)
        let caret = area.convert(area.caretRect(for: end), to: screen.table)
        let top = screen.table.contentOffset.y
        #expect(caret.maxY <= top + 600 - screen.person.window.coveredByKeyboard && caret.minY >= top)
    }
}
