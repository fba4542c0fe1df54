public import FormworkRuntime

/// What a renderer draws for a field, whatever the field asks.
public enum FieldControl: Equatable, Sendable {
    /// One line to type into.
    case textField
    /// Several lines to type into.
    case textArea
    /// A way to choose a day, a time, or both; the field's `valueKind` says which.
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
    /// Something to read.
    case output
    /// Something to press.
    case button
    /// A picture.
    case image
    /// A line across the section.
    case separator
    /// Nothing but room.
    case spacer
    /// A field that this version cannot draw: a sentence says so.
    case unsupported
}

extension FieldControl {
    /// The most options that are better seen at once than hidden in a menu or on a screen of their own.
    public static var mostOptionsAtOnce: Int { 6 }
}

extension FieldState {
    /// What a renderer draws for the field. It stays the same as long as the row does.
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
    /// Whether a screen reader's word for the control says that an answer is needed. Sliders and groups of boxes have no
    /// such word, so a renderer says it with the label.
    public var saysRequired: Bool {
        switch self {
        case .slider, .checkboxGroup: false
        default: true
        }
    }

    /// Whether the control holds one line, typed or chosen from a calendar.
    package var isLine: Bool { self == .textField || self == .dateField }

    /// Whether the control's row can have a label.
    package var isLabelled: Bool {
        switch self {
        case .image, .separator, .spacer: false
        default: true
        }
    }
}
