public import Foundation

@MainActor open class UIScrollView: UIView {
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

    open var contentSize = CGSize.zero
    open var contentInset = UIEdgeInsets.zero
    open var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none
    open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
    open var alwaysBounceVertical = false
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var isScrollEnabled = true { didSet { invalidateIntrinsicContentSize() } }
    /// What the keyboard adds to the inset below.
    var keyboardInset: CGFloat = 0
    open var adjustedContentInset: UIEdgeInsets {
        var inset = contentInset
        inset.bottom += keyboardInset
        return inset
    }
    open var contentOffset: CGPoint {
        get { boundsOrigin }
        set {
            guard newValue != boundsOrigin else { return }
            boundsOrigin = newValue
            setNeedsLayout()
            scrollDelegate?.scrollViewDidScroll(self)
        }
    }
    /// The delegate of the class below: its type differs, which Swift's overrides cannot say, so this class declares none.
    var scrollDelegate: (any UIScrollViewDelegate)? { nil }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated, UIView.areAnimationsEnabled else { return self.contentOffset = contentOffset }
        // Source: Apple, "setContentOffset(_:animated:)": an animated change takes place over time.
        Later.run { [weak self] in
            guard let self else { return }
            self.contentOffset = contentOffset
            layoutIfNeeded()
            scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let top = contentOffset.y, height = visibleHeight
        var y = top
        if rect.maxY > top + height { y = rect.maxY - height }
        if rect.minY < y { y = rect.minY }
        setContentOffset(CGPoint(x: contentOffset.x, y: max(y, 0)), animated: animated)
    }

    /// The height that neither insets nor the keyboard cover.
    var visibleHeight: CGFloat { max(bounds.height - adjustedContentInset.bottom - adjustedContentInset.top, 0) }
}

@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}
extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
