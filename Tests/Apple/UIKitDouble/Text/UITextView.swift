public import Foundation

@MainActor open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting, TypingTarget {
    open weak var delegate: (any UITextViewDelegate)?
    /// What was set last, if it was not the text alone.
    private var attributes: NSAttributedString?
    open var attributedText: NSAttributedString! {
        get { attributes ?? NSAttributedString(string: typed.text) }
        set {
            text = newValue?.string
            attributes = newValue
        }
    }
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }
    open var font: UIFont? = .systemFont(ofSize: 17)
    open var textColor: UIColor? = .label
    open var textAlignment: NSTextAlignment = .natural
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    open private(set) var textContainer: NSTextContainer
    open var isEditable = true
    open var isSelectable = true
    public var adjustsFontForContentSizeCategory = false

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
    open var text: String! {
        get { typed.text }
        set {
            attributes = nil
            typed.set(newValue ?? "")
            textResized()
        }
    }
    open var selectedRange: NSRange {
        get { typed.selection }
        set {
            typed.select(newValue)
            selectionMoved()
        }
    }

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer(size: .zero)
        super.init(frame: frame)
        isAccessibilityElement = true
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer(size: .zero)
        super.init(coder: coder)
    }

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? typed.text }
        set { super.accessibilityValue = newValue }
    }

    public func caretRect(for position: UITextPosition) -> CGRect {
        let before = (typed.text as NSString).substring(to: min(position.offset, typed.length))
        return CGRect(
            x: 0, y: CGFloat(lines(of: before, width: bounds.width) - 1) * lineHeight, width: 2, height: lineHeight)
    }
    public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let start = caretRect(for: range.start)
        let words = (typed.text as NSString).substring(with: range.range)
        let width = CGFloat(words.count) * characterWidth
        return [UITextSelectionRect(CGRect(x: start.minX, y: start.minY, width: width, height: lineHeight))]
    }
    open func scrollRangeToVisible(_ range: NSRange) {}

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        type(presses)
        super.pressesBegan(presses, with: event)
    }

    func mayChange(_ range: NSRange, to text: String) -> Bool {
        isEditable && (delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true)
    }
    func textWasTyped() {
        textResized()
        delegate?.textViewDidChange(self)
    }
    func selectionMoved() { delegate?.textViewDidChangeSelection(self) }
    func returnPressed() { insertText("\n") }
    /// Source: Apple, "isScrollEnabled" of text views: without scrolling the view is as high as its text.
    private func textResized() { if !isScrollEnabled { invalidateIntrinsicContentSize() } }

    override func mayBeginEditing() -> Bool { isEditable && (delegate?.textViewShouldBeginEditing(self) ?? true) }
    override func mayEndEditing() -> Bool { delegate?.textViewShouldEndEditing(self) ?? true }
    override func didBecomeFirst() { delegate?.textViewDidBeginEditing(self) }
    override func didResignFirst() {
        finishMarkedText()
        delegate?.textViewDidEndEditing(self)
    }

    private var growth: CGFloat {
        adjustsFontForContentSizeCategory ? traitCollection.preferredContentSizeCategory.factor : 1
    }
    private var lineHeight: CGFloat { ((font?.lineHeight ?? 20) * growth).rounded() }
    private var characterWidth: CGFloat { 8.5 * growth }
    private func lines(of text: String, width: CGFloat) -> Int {
        let perLine = max(Int(width / characterWidth), 1)
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .reduce(0) { $0 + max(1, ($1.count + perLine - 1) / perLine) }
    }
    override func contentHeight(width: CGFloat) -> CGFloat {
        guard !isScrollEnabled else { return lineHeight + textContainerInset.top + textContainerInset.bottom }
        return CGFloat(lines(of: typed.text, width: width)) * lineHeight + textContainerInset.top
            + textContainerInset.bottom
    }
}

open class NSTextContainer: NSObject {
    open var size: CGSize
    open var lineFragmentPadding: CGFloat = 5
    public init(size: CGSize) { self.size = size }
}
