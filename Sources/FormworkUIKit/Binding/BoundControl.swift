#if canImport(UIKit)
import Foundation
import UIKit

/// A control of an app's own and the field that it fills.
@MainActor class BoundControl: NSObject {
    let view: UIView
    let path: String
    private let error: UILabel?
    private(set) weak var binder: FormBinder?
    private var toldError: String?

    init(_ view: UIView, _ path: String, _ error: UILabel?, _ binder: FormBinder) {
        self.view = view
        self.path = path
        self.error = error
        self.binder = binder
        super.init()
    }

    /// Whether a keyboard comes with the focus.
    var isTyped: Bool { false }

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
        show(shown, caret: caret)
    }

    func tellError() {
        let now = binder?.state(path)?.error
        guard now != toldError else { return }
        toldError = now
        binder?.onError?(path, now)
    }

    func edit(_ edit: TextEdit) { binder?.perform(path) { .edit($0, edit) } }
    func focusCame() { binder?.perform(path) { .focus($0) } }
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

/// A text field.
@MainActor final class BoundTextField: BoundControl, UITextFieldDelegate {
    private let field: UITextField
    private lazy var editing = TextEditing(
        field, send: { [weak self] in self?.edit($0) }, read: { [field] in field.text ?? "" },
        write: { [field] in field.text = $0 })

    init(_ field: UITextField, _ path: String, _ error: UILabel?, _ binder: FormBinder) {
        self.field = field
        super.init(field, path, error, binder)
        field.addAction(UIAction { [weak self] _ in self?.editing.didChange() }, for: .editingChanged)
        guard let shown = binder.session.engine.node(at: path).flatMap({ binder.session.presentation(of: $0) })
        else {
            return
        }
        let own = field.textContentType
        field.configure(for: shown)
        if shown.contentType == nil { field.textContentType = own }
    }

    override var isTyped: Bool { true }
    private var text = ""
    private var resting: String?

    override func show(_ shown: FieldPresentation, caret: TextOffset?) {
        text = shown.state.text
        resting = binder?.session.restingText(of: shown)
        editing.show(field.isFirstResponder ? text : resting ?? text, caret: caret)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        // Before the system puts the caret where it was touched.
        if resting != nil { editing.show(text, caret: nil) }
        return true
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        editing.willChange(range, to: string)
        return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { focusCame() }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        focusLeft()
        refresh(caret: nil)
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        binder?.goOn(from: self)
        return false
    }
}

/// A text view.
@MainActor final class BoundTextView: BoundControl, UITextViewDelegate {
    private let area: UITextView
    private lazy var editing = TextEditing(
        area, send: { [weak self] in self?.edit($0) }, read: { [area] in area.text ?? "" },
        write: { [area] in area.text = $0 })

    init(_ area: UITextView, _ path: String, _ error: UILabel?, _ binder: FormBinder) {
        self.area = area
        super.init(area, path, error, binder)
    }

    override var isTyped: Bool { true }
    override func show(_ shown: FieldPresentation, caret: TextOffset?) {
        area.isEditable = shown.state.isEnabled
        editing.show(shown.state.text, caret: caret)
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        editing.willChange(range, to: text)
        return true
    }
    func textViewDidChange(_ textView: UITextView) { editing.didChange() }
    func textViewDidBeginEditing(_ textView: UITextView) { focusCame() }
    func textViewDidEndEditing(_ textView: UITextView) { focusLeft() }
}
#endif
