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
/// the order in which they were bound, and so do the arrows of a bar above the keyboard.
@MainActor public final class FormBinder: NSObject {
    /// The session that the controls fill.
    public let session: FormSession
    /// Called with the path and the error of a field when the error changes; `nil` if absent.
    public var onError: ((String, String?) -> Void)?
    /// Called when the last control's return key is pressed.
    public var onLastReturn: (() -> Void)?
    /// Called with answers that were accepted.
    public var onAccept: ((JSONValue) -> Void)?
    /// Called with the errors when a submission was refused.
    public var onRefuse: (([ShownError]) -> Void)?
    /// Whether a bar above the keyboard goes to the previous and the next control. A control with an accessory view of its own keeps it.
    public var showsBar = true
    /// Whether a text field whose answer is wrong has a button at its end, which says in a popover what is wrong.
    public var showsErrorButtons = false
    /// The small pictures that the binder draws: the one of an error.
    public var symbols = OptionSymbols()
    /// The wheels that make the answer of a field together; `nil` for the form's way.
    public var wheels: ((Field) -> WheelComponents?)?
    /// Makes the screen on which a long list of options is chosen from; `nil` for the usual one. It answers with
    /// `FormSession.perform`.
    public var optionScreen: ((FieldPresentation, FormSession) -> UIViewController?)?
    /// The controller that lists of options and popovers are shown from; `nil` for the nearest one.
    public weak var presenter: UIViewController?

    private(set) var bound: [BoundControl] = []
    private var toldErrors: [String: String] = [:]
    private(set) lazy var usualBar = makeBar()
    let popoverKeeper = PopoverKeeper()

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
    /// A day, a time or a choice is not typed into it: a wheel comes in the keyboard's place, and a screen with search where there are
    /// many options, or where a loader brings them. The text field shows the answer.
    ///
    /// - Parameters:
    ///   - field: The text field. The binder becomes its delegate. A delegate that the text field has already goes on to hear of everything,
    ///     and what it forbids does not happen. It gets the text field back when that is bound to another field.
    ///   - path: The path of the field, such as `name`.
    ///   - error: The label that shows the error; it is hidden while there is no error.
    public func bind(_ field: UITextField, to path: String, error: UILabel? = nil) {
        add(field, boundText(field, path, error))
    }

    private func boundText(_ field: UITextField, _ path: String, _ error: UILabel?) -> BoundControl {
        if let picked = BoundPicker(picking: field, path, error, self) {
            field.delegate = picked
            return picked
        }
        let control = BoundTextField(field, path, error, self)
        field.delegate = control
        return control
    }

    /// Connects a text view. The binder becomes its delegate.
    public func bind(_ area: UITextView, to path: String, error: UILabel? = nil) {
        add(area, BoundTextView(area, path, error, self))
    }

    /// Connects a switch.
    public func bind(_ toggle: UISwitch, to path: String, error: UILabel? = nil) {
        add(
            toggle,
            BoundValue(
                toggle, path, error, self,
                show: { toggle, state in toggle.setOn(state.value == .bool(true), animated: false) },
                read: { $0.isOn ? "true" : "" }))
    }

    /// Connects a segmented control: its segments are the options in their order.
    public func bind(_ segments: UISegmentedControl, to path: String, error: UILabel? = nil) {
        add(
            segments,
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

    /// Moves the focus to the control of a path; false if no control takes it.
    @discardableResult public func focus(_ path: String) -> Bool {
        bound.first { $0.path == path }?.view.becomeFirstResponder() ?? false
    }

    func state(_ path: String) -> FieldState? { session.engine.node(at: path).flatMap { session.engine.field($0) } }

    func perform(_ path: String, _ input: (NodeID) -> FormInput) {
        guard let node = session.engine.node(at: path) else { return }
        session.perform(input(node))
    }

    /// Looks after a view from now on, in place of what did so before.
    ///
    /// - Parameter make: Makes the control. It may note how the view looks, so the former one is released first.
    func add(_ view: UIView, _ make: @autoclosure () -> BoundControl) {
        for former in bound where former.view === view { former.release() }
        bound.removeAll { $0.view === view }
        let control = make()
        bound.append(control)
        control.refresh(caret: nil)
    }

    private func follow(_ change: SessionChange) {
        var edited: NodeID?
        if case .input(.edit(let node, _)) = change.cause { edited = node }
        for control in bound {
            let node = session.engine.node(at: control.path)
            control.refresh(caret: node != nil && node == edited ? change.changes.caret : nil)
        }
        tellErrors()
        switch change.submission {
        case .accepted(let values): onAccept?(values)
        case .refused(let errors): onRefuse?(errors)
        default: break
        }
        if case .row(let row)? = change.changes.focus, row.kind == .field {
            bound.first { session.engine.node(at: $0.path) == row.node }?.point()
        } else if change.changes.focus == .errorSummary, let first = session.engine.errors.first {
            bound.first { $0.path == first.path }?.point()
        }
    }

    /// Tells the app which errors are others now. A field may have several controls.
    private func tellErrors() {
        var seen: Set<String> = []
        for path in bound.map(\.path) where seen.insert(path).inserted {
            let now = state(path)?.error
            guard now != toldErrors[path] else { continue }
            toldErrors[path] = now
            onError?(path, now)
        }
    }
}
#endif
