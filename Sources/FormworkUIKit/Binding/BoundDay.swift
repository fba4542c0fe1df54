#if canImport(UIKit)
import Foundation
public import UIKit

extension FormBinder {
    /// Connects a date picker. It asks for what the field asks for, between the form's limits, and works in UTC, because the answer is a
    /// calendar date without a time zone.
    ///
    /// A picker always shows a date. While there is no answer, a button stands in the place of a compact one: it offers the date where
    /// the picker stands, and to choose another one, which brings the picker. Pickers of other styles are dimmed then. VoiceOver says
    /// that there is no answer.
    ///
    /// - Parameters:
    ///   - picker: The picker, in its place on the screen. What it is set to is where choosing begins.
    ///   - path: The path of the field.
    ///   - error: Where the error is shown; it is hidden while there is none.
    ///   - empty: What is shown while there is no answer, such as a label that says so.
    public func bind(_ picker: UIDatePicker, to path: String, error: UILabel? = nil, empty: UIView? = nil) {
        add(BoundDay(picker, path, error, self, empty: empty))
    }
}

/// A date picker that is not taken for an answer.
@MainActor final class BoundDay: BoundControl {
    private let picker: UIDatePicker
    private let empty: UIView?
    private lazy var day = DatePicker(picker, startsNow: false) { [weak self] in self?.edit(TextEdit($0)) }
    /// Stands in the place of a compact picker.
    private(set) lazy var ask = UIButton(doing: nil)
    /// Whether the person wants the picker to come.
    private var isWanted = false

    init(_ picker: UIDatePicker, _ path: String, _ error: UILabel?, _ binder: FormBinder, empty: UIView?) {
        self.picker = picker
        self.empty = empty
        super.init(picker, path, error, binder)
        // A compact picker that was opened and closed has not answered.
        picker.addAction(UIAction { [weak self] _ in self?.closed() }, for: .editingDidEnd)
    }

    override func refresh(caret: TextOffset?) {
        super.refresh(caret: caret)
        if picker.isHidden { ask.isHidden = true }
    }

    override func show(_ shown: FieldPresentation, caret: TextOffset?) {
        let isBlank = shown.state.value.isBlank
        if !isBlank { isWanted = false }
        day.show(shown, in: binder?.session.engine)
        picker.accessibilityValue = isBlank ? spokenAnswer(shown) : nil
        empty?.isHidden = !isBlank
        let asks = isBlank && !isWanted && picker.datePickerStyle == .compact && place()
        picker.alpha = asks ? 0 : isBlank ? 0.35 : 1
        ask.isHidden = !asks
        if asks { offer(shown) }
    }

    /// Puts the button over the picker; false as long as that has no place.
    private func place() -> Bool {
        guard let surface = picker.superview else { return false }
        guard ask.superview !== surface else { return true }
        ask.translatesAutoresizingMaskIntoConstraints = false
        surface.addSubview(ask)
        NSLayoutConstraint.activate([
            ask.leadingAnchor.constraint(equalTo: picker.leadingAnchor),
            ask.trailingAnchor.constraint(equalTo: picker.trailingAnchor),
            ask.centerYAnchor.constraint(equalTo: picker.centerYAnchor),
            ask.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
        return true
    }

    private func offer(_ shown: FieldPresentation) {
        let engine = binder?.session.engine
        let choose = engine?.words("ui.choose") ?? ""
        ask.setTitle(shown.placeholder.isEmpty ? choose : shown.placeholder, for: .normal)
        ask.isEnabled = shown.state.isEnabled
        ask.accessibilityLabel = picker.accessibilityLabel
        ask.accessibilityHint = picker.accessibilityHint
        ask.accessibilityValue = spokenAnswer(shown)
        ask.showsMenuAsPrimaryAction = true
        ask.menu = UIMenu(children: [
            UIAction(title: day.standing(in: engine), image: UIImage(systemName: "checkmark.circle")) { [weak self] _ in
                self?.day.turned()
            },
            UIAction(title: choose, image: UIImage(systemName: "calendar")) { [weak self] _ in self?.wanted() },
        ])
    }

    private func wanted() {
        isWanted = true
        refresh(caret: nil)
        UIAccessibility.post(notification: .layoutChanged, argument: picker)
    }

    private func closed() {
        isWanted = false
        refresh(caret: nil)
    }
}
#endif
