public import Foundation

@MainActor open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting, TypingTarget {
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

    open weak var delegate: (any UITextFieldDelegate)?
    // Source: Apple, "placeholder": it takes the place of the attributed one, and the other way round.
    open var placeholder: String? {
        get { styledPlaceholder?.string }
        set { styledPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }
    private var styledPlaceholder: NSAttributedString?
    open var attributedPlaceholder: NSAttributedString? {
        get { styledPlaceholder }
        set { styledPlaceholder = newValue }
    }
    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open var font: UIFont? = .systemFont(ofSize: 17)
    open var textColor: UIColor? = .label
    open var textAlignment: NSTextAlignment = .natural
    open var borderStyle: UITextField.BorderStyle = .none
    open var clearButtonMode: UITextField.ViewMode = .never
    open var clearsOnBeginEditing = false
    open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
    open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
    open var leftViewMode: UITextField.ViewMode = .never
    open var rightViewMode: UITextField.ViewMode = .never
    public var adjustsFontForContentSizeCategory = false
    open var adjustsFontSizeToFitWidth = false
    open private(set) var isEditing = false

    open override var inputView: UIView? {
        get { wishes.inputView }
        set { wishes.inputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { wishes.accessoryView }
        set { wishes.accessoryView = newValue }
    }

    private let ownUndo = UndoManager()
    override var textUndo: UndoManager? { ownUndo }
    var wishes = KeyboardWishes()
    var typed = TypedText()
    open var text: String? {
        get { typed.text }
        set { typed.set(newValue ?? "") }
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    // Source: contributors of Eureka (PR 1057) and Apple: the placeholder is spoken where no label is set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? placeholder }
        set { super.accessibilityLabel = newValue }
    }
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (isSecureTextEntry ? "\(typed.text.count) characters" : typed.text) }
        set { super.accessibilityValue = newValue }
    }

    public func caretRect(for position: UITextPosition) -> CGRect {
        CGRect(x: CGFloat(position.offset) * 8, y: 0, width: 2, height: 20)
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        type(presses)
        super.pressesBegan(presses, with: event)
    }

    func mayChange(_ range: NSRange, to text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }
    func textWasTyped() { sendActions(for: .editingChanged) }
    func selectionMoved() { delegate?.textFieldDidChangeSelection(self) }
    // Source: Apple, "textFieldShouldReturn(_:)"; editing did end on exit follows only when it returns true.
    func returnPressed() {
        if delegate?.textFieldShouldReturn(self) ?? true {
            sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        }
    }
    override func touched() { becomeFirstResponder() }

    override func mayBeginEditing() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
    override func mayEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }
    override func didBecomeFirst() {
        isEditing = true
        if clearsOnBeginEditing { typed.set("") }
        typed.select(NSRange(location: typed.length, length: 0))
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
    }
    override func didResignFirst() {
        isEditing = false
        finishMarkedText()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        sendActions(for: .editingDidEnd)
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
        if let new { addSubview(new) }
    }
    override func contentHeight(width: CGFloat) -> CGFloat { max(font?.lineHeight ?? 20, 22) }
}
