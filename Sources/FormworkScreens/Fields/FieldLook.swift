/// What a screen draws for a field, in words that every kit of views has.
public enum FieldLook: Hashable, Sendable {
    /// One line of text.
    case line
    /// Several lines of text, which grow.
    case area
    /// A number that is typed, with buttons that lower and raise it.
    case steps
    /// A thumb on a track.
    case slider
    /// On or off.
    case toggle
    /// Options side by side, one of which can be chosen.
    case segments
    /// Options in a menu that opens at the control.
    case menu
    /// One option of many, on a screen of its own with search.
    case list
    /// Any options of many, on a screen of its own.
    case multipleList
    /// Options below each other, one of which can be chosen.
    case radios
    /// Options below each other, of which any can be chosen.
    case boxes
    /// A day, a time or both.
    case date
    /// Something to read.
    case info
    /// Something to press.
    case button
    /// A picture.
    case picture
    /// A line.
    case rule
    /// Room.
    case room
    /// A question that this version cannot draw.
    case unsupported
}

extension FieldState {
    /// So many options are still better seen at once than behind a control.
    static let radioLimit = 6
    /// So many options are still found without searching.
    static let menuLimit = 12

    /// What a screen draws, which stays the same as long as the row does.
    public var look: FieldLook {
        let field = field
        switch field.type {
        case .textView: return .area
        case .slider: return .slider
        case .toggle, .check: return .toggle
        case .stepper, .count, .countDown: return .steps
        case .checkGroup: return manyOptions ? .multipleList : .boxes
        case .select: return choice(field)
        case .info: return .info
        case .button: return .button
        case .image: return .picture
        case .separator: return .rule
        case .spacer: return .room
        case .hidden, .unknown: return .unsupported
        case .date, .time, .dateTime: return .date
        default: return .line
        }
    }

    private var manyOptions: Bool { writtenOptionCount > Self.radioLimit }

    private func choice(_ field: Field) -> FieldLook {
        if field.multiple { return manyOptions ? .multipleList : .boxes }
        switch field.style {
        case .segmented: return .segments
        case .radio: return .radios
        case .list: return writtenOptionCount > Self.menuLimit ? .list : .menu
        default:
            if writtenOptionCount > Self.menuLimit { return .list }
            return manyOptions ? .menu : .radios
        }
    }
}

extension FieldLook {
    /// Whether moving to the next field stops here: what is typed into, and what opens something.
    public var takesFocus: Bool {
        switch self {
        case .line, .area, .steps, .menu, .list, .multipleList, .date: true
        default: false
        }
    }

    /// Whether a keyboard comes with the focus.
    public var isTyped: Bool { self == .line || self == .area || self == .steps }
}
