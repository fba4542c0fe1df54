import FormworkRuntime

/// What a page draws for a field, whatever the field asks.
enum FieldControl {
    /// One line to type into, or the browser's own way to ask for a day or time.
    case line
    /// Several lines to type into.
    case area
    /// A thumb on a track.
    case slider
    /// A list that opens.
    case list
    /// Options of which one can be chosen.
    case radios
    /// Options of which any can be chosen.
    case boxes
    /// On or off.
    case toggle
    /// Something to read.
    case output
    /// Something to press.
    case button
    /// A picture.
    case picture
    /// A line across the card.
    case rule
    /// Nothing but room.
    case room
    /// Nothing that this version can draw.
    case none
}

extension FieldState {
    /// So many options are still better seen at once than hidden in a list.
    private static let radioLimit = 6

    /// The control, which stays the same as long as the row does.
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

    /// Whether a button takes an answer back: browsers do not all have one in their controls for days and times.
    var hasClear: Bool {
        switch valueKind {
        case .date, .time, .dateTime: true
        default: false
        }
    }
}

extension FieldControl {
    /// Whether the row has a label of its own, or a legend.
    var isLabelled: Bool {
        switch self {
        case .picture, .rule, .room: false
        default: true
        }
    }

    /// Whether assistive technology is told by the control itself that an answer is needed; the roles of the
    /// others have no word for it.
    var saysRequired: Bool {
        switch self {
        case .slider, .boxes: false
        default: true
        }
    }
}
