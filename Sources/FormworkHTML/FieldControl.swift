import FormworkRuntime

/// The kind of control that a page draws for a field.
enum FieldControl {
    /// A line of text, or the browser's control for a day or time.
    case line
    /// Several lines of text.
    case area
    /// A slider.
    case slider
    /// A list that opens when it is pressed.
    case list
    /// Radio buttons: one option can be chosen.
    case radios
    /// Checkboxes: any options can be chosen.
    case boxes
    /// A switch or a single checkbox.
    case toggle
    /// Text to read.
    case output
    /// A button.
    case button
    /// A picture.
    case picture
    /// A line across the card.
    case rule
    /// Empty space.
    case room
    /// A placeholder for a type that this version cannot draw.
    case none
}

extension FieldState {
    /// A choice with more options than these is drawn as a list that opens.
    private static let radioLimit = 6

    /// The control. It is the same as long as the row exists.
    var control: FieldControl {
        switch compiled.definition.type {
        case .textView: .area
        case .slider: .slider
        case .toggle, .check: .toggle
        case .checkGroup: compiled.definition.style == .radio ? .radios : .boxes
        case .select: choiceControl
        case .info: .output
        case .button: .button
        case .image: .picture
        case .separator: .rule
        case .spacer: .room
        case .hidden, .unknown: .none
        default: .line
        }
    }

    private var choiceControl: FieldControl {
        if compiled.definition.multiple { return .boxes }
        switch compiled.definition.style {
        case .list: return .list
        case .automatic: return writtenOptionCount > Self.radioLimit ? .list : .radios
        default: return .radios
        }
    }
}

extension Field {
    /// Whether numbers have buttons that lower and raise them.
    var hasSteps: Bool { type == .count || type == .stepper || type == .countDown }

    /// Whether the field has a button that clears the answer. Not all browsers have one in their controls for days and
    /// times.
    var hasClear: Bool {
        switch valueKind {
        case .date, .time, .dateTime: true
        default: false
        }
    }
}

extension FieldControl {
    /// Whether the row has a label or a legend.
    var isLabelled: Bool {
        switch self {
        case .picture, .rule, .room: false
        default: true
        }
    }

    /// Whether the control itself tells assistive technology that an answer is required. The roles of other controls
    /// have no attribute for it.
    var saysRequired: Bool {
        switch self {
        case .slider, .boxes: false
        default: true
        }
    }
}
