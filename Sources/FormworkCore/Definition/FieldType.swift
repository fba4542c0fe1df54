/// What a field asks for.
public enum FieldType: String, CaseIterable, Equatable, Sendable {
    /// One line of text.
    case text
    /// A whole number.
    case integer
    /// A number with a fraction.
    case decimal
    /// On or off.
    case toggle = "switch"
    /// One of several options.
    case select
    /// Text or a calculated value that is only read.
    case info
    /// Something to press.
    case button
    /// A type this version does not know: drawn as a placeholder, its value kept.
    case unknown
}

/// The kind of value that answers a field.
public enum ValueKind: UInt8, Equatable, Sendable {
    /// No value at all, as for a button.
    case none
    /// Text.
    case text
    /// A number without a fraction.
    case integer
    /// Any number.
    case number
    /// `true` or `false`.
    case bool
    /// The id of an option, of whatever JSON type it has.
    case option
    /// Whatever a formula yields.
    case any
}

extension FieldType {
    /// The kind of value that answers a field of this type.
    public var valueKind: ValueKind {
        switch self {
        case .text: .text
        case .integer: .integer
        case .decimal: .number
        case .toggle: .bool
        case .select: .option
        case .info, .unknown: .any
        case .button: .none
        }
    }

    /// Whether a person types text into the field's control.
    public var isTyped: Bool {
        switch self {
        case .text, .integer, .decimal: true
        case .toggle, .select, .info, .button, .unknown: false
        }
    }

    /// Whether a person can answer the field at all.
    public var takesInput: Bool {
        switch self {
        case .text, .integer, .decimal, .toggle, .select: true
        case .info, .button, .unknown: false
        }
    }
}

/// How a field is shown; a renderer without a style uses the nearest one.
public enum FieldStyle: String, CaseIterable, Equatable, Sendable {
    /// The renderer's choice for the type.
    case automatic
    /// All options visible at once.
    case radio
}
