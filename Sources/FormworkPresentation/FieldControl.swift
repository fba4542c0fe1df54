/// The ways in which a field is shown and answered, on any platform.
///
/// This is the only list of controls. Every renderer has one `switch` over it without a `default`, so a control that a renderer
/// lacks does not compile. A renderer may show one control by another; a table in `Documentation/Controls.md` says which.
/// `shown(with:)` adapts the control to the capabilities of a place.
public enum FieldControl: Hashable, Sendable {
    /// One line of text.
    case line
    /// Several lines of text, which grow.
    case area
    /// A number that is typed, with buttons that lower and raise it.
    case stepper
    /// A length of time in minutes, with buttons that lower and raise it.
    case duration
    /// A thumb on a track.
    case slider
    /// A switch, which is on or off.
    case toggle
    /// A box before the words, which is ticked.
    case box
    /// Two buttons for "yes" and "no".
    case yesNo
    /// Options below each other, one of which can be chosen.
    case radios
    /// Options side by side, one of which can be chosen.
    case segments
    /// Options in a menu that opens at the control, one of which can be chosen.
    case menu
    /// Many options in a list that opens, with a field to find one in.
    case list(Choosing)
    /// Options below each other, of which any can be chosen.
    case boxes
    /// The chosen options as tags, and a field that finds further ones.
    case tags
    /// A row of stars, as many of them full as the place of the chosen option.
    case stars
    /// Options side by side as buttons that are pressed or not, such as the days of a week.
    case chips(Choosing)
    /// The pictures of the options.
    case pictures(Choosing)
    /// The symbols of options in the columns of a table that the rows of a matrix share.
    case columns(Choosing)
    /// Options that are put in order.
    case ranking
    /// A wheel in the place of the keyboard, with an option at each stop.
    case wheel
    /// Several wheels beside each other that make the answer together.
    case wheels
    /// A day.
    case day
    /// A time of day.
    case time
    /// A day and a time.
    case dayAndTime
    /// Files, with a button that adds one.
    case files
    /// A signature, which is drawn or typed.
    case signature
    /// A text to read, or a calculated value.
    case output
    /// A button.
    case button
    /// A picture.
    case picture
    /// A line across the section.
    case rule
    /// Empty room.
    case room
    /// A control of the app's own.
    case custom
    /// A sentence that the field cannot be shown here.
    case unsupported

    /// How many options a choice takes.
    public enum Choosing: Hashable, Sendable {
        /// One option at most.
        case one
        /// Any options.
        case several
    }
}

extension FieldControl {
    /// The maximum number of options that are shown at once. More options are in a menu, or on a screen of their own.
    public static var mostOptionsAtOnce: Int { 6 }

    /// So many options are still found without searching. More are in a list with a field to find one in.
    public static var mostWithoutSearch: Int { 12 }
}

extension FieldControl {
    /// How many options the control takes; `nil` for controls without options.
    public var choosing: Choosing? {
        switch self {
        case .radios, .segments, .menu, .stars, .yesNo, .wheel: .one
        case .boxes, .tags, .ranking, .files, .signature: .several
        case .list(let choosing), .chips(let choosing), .pictures(let choosing), .columns(let choosing): choosing
        case .line, .area, .stepper, .duration, .slider, .toggle, .box, .day, .time, .dayAndTime, .wheels: nil
        case .output, .button, .picture, .rule, .room, .custom, .unsupported: nil
        }
    }

    /// Whether screen readers announce by themselves that the control needs an answer. They do not for sliders and
    /// groups of boxes, so a renderer adds it to the label.
    public var saysRequired: Bool { self != .slider && choosing != .several }

    /// Whether the control asks for a day, a time, or both.
    public var isDayOrTime: Bool {
        switch self {
        case .day, .time, .dayAndTime: true
        default: false
        }
    }

    /// Whether the control has one line of text, which is typed or chosen from a calendar.
    package var isLine: Bool {
        switch self {
        case .line, .stepper, .duration: true
        default: isDayOrTime
        }
    }

    /// Whether the control's row can have a label.
    package var isLabelled: Bool { self != .picture && self != .rule && self != .room }
}
