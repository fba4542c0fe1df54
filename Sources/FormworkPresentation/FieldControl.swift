public import FormworkRuntime

/// The kinds of controls that renderers draw for fields.
public enum FieldControl: Equatable, Sendable {
    /// A control for one line of text.
    case textField
    /// A control for several lines of text.
    case textArea
    /// A control for a day, a time, or both; the field's `valueKind` says which.
    case dateField
    /// A thumb on a track.
    case slider
    /// A list that opens, of which one option can be chosen.
    case menu
    /// Options that are all visible, of which one can be chosen.
    case radioGroup
    /// Options that are all visible, of which any can be chosen.
    case checkboxGroup
    /// A switch, or a box to tick.
    case toggle
    /// A text to read, or a calculated value.
    case output
    /// A button.
    case button
    /// A picture.
    case image
    /// A line across the section.
    case separator
    /// Empty space.
    case spacer
    /// A sentence that this version of Formwork cannot draw the field.
    case unsupported
}

extension FieldControl {
    /// The most options that are shown at once. More options are in a menu, or on a screen of their own.
    public static var mostOptionsAtOnce: Int { 6 }
}

extension FieldState {
    /// The control that a renderer draws for the field. It stays the same as long as the row exists.
    public var control: FieldControl {
        switch compiled.definition.type {
        case .textView: .textArea
        case .date, .time, .dateTime: .dateField
        case .slider: .slider
        case .toggle, .check: .toggle
        case .checkGroup: compiled.definition.style == .radio ? .radioGroup : .checkboxGroup
        case .select: choiceControl
        case .info: .output
        case .button: .button
        case .image: .image
        case .separator: .separator
        case .spacer: .spacer
        case .hidden, .unknown: .unsupported
        default: .textField
        }
    }

    private var choiceControl: FieldControl {
        if compiled.definition.multiple { return .checkboxGroup }
        switch compiled.definition.choiceStyle {
        case .list: return .menu
        case .automatic: return writtenOptionCount > FieldControl.mostOptionsAtOnce ? .menu : .radioGroup
        default: return .radioGroup
        }
    }
}

extension FieldControl {
    /// Whether screen readers announce by themselves that the control needs an answer. They do not for sliders and
    /// groups of boxes, so a renderer adds it to the label.
    public var saysRequired: Bool {
        switch self {
        case .slider, .checkboxGroup: false
        default: true
        }
    }

    /// Whether the control has one line of text, which is typed or chosen from a calendar.
    package var isLine: Bool { self == .textField || self == .dateField }

    /// Whether the control's row can have a label.
    package var isLabelled: Bool {
        switch self {
        case .image, .separator, .spacer: false
        default: true
        }
    }
}
