public import Foundation

@MainActor open class UIStepper: UIControl {
    open var value: Double {
        get { stored }
        set { stored = min(max(newValue, minimumValue), maximumValue) }
    }
    private var stored = 0.0
    open var minimumValue = 0.0 { didSet { value = stored } }
    open var maximumValue = 100.0 { didSet { value = stored } }
    // Source: Apple, "stepValue": an exception for zero and less.
    open var stepValue = 1.0 {
        didSet { if stepValue <= 0 { Refusals.refuse("stepValue must be greater than 0") } }
    }
    open var wraps = false
    open var autorepeat = true
    open var isContinuous = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityTraits = .adjustable
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func accessibilityIncrement() { step(up: true) }
    open override func accessibilityDecrement() { step(up: false) }

    func step(up: Bool) {
        let before = value
        let target = before + (up ? stepValue : -stepValue)
        // Source: Apple, "wraps": beyond an end it goes on at the other one.
        value = !wraps ? target : target > maximumValue ? minimumValue : target < minimumValue ? maximumValue : target
        if value != before { sendActions(for: .valueChanged) }
    }
    override func contentHeight(width: CGFloat) -> CGFloat { 32 }
}
