/// The type of an expression's result, as far as it is known before the expression runs.
public struct StaticType: Hashable, Sendable {
    /// The kind of a single value.
    public enum Kind: UInt8, Hashable, Sendable {
        /// The type is not known before the expression runs.
        case any
        /// `true` or `false`.
        case bool
        /// A number.
        case number
        /// Text.
        case text
        /// The id of an option, of any kind. Where a number is needed, the option's value is read instead.
        case option
        /// A day, as text.
        case date
        /// A time of day, as text.
        case time
        /// A day and a time, as text.
        case dateTime

        /// Whether the value is text of a kind.
        var isText: Bool {
            switch self {
            case .text, .date, .time, .dateTime: true
            case .any, .bool, .number, .option: false
            }
        }
    }

    /// The kind of the value, or of the values in the list.
    public var kind: Kind
    /// Whether the result is a list. Lists are flat: the values of a list in a list become values of the outer list.
    public var isList: Bool

    /// Makes a type.
    public init(_ kind: Kind, isList: Bool = false) {
        self.kind = kind
        self.isList = isList
    }

    /// The type is not known before the expression runs.
    public static let any = StaticType(.any)
    /// `true` or `false`.
    public static let bool = StaticType(.bool)
    /// A number.
    public static let number = StaticType(.number)
    /// Text.
    public static let text = StaticType(.text)
    /// The id of an option.
    public static let option = StaticType(.option)
    /// A day.
    public static let date = StaticType(.date)
    /// A time of day.
    public static let time = StaticType(.time)
    /// A day and a time.
    public static let dateTime = StaticType(.dateTime)
    /// A list of values of any kind.
    public static let list = StaticType(.any, isList: true)

    /// A list of values of a kind.
    public static func list(of kind: Kind) -> StaticType { StaticType(kind, isList: true) }

    /// The type's name in problems.
    public var name: String {
        if isList { return "list" }
        switch kind {
        case .any: return "any"
        case .bool: return "bool"
        case .number: return "number"
        case .text: return "text"
        case .option: return "option"
        case .date: return "date"
        case .time: return "time"
        case .dateTime: return "date_time"
        }
    }
}
