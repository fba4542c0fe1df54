/// Something wrong with a definition: where and what, without words.
///
/// `FormworkDialect` turns problems into sentences with file, line and column.
public struct DefinitionProblem: Error, Equatable, Sendable {
    /// What is wrong.
    public var code: Code
    /// Which element: its position in the definition's order (groups, sections and fields, each before
    /// what it contains), from 0; -1 for the form itself.
    public var element: Int
    /// The key of the element at which the problem lies; blank for the element as a whole.
    public var key: String
    /// UTF-8 bytes from the start of the key's text, for problems inside expressions; else 0.
    public var textOffset: Int
    /// What was found there, as the author wrote it. Blank if nothing.
    public var found: String
    /// What would have been understood there, most likely first.
    public var expected: [String]

    /// Makes a problem.
    public init(
        _ code: Code, element: Int, key: String = "", textOffset: Int = 0, found: String = "", expected: [String] = []
    ) {
        self.code = code
        self.element = element
        self.key = key
        self.textOffset = textOffset
        self.found = found
        self.expected = expected
    }

    /// What can be wrong with a definition; the raw value is the public code.
    public enum Code: String, CaseIterable, Equatable, Sendable {
        /// Two elements of one scope share an id.
        case duplicateID = "duplicate_id"
        /// Two options of one field share an id.
        case duplicateOption = "duplicate_option"
        /// An option has no title: nobody could tell what choosing it means.
        case missingTitle = "missing_title"
        /// A field must be answered, but its type is not known, so nobody can.
        case cannotBeAnswered = "cannot_be_answered"
        /// A field or a repeating section has no id.
        case missingID = "missing_id"
        /// The id of an answer is no path: it has points or brackets where none can be.
        case malformedID = "malformed_id"
        /// Two answers would have the same place among the values, or one would be a level of the other.
        case nameConflict = "name_conflict"
        /// An expression names a field that is not there.
        case unknownReference = "unknown_reference"
        /// An expression cannot be read.
        case expressionSyntax = "expression_syntax"
        /// A pattern cannot be read, or asks for what the matcher does not do.
        case pattern
        /// A mask cannot be read.
        case mask
        /// A field names a format that is not there.
        case unknownFormat = "unknown_format"
        /// An expression calls a function that is not there.
        case unknownFunction = "unknown_function"
        /// An expression combines values of kinds that do not go together.
        case expressionType = "expression_type"
        /// A function is called with too few or too many arguments.
        case argumentCount = "argument_count"
        /// Rules that depend on each other in a circle; `found` shows the whole circle.
        case cycle
        /// Repeating sections inside each other beyond the depth that is supported.
        case nestingTooDeep = "nesting_too_deep"
        /// A minimum above its maximum.
        case emptyRange = "empty_range"
        /// A number that the key does not take; `expected` says in words which it takes.
        case wrongValue = "wrong_value"
        /// A first or last day or time that is none.
        case unreadableDate = "unreadable_date"
        /// A default that cannot answer a field of this type, or is none of its options (a warning).
        case wrongDefault = "wrong_default"
        /// A target names a field or section that is not there, or one it cannot act on (a warning).
        case unknownTarget = "unknown_target"
        /// A rule that can never apply to a field of this type (a warning).
        case ruleCannotApply = "rule_cannot_apply"
        /// `update` targets that set each other off; `found` shows the whole circle (a warning).
        case updateCircle = "update_circle"
        /// A default that never counts: the field has a formula, or its answer is a secret (a warning).
        case unusedValue = "unused_value"
        /// A group that starts closed and has nothing that opens it (a warning).
        case cannotOpen = "cannot_open"
        /// An item that a repeat starts with answers what is not in it (a warning).
        case unknownAnswer = "unknown_answer"
        /// A repeat starts with more items than it takes (a warning).
        case tooManyItems = "too_many_items"

        /// A word of a formula looks like a misspelt name but is taken as text (a warning).
        case literalWord = "literal_word"
        /// Two sides of a comparison can never be equal (a warning).
        case neverEqual = "never_equal"
        /// A choice is compared with what is none of its options (a warning).
        case unknownOption = "unknown_option"
        /// A formula with an operator that is no expression, and so is joined as text (a warning).
        case literalOperator = "literal_operator"

        /// Whether a form with this problem can still run.
        public var isWarning: Bool {
            switch self {
            case .ruleCannotApply, .unknownTarget, .literalWord, .neverEqual, .updateCircle, .unusedValue, .cannotOpen,
                .unknownAnswer, .tooManyItems, .unknownOption, .literalOperator, .wrongDefault:
                true
            default: false
            }
        }
    }
}
