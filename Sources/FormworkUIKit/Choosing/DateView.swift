#if canImport(UIKit)
import Foundation
import UIKit

/// A day, a time or both: a button that shows the answer, and a wheel in the keyboard's place.
///
/// A picker always stands somewhere, so it comes only when it is asked for, and answers only when it is turned, or when the button is
/// touched that says where it stands.
@MainActor final class DateView: AnswerButtonView {
    /// The wheel, once it was asked for: making one takes longer than filling a row.
    private var picker: DatePicker?

    private func madePicker() -> DatePicker {
        if let picker { return picker }
        let new = DatePicker { [weak self] in self?.edit($0) }
        picker = new
        new.answerButton.isHidden = true
        standUnderContent(new.answerButton)
        if let shown { new.show(shown, in: source?.engine) }
        return new
    }

    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: TextOffset?) {
        super.update(shown, aspects, caret: caret)
        picker?.show(shown, in: source?.engine)
        showAnswerButton()
    }

    override func becomeFirstResponder() -> Bool {
        defer { showAnswerButton() }
        return super.becomeFirstResponder()
    }

    override func resignFirstResponder() -> Bool {
        defer { showAnswerButton() }
        return super.resignFirstResponder()
    }

    /// Shows the button while the wheel is there and nothing is answered: the wheel may stand just where the person wants it.
    private func showAnswerButton() {
        guard let picker = isFirstResponder ? madePicker() : picker else { return }
        let isShown = isFirstResponder && picker.isBlank
        guard picker.answerButton.isHidden == isShown else { return }
        picker.answerButton.isHidden = !isShown
        source?.resize(row)
    }

    /// Whether the editor opens as a row of its own.
    private var opensRow: Bool {
        guard let engine = source?.engine else { return false }
        return engine.context.opensInlineEditors && engine.field(row.node)?.field.style == .inline
    }

    @discardableResult override func takeFocus() -> Bool {
        guard button.isEnabled, opensRow else { return super.takeFocus() }
        source?.form?.endEditing(true)
        source?.focused = row
        source?.driver.perform(.focus(row.node))
        return true
    }
    override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder && !opensRow }
    override var wheelView: UIView? { madePicker().wheel }
}

/// The editor of a date that opened under its field.
@MainActor final class DateEditorView: FieldView {
    private lazy var picker = DatePicker { [weak self] in self?.edit($0) }

    override func build() {
        content.addArrangedSubview(picker.wheel)
        content.addArrangedSubview(picker.answerButton)
    }
    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: TextOffset?) {
        let state = shown.state
        let style: UIDatePickerStyle = state.field.type == .time ? .wheels : .inline
        if picker.wheel.preferredDatePickerStyle != style { picker.wheel.preferredDatePickerStyle = style }
        picker.show(shown, in: source?.engine)
        picker.answerButton.isHidden = !picker.isBlank
    }
    override func speak(_ shown: FieldPresentation) { name(picker.wheel, shown) }
    override func rowTapped() {}
}

/// A date picker that shows and gives answers as the form has them.
@MainActor final class DatePicker {
    let wheel: UIDatePicker
    /// Answers with the date that the wheel shows. Without it, a person would have to turn the wheel away and back.
    private(set) lazy var answerButton = UIButton(doing: UIAction { [weak self] _ in self?.answerWithShownDate() })
    /// Whether there is no answer yet.
    private(set) var isBlank = true
    private var type = FieldType.date
    private let choose: (String) -> Void
    /// Whether the wheel stands at the present moment as long as there is no answer.
    private let startsNow: Bool

    /// Makes wheels.
    convenience init(choose: @escaping (String) -> Void) {
        let wheel = UIDatePicker()
        wheel.preferredDatePickerStyle = .wheels
        self.init(wheel, startsNow: true, choose: choose)
    }

    /// Looks after a picker.
    init(_ picker: UIDatePicker, startsNow: Bool, choose: @escaping (String) -> Void) {
        wheel = picker
        self.startsNow = startsNow
        self.choose = choose
        // The answer is a date on a calendar or a time on a clock, not a moment in time somewhere on Earth.
        wheel.timeZone = TimeZone(secondsFromGMT: 0)
        wheel.addAction(UIAction { [weak self] _ in self?.answerWithShownDate() }, for: .valueChanged)
    }

    /// Shows a field. Each setting that is made anew stops wheels that are still turning, so only what differs is set.
    func show(_ shown: FieldPresentation, in engine: FormEngine?) {
        let state = shown.state
        type = state.field.type
        let mode: UIDatePicker.Mode = type == .date ? .date : type == .time ? .time : .dateAndTime
        if wheel.datePickerMode != mode { wheel.datePickerMode = mode }
        let limits = shown.dateLimits
        // A wheel takes what divides an hour at most in two.
        if let interval = limits?.minuteInterval, 30 % interval == 0, wheel.minuteInterval != interval {
            wheel.minuteInterval = interval
        }
        let (first, last) = (limits.flatMap { date($0.first) }, limits.flatMap { date($0.last) })
        if wheel.minimumDate != first { wheel.minimumDate = first }
        if wheel.maximumDate != last { wheel.maximumDate = last }
        if wheel.isEnabled != state.isEnabled { wheel.isEnabled = state.isEnabled }
        if let language = engine?.context.locale.identifier {
            let locale = DayAndTime.pickerLocale(for: language)
            if wheel.locale != locale { wheel.locale = locale }
        }
        if let answer = date(state.value.canonicalText) {
            turn(to: answer)
        } else if startsNow, state.value.isBlank, let engine {
            turn(to: Date(timeIntervalSince1970: DayAndTime.now(engine.context, type)))
        }
        isBlank = state.value.isBlank && state.isEnabled
        answerButton.setImage(UIImage(systemName: "checkmark.circle"), for: .normal)
        answerButton.setTitle(shownDate(in: engine), for: .normal)
        answerButton.accessibilityHint = shown.name
    }

    private func date(_ answer: String) -> Date? {
        DayAndTime.seconds(answer, type).map { Date(timeIntervalSince1970: $0) }
    }

    /// Turns the wheel, unless it stands there: answers have no seconds, and the wheel keeps those that it began with.
    private func turn(to date: Date) {
        let (here, there) = (wheel.date.timeIntervalSince1970, date.timeIntervalSince1970)
        if DayAndTime.text(here, type) != DayAndTime.text(there, type) { wheel.date = date }
    }

    /// The date that the wheel shows, in words.
    func shownDate(in engine: FormEngine?) -> String {
        let language = engine?.context.locale.identifier ?? ""
        return DayAndTime.words(wheel.date.timeIntervalSince1970, type, in: language)
    }

    /// Answers with the date that the wheel shows.
    func answerWithShownDate() {
        if let text = DayAndTime.text(wheel.date.timeIntervalSince1970, type) { choose(text) }
    }
}
#endif
