extension FieldControl {
    /// Whether moving to the next field stops here: what is typed into, and what opens something.
    public var takesFocus: Bool {
        switch self {
        case .line, .area, .stepper, .duration, .menu, .wheel, .wheels, .list, .tags, .day, .time, .dayAndTime: true
        case .slider, .toggle, .box, .yesNo, .radios, .segments, .boxes, .stars, .chips, .pictures, .columns, .ranking:
            false
        case .files, .signature, .output, .button, .picture, .rule, .room, .custom, .unsupported: false
        }
    }

    /// Whether a keyboard comes with the focus.
    public var isTyped: Bool {
        switch self {
        case .line, .area, .stepper, .duration: true
        default: false
        }
    }

    /// Whether the focus stays in the form: something is typed into or turned, and no other screen opens.
    public var staysWithFocus: Bool { isTyped || isDayOrTime || self == .wheel || self == .wheels }
}

extension FieldPresentation {
    /// Whether options of the field can be chosen.
    public var isChoice: Bool { control.choosing != nil }

    /// Whether the options of a choice open as a list on a screen of their own, and not in a menu or on a wheel: those have no room for
    /// many options, take one only, and are there before options arrive that a loader brings.
    public func opensList(in session: FormSession) -> Bool {
        isSearched || state.field.valueKind == .options || session.optionLoading(of: state.node) != nil
    }
}
