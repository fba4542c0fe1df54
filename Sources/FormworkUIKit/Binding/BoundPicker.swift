#if canImport(UIKit)
import Foundation
import UIKit

/// A text field that shows an answer and is not typed into: a wheel comes in the keyboard's place, or a touch opens a list.
@MainActor final class BoundPicker: BoundControl, UITextFieldDelegate {
    /// How the answer is given.
    private enum Way { case day, options, components, list }

    private let field: UITextField
    private let app: OwnDelegate
    /// How the text field looked before.
    private let usual: (tint: UIColor?, placeholder: String?, keys: UIView?)
    private lazy var day = DatePicker { [weak self] in self?.edit(TextEdit($0)) }
    private lazy var options = OptionWheel { [weak self] in self?.edit(TextEdit($0)) }
    private lazy var components = ComponentWheels { [weak self] value in
        if let self { binder?.perform(path) { .set($0, value) } }
    }
    private lazy var dayKeys = DayKeys(day)
    private lazy var sign = ErrorSign(field)

    /// Looks after a text field; `nil` if its field is typed into.
    init?(picking field: UITextField, _ path: String, _ error: UILabel?, _ binder: FormBinder) {
        self.field = field
        // A tint that the text field has from the views around it stays theirs.
        let tint = field.tintColor == field.superview?.tintColor ? nil : field.tintColor
        app = OwnDelegate(field)
        usual = (tint, field.placeholder, field.inputView)
        super.init(field, path, error, binder)
        guard let shown, Self.way(shown, in: binder) != nil else { return nil }
        // There is no place to type at.
        field.tintColor = .clear
    }

    override var takesFocus: Bool { true }

    override func release() {
        super.release()
        sign.show(nil, in: binder)
        field.tintColor = usual.tint
        field.placeholder = usual.placeholder
        field.inputView = usual.keys
        app.restore()
    }

    /// A list is not opened unasked.
    override func point() {
        guard let binder, let shown, Self.way(shown, in: binder) == .list else { return super.point() }
        UIAccessibility.post(notification: .layoutChanged, argument: field)
    }

    override func show(_ shown: FieldPresentation, caret: TextOffset?) {
        let state = shown.state
        if field.text != state.display { field.text = state.display }
        if field.placeholder?.isEmpty ?? true { field.placeholder = shown.invitation }
        field.accessibilityValue = shown.spokenAnswer
        if field.isFirstResponder { turn(shown) }
        sign.show(state.error, in: binder)
    }

    private static func way(_ shown: FieldPresentation, in binder: FormBinder) -> Way? {
        if shown.state.field.wheels(binder.wheels) != nil { return .components }
        if shown.control.isDayOrTime { return .day }
        guard shown.isChoice else { return nil }
        return shown.opensList(in: binder.session) ? .list : .options
    }

    /// Has the wheels stand where the answer is.
    private func turn(_ shown: FieldPresentation) {
        day.answerButton.isHidden = true
        switch binder.flatMap({ Self.way(shown, in: $0) }) {
        case .day:
            day.show(shown, in: binder?.session.engine)
            day.answerButton.isHidden = !day.isBlank
        case .options:
            let empty = shown.placeholder.isEmpty ? field.placeholder ?? "" : shown.placeholder
            options.show(shown, empty: empty)
        case .components: components.show(shown.state.field.wheels(binder?.wheels), shown.state.value)
        case .list, nil: break
        }
    }

    // MARK: What the text field tells

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        guard let binder, let shown, let way = Self.way(shown, in: binder) else { return false }
        guard app.mayBegin else { return false }
        switch way {
        case .list:
            binder.choose(shown.state.node, from: field)
            return false
        case .day: field.inputView = dayKeys
        case .options: field.inputView = options.picker
        case .components: field.inputView = components.picker
        }
        turn(shown)
        field.inputAccessoryView = binder.accessory(instead: field.inputAccessoryView)
        return true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        focusCame()
        app.began()
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { app.mayEnd }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        focusLeft()
        app.ended(reason)
    }

    /// A hardware keyboard and pasting change nothing.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { false }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        if shown?.isClearable == true, app.mayClear { edit(TextEdit("")) }
        return false
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if app.mayReturn { binder?.goOn(from: self) }
        return false
    }
}

/// The wheels of a day, and above them the button that answers with where they stand.
@MainActor private final class DayKeys: UIInputView {
    init(_ day: DatePicker) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 264), inputViewStyle: .keyboard)
        allowsSelfSizing = true
        let stack = UIStackView(arrangedSubviews: [day.answerButton, day.wheel])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        let safe = safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        ])
    }
    required init?(coder: NSCoder) { nil }
}
#endif
