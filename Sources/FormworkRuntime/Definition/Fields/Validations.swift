/// The rules that an answer has to satisfy. Rules without a value do not apply.
public struct Validations: Equatable, Sendable {
    /// Whether the field must be answered.
    public var required: Bool
    /// The fewest characters, counted as people count them (grapheme clusters); `nil` for no limit.
    public var minLength: Int?
    /// The maximum number of characters, counted as people count them (grapheme clusters); `nil` for no limit.
    public var maxLength: Int?
    /// The fewest options that can be chosen, where several can; `nil` for no limit. An exclusive option is enough by
    /// itself.
    public var minChoices: Int?
    /// The maximum number of options that can be chosen, where several can; `nil` for no limit.
    public var maxChoices: Int?
    /// The smallest number; `nil` for no limit.
    public var minValue: DecimalNumber?
    /// The largest number; `nil` for no limit.
    public var maxValue: DecimalNumber?
    /// A pattern that must be found somewhere in the text, ignoring case; blank if absent.
    public var format: String
    /// A pattern that the whole text must match; blank if absent.
    public var pattern: String
    /// The field to compare with, looked up from the nearest item outward; blank if absent.
    public var compareTo: String
    /// How the answer must compare with that of the other field. The rule passes while one of them is blank.
    public var compareRule: ComparisonRule
    /// Whether no two items of the repeat may have the same answer.
    public var unique: Bool
    /// Other fields of the item. If there are any, only items whose answers to these fields are the same too may not have
    /// the same answer.
    public var uniqueWith: [String]
    /// Expressions that must be true if the field is answered. They are evaluated in order.
    public var rules: [AssertionRule]
    /// The names of validators, which are checks in code, in the order in which they run. No validator runs after one
    /// that found an error.
    public var validators: [String]
    /// The names of async checks, which take time, such as asking a server. They run after all other rules have passed.
    public var asyncChecks: [String]
    /// Words for this field's error codes that replace the form's and the catalog's.
    public var messages: [MessageOverride]

    /// Makes rules. By default there are no rules.
    public init(
        required: Bool = false,
        minLength: Int? = nil,
        maxLength: Int? = nil,
        minChoices: Int? = nil,
        maxChoices: Int? = nil,
        minValue: DecimalNumber? = nil,
        maxValue: DecimalNumber? = nil,
        format: String = "",
        pattern: String = "",
        compareTo: String = "",
        compareRule: ComparisonRule = .equal,
        unique: Bool = false,
        uniqueWith: [String] = [],
        rules: [AssertionRule] = [],
        validators: [String] = [],
        asyncChecks: [String] = [],
        messages: [MessageOverride] = []
    ) {
        self.required = required
        self.minLength = minLength
        self.maxLength = maxLength
        self.minChoices = minChoices
        self.maxChoices = maxChoices
        self.minValue = minValue
        self.maxValue = maxValue
        self.format = format
        self.pattern = pattern
        self.compareTo = compareTo
        self.compareRule = compareRule
        self.unique = unique
        self.uniqueWith = uniqueWith
        self.rules = rules
        self.validators = validators
        self.asyncChecks = asyncChecks
        self.messages = messages
    }
}

/// An expression that must be true once a field is answered.
public struct AssertionRule: Equatable, Sendable {
    /// The expression. A blank result, as after a division by zero, breaks the rule.
    public var assertion: String
    /// The words of the error. Blank means the catalog's words.
    public var message: String
    /// Whether only the server knows the rule. A browser gets neither the expression nor the words of the error, unless
    /// an answer breaks the rule: then it gets the words.
    public var isServerOnly: Bool

    /// Makes a rule.
    public init(_ assertion: String, message: String = "", isServerOnly: Bool = false) {
        self.assertion = assertion
        self.message = message
        self.isServerOnly = isServerOnly
    }
}

/// How an answer must compare with another.
public enum ComparisonRule: String, CaseIterable, Equatable, Sendable {
    /// The answers are the same.
    case equal = "=="
    /// The answers are not the same.
    case notEqual = "!="
    /// The answer is more, or later.
    case greater = ">"
    /// The answer is more, later or the same.
    case greaterOrEqual = ">="
    /// The answer is less, or earlier.
    case less = "<"
    /// The answer is less, earlier or the same.
    case lessOrEqual = "<="

    /// The last part of the rule's message key, as in `compare.greater`.
    package var name: String {
        switch self {
        case .equal: "equal"
        case .notEqual: "not_equal"
        case .greater: "greater"
        case .greaterOrEqual: "greater_or_equal"
        case .less: "less"
        case .lessOrEqual: "less_or_equal"
        }
    }
}
