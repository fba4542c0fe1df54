public import Foundation

@MainActor open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityTraits = [.button, .toggleButton]
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Source: Apple, "setOn(_:animated:)": sends no action.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    // Source: Apple, accessibility of `UISwitch`: the value is "1" or "0", which VoiceOver speaks as on or off.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (isOn ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }
    open override func accessibilityActivate() -> Bool {
        touched()
        return true
    }

    override func touched() {
        isOn.toggle()
        valueChosen()
    }
    override func contentHeight(width: CGFloat) -> CGFloat { 31 }
}
