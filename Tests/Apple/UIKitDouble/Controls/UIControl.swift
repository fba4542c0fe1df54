public import Foundation

@MainActor open class UIControl: UIView {
    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open var showsMenuAsPrimaryAction = false
    open var isContextMenuInteractionEnabled = false
    open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center
    open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center
    open var state: UIControl.State {
        var state: UIControl.State = []
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }
    private var actions: [(action: UIAction, events: UIControl.Event)] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
    }
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // Source: Apple, "accessibilityTraits": a disabled control says so.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { isEnabled ? super.accessibilityTraits : super.accessibilityTraits.union(.notEnabled) }
        set { super.accessibilityTraits = newValue }
    }

    // Source: Apple, "addAction(_:for:)": an action with the identifier of another one takes its place.
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
        actions.append((action, controlEvents))
    }
    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        actions.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    }
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
        actions.removeAll { $0.action.identifier == actionIdentifier && $0.events == controlEvents }
    }
    // Source: Apple, "performPrimaryAction()" (iOS 17.4): does what a touch does; a button with a menu opens that.
    open func performPrimaryAction() { touched() }
    open func sendAction(_ action: UIAction) { action.perform(from: self) }
    open func sendActions(for controlEvents: UIControl.Event) {
        for entry in actions where !entry.events.isDisjoint(with: controlEvents) { sendAction(entry.action) }
    }

    /// What a finger that goes up on the control does.
    func touched() { sendActions(for: [.touchUpInside]) }
    /// Tells of a value that a person chose.
    func valueChosen() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
}

extension UIControl {
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var touchDown: UIControl.Event { .init(rawValue: 1 << 0) }
        public static var touchUpInside: UIControl.Event { .init(rawValue: 1 << 6) }
        public static var touchUpOutside: UIControl.Event { .init(rawValue: 1 << 7) }
        public static var touchCancel: UIControl.Event { .init(rawValue: 1 << 8) }
        public static var valueChanged: UIControl.Event { .init(rawValue: 1 << 12) }
        public static var primaryActionTriggered: UIControl.Event { .init(rawValue: 1 << 13) }
        public static var menuActionTriggered: UIControl.Event { .init(rawValue: 1 << 14) }
        public static var editingDidBegin: UIControl.Event { .init(rawValue: 1 << 16) }
        public static var editingChanged: UIControl.Event { .init(rawValue: 1 << 17) }
        public static var editingDidEnd: UIControl.Event { .init(rawValue: 1 << 18) }
        public static var editingDidEndOnExit: UIControl.Event { .init(rawValue: 1 << 19) }
        public static var allEditingEvents: UIControl.Event { .init(rawValue: 0xF << 16) }
    }

    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var normal: UIControl.State { [] }
        public static var highlighted: UIControl.State { .init(rawValue: 1) }
        public static var disabled: UIControl.State { .init(rawValue: 2) }
        public static var selected: UIControl.State { .init(rawValue: 4) }
        public static var focused: UIControl.State { .init(rawValue: 8) }
    }
}
