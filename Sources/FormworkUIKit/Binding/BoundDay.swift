#if canImport(UIKit)
import Foundation
public import UIKit

extension FormBinder {
    /// Connects a date picker. It asks for what the field asks for, between the form's limits, and works in UTC, because the answer is a
    /// calendar date without a time zone.
    ///
    /// A picker always shows a date, also while there is no answer. Until then a button covers a compact picker. Its menu has two
    /// entries: one answers with the date that the picker shows, and one brings the picker, to choose another date. Pickers of other
    /// styles are dimmed until there is an answer. VoiceOver says that there is no answer yet.
    ///
    /// - Parameters:
    ///   - picker: The picker, in its place on the screen. What it is set to is where choosing begins.
    ///   - path: The path of the field.
    ///   - error: The label that shows the error; it is hidden while there is no error.
    ///   - empty: A view that is shown while there is no answer, such as a label that says so.
    public func bind(_ picker: UIDatePicker, to path: String, error: UILabel? = nil, empty: UIView? = nil) {
        add(picker, BoundDay(picker, path, error, self, empty: empty))
    }
}

/// A date picker that is not taken for an answer.
@MainActor final class BoundDay: BoundControl {
    private let picker: UIDatePicker
    private lazy var datePicker = DatePicker(picker, startsNow: false) { [weak self] in self?.edit(TextEdit($0)) }
    /// Covers a compact picker while there is no answer.
    private(set) lazy var answerButton = UIButton(doing: nil)
    /// Whether the person asked for the picker in place of the button.
    private var isPickerWanted = false

    init(_ picker: UIDatePicker, _ path: String, _ error: UILabel?, _ binder: FormBinder, empty: UIView?) {
        self.picker = picker
        super.init(picker, path, error, binder, empty: empty)
        // A compact picker that was opened and closed has not answered.
        picker.addAction(UIAction { [weak self] _ in self?.setPickerWanted(false) }, for: .editingDidEnd)
    }

    override func release() {
        super.release()
        answerButton.removeFromSuperview()
        picker.alpha = 1
    }

    override func refresh(caret: TextOffset?) {
        super.refresh(caret: caret)
        if picker.isHidden { answerButton.isHidden = true }
    }

    override func show(_ shown: FieldPresentation, caret: TextOffset?) {
        let isBlank = shown.state.value.isBlank
        if !isBlank { isPickerWanted = false }
        datePicker.show(shown, in: binder?.session.engine)
        picker.accessibilityValue = isBlank ? shown.spokenAnswer : nil
        // Without a superview the button would have no place.
        let showsAnswerButton =
            isBlank && !isPickerWanted && picker.datePickerStyle == .compact && picker.superview != nil
        picker.alpha = showsAnswerButton ? 0 : isBlank ? 0.35 : 1
        if showsAnswerButton {
            placeAnswerButton()
            fillAnswerButton(shown)
        }
        answerButton.isHidden = !showsAnswerButton
    }

    /// Puts the button over the picker.
    private func placeAnswerButton() {
        guard let surface = picker.superview, answerButton.superview !== surface else { return }
        answerButton.translatesAutoresizingMaskIntoConstraints = false
        surface.addSubview(answerButton)
        NSLayoutConstraint.activate([
            answerButton.leadingAnchor.constraint(equalTo: picker.leadingAnchor),
            answerButton.trailingAnchor.constraint(equalTo: picker.trailingAnchor),
            answerButton.centerYAnchor.constraint(equalTo: picker.centerYAnchor),
            answerButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }

    private func fillAnswerButton(_ shown: FieldPresentation) {
        let engine = binder?.session.engine
        answerButton.setTitle(shown.invitation, for: .normal)
        answerButton.isEnabled = shown.state.isEnabled
        answerButton.accessibilityLabel = picker.accessibilityLabel
        answerButton.accessibilityHint = picker.accessibilityHint
        answerButton.accessibilityValue = shown.spokenAnswer
        answerButton.showsMenuAsPrimaryAction = true
        let shownDate = UIAction(
            title: datePicker.shownDate(in: engine), image: UIImage(systemName: "checkmark.circle")
        ) { [weak self] _ in self?.datePicker.answerWithShownDate() }
        let another = UIAction(
            title: engine?.words("ui.choose") ?? "", image: UIImage(systemName: "calendar")
        ) { [weak self] _ in
            self?.setPickerWanted(true)
            UIAccessibility.post(notification: .layoutChanged, argument: self?.picker)
        }
        answerButton.menu = UIMenu(children: [shownDate, another])
    }

    private func setPickerWanted(_ isWanted: Bool) {
        isPickerWanted = isWanted
        refresh(caret: nil)
    }
}
#endif
