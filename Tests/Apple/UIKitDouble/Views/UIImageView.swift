public import Foundation

@MainActor open class UIImageView: UIView {
    open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
    open var highlightedImage: UIImage?
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    public init(image: UIImage?) {
        super.init(frame: .zero)
        self.image = image
        isUserInteractionEnabled = false
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func contentHeight(width: CGFloat) -> CGFloat { image == nil ? 0 : 22 }
}

@MainActor open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable { case medium, large }
    open var style: UIActivityIndicatorView.Style
    open var hidesWhenStopped = true
    open var color: UIColor! = .secondaryLabel
    open private(set) var isAnimating = false

    public init(style: UIActivityIndicatorView.Style) {
        self.style = style
        super.init(frame: .zero)
        isHidden = true
    }
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
    }

    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }
    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }
    override func contentHeight(width: CGFloat) -> CGFloat { 20 }
}
