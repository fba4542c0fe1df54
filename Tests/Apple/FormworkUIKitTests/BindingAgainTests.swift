import FormworkCore
import FormworkScreens
import Foundation
import Testing
import UIKitDouble

@testable import FormworkUIKitOnDouble

/// A view that is bound to another field keeps nothing of the field before.
@MainActor struct BindingAgainTests {
    private let screen: Screen
    private let binder: FormBinder
    private var surface: UIView { screen.controller.view }

    init() throws {
        screen = try Screen(
            fields: """
                {"id": "day", "type": "date", "title": "Day"}, {"id": "other", "type": "date", "title": "Other day"},
                {"id": "name", "type": "text", "title": "Name"},
                {"id": "mail", "type": "email", "title": "Mail", "validations": {"required": true}},
                {"id": "size", "type": "select", "title": "Size", "options": [{"id": "s", "title": "Small"}, {"id": "l", "title": "Large"}]},
                {"id": "terms", "type": "check", "title": "Terms"}
                """)
        binder = FormBinder(screen.session)
    }

    private func place<Control: UIView>(_ control: Control) -> Control {
        surface.addSubview(control)
        return control
    }

    /// What covers a picker.
    private var buttons: [UIButton] { surface.subviews.compactMap { $0 as? UIButton }.filter { !$0.isHidden } }

    @Test func aDatePickerHasNoButtonOfTheFieldBefore() throws {
        let picker = place(UIDatePicker())
        binder.bind(picker, to: "day")
        #expect(buttons.count == 1 && picker.alpha == 0)
        screen.session.set("other", to: "2030-02-03")
        binder.bind(picker, to: "other")
        #expect(buttons.isEmpty && picker.alpha == 1)
        screen.session.set("other", to: .blank)
        let button = try #require(buttons.first)
        #expect(buttons.count == 1 && screen.person.tap(button))
        let shown = try #require(screen.person.window.openMenu?.menu.children.first as? UIAction)
        #expect(screen.person.choose(shown.title))
        #expect(screen.session.value("other") == "2030-02-03" && screen.session.value("day") == .blank)
    }

    @Test func aTextFieldGetsItsOwnEndBack() throws {
        let field = place(UITextField()), own = UIView(), error = UILabel()
        field.rightView = own
        field.rightViewMode = .whileEditing
        binder.showsErrorButtons = true
        binder.bind(field, to: "mail", error: error)
        screen.session.perform(.submit)
        #expect(field.rightView is UIButton && !error.isHidden)
        binder.bind(field, to: "mail")
        #expect(field.rightView is UIButton && error.isHidden && error.text == nil)
        binder.bind(field, to: "name")
        #expect(field.rightView === own && field.rightViewMode == .whileEditing)
        #expect(field.textContentType == nil, "a name is no address of mail")
    }

    @Test func aTextFieldIsTypedIntoThatShowedAChoiceBefore() throws {
        let field = place(UITextField())
        field.placeholder = "Name"
        let tint = UIColor.systemRed
        field.tintColor = tint
        binder.bind(field, to: "size")
        #expect(screen.person.tap(field) && field.inputView is UIPickerView && field.tintColor !== tint)
        binder.bind(field, to: "name")
        #expect(!field.isFirstResponder && field.inputView == nil && field.tintColor === tint)
        #expect(field.placeholder == "Name" && field.accessibilityValue == "")
        #expect(screen.person.tap(field))
        screen.person.type("Ada")
        #expect(screen.session.value("name") == "Ada" && screen.session.value("size") == .blank)
    }

    @Test func aButtonHasNoMenuOfTheFieldBefore() throws {
        let button = place(UIButton(configuration: .plain(), primaryAction: nil))
        button.setTitle("I agree", for: .normal)
        screen.session.set("size", to: "l")
        binder.bind(button, to: "size")
        #expect(button.title(for: .normal) == "Large" && button.menu != nil)
        binder.bind(button, to: "terms")
        #expect(button.title(for: .normal) == "I agree" && button.menu == nil && button.accessibilityValue == nil)
        #expect(screen.person.tap(button) && button.isSelected && screen.session.value("terms") == true)
        binder.bind(button, to: "size")
        #expect(!button.isSelected && screen.session.value("size") == "l")
    }

    @Test func whatSaidThatNothingIsAnsweredIsHidden() {
        let slider = place(UISlider()), none = UILabel()
        binder.bind(slider, to: "name", empty: none)
        #expect(!none.isHidden)
        binder.bind(slider, to: "name")
        #expect(none.isHidden)
    }
}
