#if canImport(UIKit)
public import Foundation
public import UIKit

/// Connects controls of one's own to fields of a form, and leaves their place and look alone.
///
/// ```swift
/// binder.bind(nameField, to: "name", error: nameError)
/// binder.bind(newsletterSwitch, to: "newsletter")
/// ```
///
/// The rules of the form hold in them: masks, limits of typing, what is switched off or hidden. Return goes to the next control in
/// the order in which they were bound.
@MainActor public final class FormBinder: NSObject {
    /// The session that the controls fill.
    public let session: FormSession
    /// Called when the error of a field changes; `nil` for none.
    public var onError: ((String, String?) -> Void)?
    /// Called when the last control's return key is pressed.
    public var onLastReturn: (() -> Void)?

    private var bound: [BoundControl] = []

    /// Begins without controls.
    public init(_ session: FormSession) {
        self.session = session
        super.init()
        session.observe(owner: self) { binder, change in
            MainActor.assumeIsolated { binder.follow(change) }
        }
    }

    /// Connects a text field. It gets the keyboard, corrections and filling in that the form asks for.
    ///
    /// - Parameters:
    ///   - field: The text field. The binder becomes its delegate.
    ///   - path: The path of the field, such as `name`.
    ///   - error: Where the error is shown; it is hidden while there is none.
    public func bind(_ field: UITextField, to path: String, error: UILabel? = nil) {
        let control = BoundTextField(field, path, error, self)
        field.delegate = control
        add(control)
    }

    /// Connects a text view. The binder becomes its delegate.
    public func bind(_ area: UITextView, to path: String, error: UILabel? = nil) {
        let control = BoundTextView(area, path, error, self)
        area.delegate = control
        add(control)
    }

    /// Connects a switch.
    public func bind(_ toggle: UISwitch, to path: String, error: UILabel? = nil) {
        add(
            BoundValue(
                toggle, path, error, self,
                show: { toggle, state in toggle.setOn(state.value == .bool(true), animated: false) },
                read: { $0.isOn ? "true" : "" }))
    }

    /// Connects a date picker. It works in UTC, because the answer is a calendar date without a time zone.
    ///
    /// The control always shows a value. While there is no answer it is dimmed, and VoiceOver says that there is none.
    ///
    /// - Parameters:
    ///   - picker: The picker.
    ///   - path: The path of the field.
    ///   - error: Where the error is shown; it is hidden while there is none.
    ///   - empty: What is shown while there is no answer, such as a label that says so.
    public func bind(_ picker: UIDatePicker, to path: String, error: UILabel? = nil, empty: UIView? = nil) {
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        let none = session.engine.words("ui.not_answered")
        add(
            BoundValue(
                picker, path, error, self,
                show: { picker, state in
                    picker.alpha = state.value.isBlank ? 0.35 : 1
                    picker.accessibilityValue = state.value.isBlank ? none : nil
                    empty?.isHidden = !state.value.isBlank
                    if let seconds = DayAndTime.seconds(state.value.canonicalText, state.field.type) {
                        picker.date = Date(timeIntervalSince1970: seconds)
                    }
                },
                read: { [weak self] picker in
                    let type = self?.state(path)?.field.type ?? .date
                    return DayAndTime.text(picker.date.timeIntervalSince1970, type) ?? ""
                }))
    }

    /// Connects a segmented control: its segments are the options in their order.
    public func bind(_ segments: UISegmentedControl, to path: String, error: UILabel? = nil) {
        add(
            BoundValue(
                segments, path, error, self,
                show: { segments, state in
                    let position = state.field.options.firstIndex(where: state.isChosen)
                    guard position.map({ $0 < segments.numberOfSegments }) ?? true else { return }
                    segments.selectedSegmentIndex = position ?? UISegmentedControl.noSegment
                },
                read: { [weak self] segments in
                    let options = self?.state(path)?.field.options ?? []
                    let position = segments.selectedSegmentIndex
                    return options.indices.contains(position) ? options[position].id.canonicalText : ""
                }))
    }

    /// Moves the focus to the control of a path; false if there is none that takes it.
    @discardableResult public func focus(_ path: String) -> Bool {
        bound.first { $0.path == path }?.view.becomeFirstResponder() ?? false
    }

    func state(_ path: String) -> FieldState? { session.engine.node(at: path).flatMap { session.engine.field($0) } }

    func perform(_ path: String, _ input: (NodeID) -> FormInput) {
        guard let node = session.engine.node(at: path) else { return }
        session.perform(input(node))
    }

    /// The control after another one that takes the focus.
    func goOn(from control: BoundControl) {
        let rest = bound.drop { $0 !== control }.dropFirst()
        if let next = rest.first(where: { $0.isTyped && !$0.view.isHidden && state($0.path)?.isEnabled == true }) {
            next.view.becomeFirstResponder()
        } else {
            control.view.resignFirstResponder()
            onLastReturn?()
        }
    }

    func add(_ control: BoundControl) {
        bound.removeAll { $0.view === control.view }
        bound.append(control)
        control.refresh(caret: nil)
    }

    private func follow(_ change: SessionChange) {
        var edited: NodeID?
        if case .input(.edit(let node, _)) = change.cause { edited = node }
        for control in bound {
            let node = session.engine.node(at: control.path)
            control.refresh(caret: node != nil && node == edited ? change.changes.caret : nil)
            control.tellError()
        }
        if case .row(let row)? = change.changes.focus, row.kind == .field {
            bound.first { session.engine.node(at: $0.path) == row.node }?.view.becomeFirstResponder()
        } else if change.changes.focus == .errorSummary, let first = session.engine.errors.first {
            focus(first.path)
        }
    }
}
#endif
