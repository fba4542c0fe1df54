/// What is known about an expression's result before it runs.
public struct StaticType: Hashable, Sendable {
    /// The kind of a single value.
    public enum Kind: UInt8, Hashable, Sendable {
        /// Not known until it runs.
        case any
        /// `true` or `false`.
        case bool
        /// A number.
        case number
        /// Text.
        case text
        /// The id of an option, of whatever kind; where a number is wanted, the option's value.
        case option
    }

    /// The kind of the value, or of the values in the list.
    public var kind: Kind
    /// Whether the result is a list. Lists are flat: a list in a list is joined into it.
    public var isList: Bool

    /// Makes a type.
    public init(_ kind: Kind, isList: Bool = false) {
        self.kind = kind
        self.isList = isList
    }

    /// Not known until it runs.
    public static let any = StaticType(.any)
    /// `true` or `false`.
    public static let bool = StaticType(.bool)
    /// A number.
    public static let number = StaticType(.number)
    /// Text.
    public static let text = StaticType(.text)
    /// The id of an option.
    public static let option = StaticType(.option)
    /// A list of no particular kind.
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
        }
    }
}
