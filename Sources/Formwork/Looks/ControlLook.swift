public import FormworkCore

/// The parts of a control's state for which styles differ, and the keys of styles that are used in that state.
public struct ControlLook: Hashable, Sendable {
    /// Whether the control takes input.
    public var isEnabled: Bool
    /// Whether an error is shown.
    public var hasError: Bool
    /// Whether the control has the focus.
    public var hasFocus: Bool
    /// Whether the control is pressed, such as a button.
    public var isPressed: Bool

    /// Makes the state of a control.
    public init(isEnabled: Bool, hasError: Bool, hasFocus: Bool, isPressed: Bool = false) {
        self.isEnabled = isEnabled
        self.hasError = hasError
        self.hasFocus = hasFocus
        self.isPressed = isPressed
    }

    /// The keys for the background of the control. The first one with a colour is used.
    public var backgrounds: [ColorStyle] {
        if !isEnabled { return [.disabledBackground, .background] }
        return (isPressed ? [.highlightedBackground] : []) + (hasError ? [.invalidBackground] : [])
            + (hasFocus ? [.activeBackground] : [])
            + (hasError ? [] : [.validBackground]) + [.enabledBackground] + (hasFocus ? [] : [.inactiveBackground])
            + [.background]
    }

    /// The keys for the edge of the control. The first one with a colour is used.
    public var borders: [ColorStyle] {
        if !isEnabled { return [.disabledBorder, .border] }
        return (hasError ? [.invalidBorder] : []) + (hasFocus ? [.activeBorder] : []) + (hasError ? [] : [.validBorder])
            + [.enabledBorder] + (hasFocus ? [] : [.inactiveBorder]) + [.border]
    }

    /// The key for the colour of the text.
    public var text: ColorStyle { isEnabled ? .enabledText : .disabledText }
}
