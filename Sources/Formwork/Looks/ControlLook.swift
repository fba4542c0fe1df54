public import FormworkCore

/// What of a control's state a form's styles can tell apart, and which of their keys counts.
public struct ControlLook: Hashable, Sendable {
    /// Whether it takes input.
    public var isEnabled: Bool
    /// Whether something is wrong with the answer.
    public var hasError: Bool
    /// Whether it has the focus.
    public var hasFocus: Bool
    /// Whether a finger is on it, as on a button.
    public var isPressed: Bool

    /// Puts them together.
    public init(isEnabled: Bool, hasError: Bool, hasFocus: Bool, isPressed: Bool = false) {
        self.isEnabled = isEnabled
        self.hasError = hasError
        self.hasFocus = hasFocus
        self.isPressed = isPressed
    }

    /// The colours that may lie behind the control, the first that is said first.
    public var backgrounds: [ColorStyle] {
        if !isEnabled { return [.disabledBackground, .background] }
        return (isPressed ? [.highlightedBackground] : []) + (hasError ? [.invalidBackground] : [])
            + (hasFocus ? [.activeBackground] : [])
            + (hasError ? [] : [.validBackground]) + [.enabledBackground] + (hasFocus ? [] : [.inactiveBackground])
            + [.background]
    }

    /// The colours that its edge may have, the first that is said first.
    public var borders: [ColorStyle] {
        if !isEnabled { return [.disabledBorder, .border] }
        return (hasError ? [.invalidBorder] : []) + (hasFocus ? [.activeBorder] : []) + (hasError ? [] : [.validBorder])
            + [.enabledBorder] + (hasFocus ? [] : [.inactiveBorder]) + [.border]
    }

    /// The colour of its text.
    public var text: ColorStyle { isEnabled ? .enabledText : .disabledText }
}
