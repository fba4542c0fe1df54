public import Foundation

@MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    open var text: String? {
        didSet {
            styled = nil
            if text != oldValue { invalidateIntrinsicContentSize() }
        }
    }
    // Source: Apple, "textColor" and "font": a new value applies to the whole text, whatever its attributes said.
    private var styled: NSAttributedString?
    open var attributedText: NSAttributedString? {
        get { styled ?? text.map { NSAttributedString(string: $0) } }
        set {
            text = newValue?.string
            styled = newValue
        }
    }
    open var font: UIFont! = .systemFont(ofSize: 17) { didSet { styled = nil } }
    open var textColor: UIColor! = .label { didSet { styled = nil } }
    open var textAlignment: NSTextAlignment = .natural
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    open var numberOfLines = 1
    open var isEnabled = true
    open var isHighlighted = false
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    open var preferredMaxLayoutWidth: CGFloat = 0
    public var adjustsFontForContentSizeCategory = false
    open var allowsDefaultTighteningForTruncation = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .staticText
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // Source: Apple, "UILabel" accessibility: the text is the label when no other was set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    override func contentHeight(width: CGFloat) -> CGFloat {
        guard let text, !text.isEmpty else { return 0 }
        // Source: Apple, "adjustsFontForContentSizeCategory": such a text grows with those of the person.
        let growth = adjustsFontForContentSizeCategory ? traitCollection.preferredContentSizeCategory.factor : 1
        let size = font.pointSize * growth
        let perLine = max(Int(width / (size / 2)), 1)
        let wanted = (text.count + perLine - 1) / perLine
        let lines = numberOfLines == 0 ? wanted : min(wanted, numberOfLines)
        return CGFloat(lines) * (font.lineHeight * growth).rounded()
    }
}

@MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    var adjustsFontForContentSizeCategory: Bool { get set }
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
