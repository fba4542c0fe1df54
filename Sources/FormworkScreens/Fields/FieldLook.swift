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
    /// A box before the words, which is ticked by touching it or them.
    case tick
    /// Options side by side, one of which can be chosen.
    case segments
    /// A row of stars, as many of them full as the place of the chosen option.
    case stars
    /// Options side by side as buttons that are pressed or not.
    case chips
    /// Options in a menu that opens at the control.
    case menu
    /// One option from a wheel in the keyboard's place, or an answer from several wheels.
    case wheel
    /// One option of many, on a screen of its own with search.
    case list
    /// Any options of many, on a screen of its own.
    case multipleList
    /// Options below each other, one of which can be chosen.
    case radios
    /// Options below each other, of which any can be chosen.
    case boxes
    /// The symbols of options in the columns of a table, whose words stand above the first row.
    case columns
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
    /// Files, with a button that adds one.
    case files
    /// A signature, which is drawn or typed.
    case signature
    /// A question that this version cannot draw.
    case unsupported
}

extension FieldPresentation {
    /// The control on a screen that is held in a hand: what the presentation says, told apart further.
    public var look: FieldLook { (isChoice ? ownLook : nil) ?? usualLook }

    private var usualLook: FieldLook {
        switch control {
        case .textField: hasSteps ? .steps : .line
        case .textArea: .area
        case .dateField: .date
        case .slider: .slider
        case .toggle: .toggle
        case .menu: state.writtenOptionCount > FieldLook.mostWithoutSearch ? .list : .menu
        case .radioGroup: state.field.style == .segmented ? .segments : .radios
        case .checkboxGroup: state.writtenOptionCount > FieldControl.mostOptionsAtOnce ? .multipleList : .boxes
        case .output: .info
        case .button: .button
        case .image: .picture
        case .separator: .rule
        case .spacer: .room
        case .unsupported: .unsupported
        }
    }
}

extension FieldPresentation {
    /// What a choice was written as, where that is more than a choice.
    private var ownLook: FieldLook? {
        if let rule = state.field.files { return rule.origin == .signature ? .signature : .files }
        return switch state.field.look {
        case .rating: .stars
        case .weekdays: .chips
        case .search, .tags: state.field.valueKind == .options ? .multipleList : .list
        // The answer has the options in the order in which they are ticked.
        case .ranking: .boxes
        // The pictures stand beside the options.
        case .images: state.field.valueKind == .options ? .boxes : .radios
        // Where there is room, the rows of a matrix stand in columns. Components without wheels are one list.
        case .matrix, .components, .yesNo, nil: nil
        }
    }

    /// Whether a list of the options has a field to find one in.
    public var isSearched: Bool {
        state.field.look == .search || state.field.look == .tags
            || state.writtenOptionCount > FieldLook.mostWithoutSearch
    }

    /// Whether the options of a choice open as a list on a screen of their own, and not in a menu or on a wheel: those have no room for
    /// many options, take one only, and are there before options arrive that a loader brings.
    public func opensList(in session: FormSession) -> Bool {
        isSearched || state.field.valueKind == .options || session.optionLoading(of: state.node) != nil
    }
}

extension FieldLook {
    /// So many options are still found without searching.
    public static var mostWithoutSearch: Int { 12 }

    /// Whether moving to the next field stops here: what is typed into, and what opens something.
    public var takesFocus: Bool {
        switch self {
        case .line, .area, .steps, .menu, .wheel, .list, .multipleList, .date: true
        default: false
        }
    }

    /// Whether it takes files, for which a screen needs a store.
    public var addsFiles: Bool { self == .files || self == .signature }

    /// Whether a keyboard comes with the focus.
    public var isTyped: Bool { self == .line || self == .area || self == .steps }

    /// Whether the focus stays in the form: something is typed into or turned, and no other screen opens.
    public var staysWithFocus: Bool { isTyped || self == .date || self == .wheel }
}
