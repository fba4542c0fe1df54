#if canImport(UIKit)
import Foundation
import UIKit

/// A control of an app's own and the field that it fills.
@MainActor class BoundControl: NSObject {
    let view: UIView
    let path: String
    private let error: UILabel?
    /// A view that is shown while there is no answer.
    private let empty: UIView?
    private(set) weak var binder: FormBinder?

    init(_ view: UIView, _ path: String, _ error: UILabel?, _ binder: FormBinder, empty: UIView? = nil) {
        self.view = view
        self.path = path
        self.error = error
        self.empty = empty
        self.binder = binder
        super.init()
    }

    /// Whether moving through the controls stops here: a keyboard comes with the focus, or a wheel in its place.
    var takesFocus: Bool { false }

    func show(_ shown: FieldPresentation, caret: TextOffset?) {}

    /// Shows what the field holds. A field that is not asked hides its control.
    func refresh(caret: TextOffset?) {
        guard let binder, let node = binder.session.engine.node(at: path),
            let shown = binder.session.presentation(of: node)
        else {
            view.isHidden = true
            return
        }
        let state = shown.state
        view.isHidden = !binder.session.engine.isRelevant(node)
        (view as? UIControl)?.isEnabled = state.isEnabled
        view.accessibilityLabel = binder.session.engine.spokenTitle(of: shown)
        view.accessibilityHint = binder.session.engine.spokenHint(of: shown)
        error?.text = state.error
        error?.isHidden = state.error == nil
        empty?.isHidden = view.isHidden || !state.value.isBlank
        show(shown, caret: caret)
    }

    /// Takes back what binding did to the view, before the view is bound to another field.
    func release() {
        view.resignFirstResponder()
        view.accessibilityValue = nil
        error?.text = nil
        error?.isHidden = true
        empty?.isHidden = true
    }

    /// The field as it is now; `nil` while the form does not have it.
    var shown: FieldPresentation? {
        guard let binder, let node = binder.session.engine.node(at: path) else { return nil }
        return binder.session.presentation(of: node)
    }

    /// Leads the person here, such as to what is wrong.
    func point() { view.becomeFirstResponder() }

    func edit(_ edit: TextEdit) { binder?.perform(path) { .edit($0, edit) } }
    func focusCame() {
        if binder?.showsBar == true { binder?.usualBar.update() }
        binder?.perform(path) { .focus($0) }
    }
    func focusLeft() { binder?.perform(path) { .blur($0) } }
}

/// A control that holds one value.
@MainActor final class BoundValue<Control: UIControl>: BoundControl {
    private let control: Control
    private let showState: (Control, FieldState) -> Void

    init(
        _ control: Control, _ path: String, _ error: UILabel?, _ binder: FormBinder,
        show: @escaping (Control, FieldState) -> Void, read: @escaping (Control) -> String
    ) {
        self.control = control
        showState = show
        super.init(control, path, error, binder)
        control.addAction(
            UIAction { [weak self, weak control] _ in
                if let control { self?.edit(TextEdit(read(control))) }
            }, for: .valueChanged)
    }

    override func show(_ shown: FieldPresentation, caret: TextOffset?) { showState(control, shown.state) }
}
#endif
