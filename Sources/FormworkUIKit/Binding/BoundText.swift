#if canImport(UIKit)
import Foundation
import UIKit

/// A text field.
@MainActor final class BoundTextField: BoundControl, UITextFieldDelegate {
    private let field: UITextField
    private let app: OwnDelegate
    /// The content type that the app set on the text field, for what the system may fill in.
    private let ownContentType: UITextContentType?
    private lazy var sign = ErrorSign(field)
    private lazy var editing = TextEditing(
        field, send: { [weak self] in self?.edit($0) }, read: { [field] in field.text ?? "" },
        write: { [field] in field.text = $0 })

    init(_ field: UITextField, _ path: String, _ error: UILabel?, _ binder: FormBinder) {
        self.field = field
        app = OwnDelegate(field)
        ownContentType = field.textContentType
        super.init(field, path, error, binder)
        field.addAction(UIAction { [weak self] _ in self?.editing.didChange() }, for: .editingChanged)
        guard let shown = binder.session.engine.node(at: path).flatMap({ binder.session.presentation(of: $0) })
        else {
            return
        }
        field.configure(for: shown)
        if shown.contentType == nil { field.textContentType = ownContentType }
    }

    override var takesFocus: Bool { true }
    private var text = ""
    private var resting: String?

    override func show(_ shown: FieldPresentation, caret: TextOffset?) {
        text = shown.state.text
        resting = binder?.session.restingText(of: shown)
        editing.show(field.isFirstResponder ? text : resting ?? text, caret: caret)
        sign.show(shown.state.error, in: binder)
    }

    override func release() {
        super.release()
        sign.show(nil, in: binder)
        field.textContentType = ownContentType
        app.restore()
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        guard app.mayBegin else { return false }
        // Before the system puts the caret where it was touched.
        if resting != nil { editing.show(text, caret: nil) }
        textField.inputAccessoryView = binder?.accessory(instead: textField.inputAccessoryView)
        return true
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard app.mayChange(range, to: string) else { return false }
        editing.willChange(range, to: string)
        return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
        focusCame()
        app.began()
    }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { app.mayEnd }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        focusLeft()
        refresh(caret: nil)
        app.ended(reason)
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { app.selectionChanged() }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { app.mayClear }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if app.mayReturn { binder?.goOn(from: self) }
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
        area.delegate = self
    }

    override var takesFocus: Bool { true }
    override func show(_ shown: FieldPresentation, caret: TextOffset?) {
        area.isEditable = shown.state.isEnabled
        editing.show(shown.state.text, caret: caret)
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        editing.willChange(range, to: text)
        return true
    }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        textView.inputAccessoryView = binder?.accessory(instead: textView.inputAccessoryView)
        return true
    }
    func textViewDidChange(_ textView: UITextView) { editing.didChange() }
    func textViewDidBeginEditing(_ textView: UITextView) { focusCame() }
    func textViewDidEndEditing(_ textView: UITextView) { focusLeft() }
}
#endif
