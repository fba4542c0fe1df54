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

extension ValueKind {
    /// The name in the keys of words, as in `type.number`.
    var name: String {
        switch self {
        case .none: "none"
        case .text: "text"
        case .exactText: "exact_text"
        case .integer: "integer"
        case .number: "number"
        case .bool: "bool"
        case .date: "date"
        case .time: "time"
        case .dateTime: "date_time"
        case .option: "option"
        case .options: "options"
        case .any: "any"
        }
    }
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
