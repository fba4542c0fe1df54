/// The type of a field.
public enum FieldType: String, CaseIterable, Equatable, Sendable {
    /// One line of text.
    case text
    /// A person's or thing's name.
    case name
    /// An e-mail address.
    case email
    /// An address on the web.
    case url
    /// The name of an account.
    case username
    /// A postal address.
    case address
    /// A password. It is shown only if the person asks for it.
    case password
    /// A telephone number.
    case phone
    /// Text of several lines.
    case textView = "text_view"
    /// Any number.
    case number
    /// A whole number.
    case integer
    /// A number with a fraction.
    case decimal
    /// An amount of money.
    case currency
    /// A whole number with buttons that lower and raise it.
    case count
    /// A length of time in whole minutes.
    case countDown = "count_down"
    /// A number between two limits, with buttons.
    case stepper
    /// A number on a scale.
    case slider
    /// A day.
    case date
    /// A time of day.
    case time
    /// A day and a time.
    case dateTime = "date_time"
    /// On or off.
    case toggle = "switch"
    /// A box to tick in order to agree. If the field is required, the box must be ticked.
    case check
    /// Several boxes of which any can be ticked.
    case checkGroup = "check_group"
    /// A choice of one option, or of several if the field is `multiple`.
    case select
    /// Text to read, or a calculated value.
    case info
    /// A value that is among the answers and is never shown.
    case hidden
    /// A button.
    case button
    /// Empty space.
    case spacer
    /// A line.
    case separator
    /// A picture.
    case image
    /// A type that this version of Formwork does not have. The field is drawn as a placeholder and keeps its value.
    case unknown
}

/// The kind of value that answers a field.
public enum ValueKind: UInt8, Equatable, Sendable {
    /// No value at all, as for a button.
    case none
    /// Text, without white space at its ends.
    case text
    /// Text exactly as typed.
    case exactText
    /// A number without a fraction.
    case integer
    /// Any number.
    case number
    /// `true` or `false`.
    case bool
    /// A day, as text such as `2026-11-21`.
    case date
    /// A time of day, as text such as `08:30`.
    case time
    /// A day and a time, as text such as `2026-11-21T08:30`.
    case dateTime
    /// The id of an option, in the JSON type that the definition gives it.
    case option
    /// The ids of options, in the order of the options.
    case options
    /// The result of a formula.
    case any
}

// Inlined, these cost the page no more than the comparisons.
extension ValueKind {
    /// Whether the value is any text that a person may type.
    @inline(__always)
    package var isText: Bool { self == .text || self == .exactText }

    /// Whether the value is a number.
    @inline(__always)
    package var isNumber: Bool { self == .integer || self == .number }

    /// Whether the value is a day, a time or both.
    @inline(__always)
    package var isCivil: Bool { self == .date || self == .time || self == .dateTime }

    /// Whether the value is chosen among options.
    @inline(__always)
    package var isChoice: Bool { self == .option || self == .options }
}

extension FieldType {
    /// The kind of value that answers a field of this type, if one option at most can be chosen.
    public var valueKind: ValueKind {
        switch self {
        case .text, .name, .email, .url, .username, .address, .phone: .text
        case .password, .textView: .exactText
        case .number, .decimal, .currency, .stepper, .slider: .number
        case .integer, .count, .countDown: .integer
        case .date: .date
        case .time: .time
        case .dateTime: .dateTime
        case .toggle, .check: .bool
        case .checkGroup: .options
        case .select: .option
        case .info, .hidden, .unknown: .any
        case .button, .spacer, .separator, .image: .none
        }
    }

    /// The kind of value that answers a field of this type.
    func valueKind(multiple: Bool) -> ValueKind { multiple && self == .select ? .options : valueKind }

    /// Whether a person types text into the field's control.
    public var isTyped: Bool {
        switch valueKind {
        case .text, .exactText, .integer, .number, .date, .time, .dateTime: true
        case .none, .bool, .option, .options, .any: false
        }
    }

    /// Whether a person can answer the field at all.
    public var takesInput: Bool { valueKind != .none && valueKind != .any }

    /// Whether the field has a row.
    public var isDrawn: Bool { self != .hidden }
}

extension Field {
    /// The kind of value that answers the field.
    public var valueKind: ValueKind { type.valueKind(multiple: multiple) }
}

/// The style in which a field is shown. A renderer that lacks a style uses the most similar one.
public enum FieldStyle: String, CaseIterable, Equatable, Sendable {
    /// The usual style of the renderer for the type.
    case automatic
    /// All options visible at once, one below the other.
    case radio
    /// All options visible at once, side by side.
    case segmented
    /// A list that opens when it is pressed, in the usual way of the system.
    case list
    /// For a date, a time or both: the editor opens as a row under the field.
    case inline
    /// For a choice of several options: the answer has the options in the order in which they were chosen, and not in
    /// that of the definition.
    case ordered
}
