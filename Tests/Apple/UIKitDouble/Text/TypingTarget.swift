import Foundation

/// A responder that a person types into: both text controls, which have the same text inside.
@MainActor protocol TypingTarget: UIResponder, UITextInput {
    var typed: TypedText { get set }
    var wishes: KeyboardWishes { get set }
    /// Whether the delegate lets this change happen.
    func mayChange(_ range: NSRange, to text: String) -> Bool
    /// Tells of a change that a person made.
    func textWasTyped()
    func selectionMoved()
    func returnPressed()
}

extension TypingTarget {
    // Source: Apple, "textField(_:shouldChangeCharactersIn:replacementString:)" before, editing changed after every change.
    func typeOver(_ range: NSRange, with text: String) {
        guard mayChange(range, to: text) else { return }
        // The delegate may have changed the text itself.
        guard range.location + range.length <= typed.length else { return }
        registerUndo(of: range, was: (typed.text as NSString).substring(with: range), became: text)
        typed.replace(range, with: text)
        selectionMoved()
        textWasTyped()
    }
    // Source: Apple, "unmarkText()": marked text becomes ordinary text when editing ends.
    func finishMarkedText() { if typed.marked != nil { unmarkText() } }
}

// What both have of `UITextInput`.
extension TypingTarget {
    public var hasText: Bool { !typed.text.isEmpty }
    public func insertText(_ text: String) { typeOver(typed.selection, with: text) }
    public func deleteBackward() { if let range = typed.beforeCaret { typeOver(range, with: "") } }
    public var selectedTextRange: UITextRange? {
        get { UITextRange(typed.selection) }
        set {
            guard let newValue else { return }
            typed.select(newValue.range)
            selectionMoved()
        }
    }
    public var markedTextRange: UITextRange? { typed.marked.map { UITextRange($0) } }
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    public var endOfDocument: UITextPosition { UITextPosition(typed.length) }
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.offset + offset
        return place >= 0 && place <= typed.length ? UITextPosition(place) : nil
    }
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange(NSRange(location: fromPosition.offset, length: toPosition.offset - fromPosition.offset))
    }
    public func text(in range: UITextRange) -> String? { (typed.text as NSString).substring(with: range.range) }
    public func replace(_ range: UITextRange, withText text: String) { typed.replace(range.range, with: text) }
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        typed.mark(markedText ?? "", selected: selectedRange)
        selectionMoved()
        textWasTyped()
    }
    public func unmarkText() {
        typed.unmark()
        textWasTyped()
    }
}
