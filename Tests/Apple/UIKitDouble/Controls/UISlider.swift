public import Foundation

@MainActor open class UISlider: UIControl {
    // Source: Apple, "value": a value outside of the limits becomes the nearest one inside.
    open var value: Float {
        get { stored }
        set { stored = min(max(newValue, minimumValue), maximumValue) }
    }
    private var stored: Float = 0
    open var minimumValue: Float = 0 { didSet { value = stored } }
    open var maximumValue: Float = 1 { didSet { value = stored } }
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityTraits = .adjustable
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    // Source: Apple, "UISlider" accessibility: one swipe moves by a tenth of the range.
    open override func accessibilityIncrement() { move(to: value + (maximumValue - minimumValue) / 10) }
    open override func accessibilityDecrement() { move(to: value - (maximumValue - minimumValue) / 10) }

    func move(to value: Float) {
        self.value = value
        sendActions(for: .valueChanged)
    }
    override func contentHeight(width: CGFloat) -> CGFloat { 34 }
}
