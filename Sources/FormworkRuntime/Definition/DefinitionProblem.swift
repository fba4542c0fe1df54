/// A problem of a definition: its kind and place, without words.
///
/// `FormworkDialect` makes diagnostics of problems, with a sentence and a position. The position is a line and a column
/// of a file (`DefinitionReader`), or the path of an element (`FormDefinition.diagnostics(of:)`).
public struct DefinitionProblem: Error, Equatable, Sendable {
    /// The kind of the problem.
    public var code: Code
    /// The group, section or field with the problem.
    package var element: ElementIndex
    /// The key of the element at which the problem lies; blank for the element as a whole.
    public var key: String
    /// The offset of the problem from the start of the text of the key; `nil` unless the problem is inside that text.
    public var textOffset: ByteOffset?
    /// The text that was found there, as the author wrote it; blank if absent.
    public var found: String
    /// The words that would be valid there, in order of likelihood.
    public var expected: [String]

    /// Makes a problem of an element.
    package init(
        _ code: Code, at element: ElementIndex, key: String = "", textOffset: ByteOffset? = nil, found: String = "",
        expected: [String] = []
    ) {
        self.code = code
        self.element = element
        self.key = key
        self.textOffset = textOffset
        self.found = found
        self.expected = expected
    }

    /// The kinds of problems. The raw value is the public code.
    public enum Code: String, CaseIterable, Equatable, Sendable {
        /// Two elements of one scope share an id.
        case duplicateID = "duplicate_id"
        /// Two options of one field share an id.
        case duplicateOption = "duplicate_option"
        /// An option has no title, so people could not understand it.
        case missingTitle = "missing_title"
        /// A field is required but cannot be answered, because its type is unknown.
        case cannotBeAnswered = "cannot_be_answered"
        /// A field or a repeating section has no id.
        case missingID = "missing_id"
        /// A page has no id.
        case missingPageID = "missing_page_id"
        /// A group is on no page, although other groups are.
        case noPage = "no_page"
        /// The id of an answer is not a path, because its points or brackets are in wrong places.
        case malformedID = "malformed_id"
        /// Two answers have the same path among the values, or one is a level of the other.
        case nameConflict = "name_conflict"
        /// An expression names a field that does not exist.
        case unknownReference = "unknown_reference"
        /// An expression cannot be read.
        case expressionSyntax = "expression_syntax"
        /// A pattern cannot be read, or needs a feature that the matcher does not have.
        case pattern
        /// A mask cannot be read.
        case mask
        /// A field names a format that does not exist.
        case unknownFormat = "unknown_format"
        /// An expression calls a function that does not exist.
        case unknownFunction = "unknown_function"
        /// An expression combines values of kinds that cannot be combined.
        case expressionType = "expression_type"
        /// A function is called with too few or too many arguments.
        case argumentCount = "argument_count"
        /// The name of a custom element breaks the rules for such names.
        case elementName = "element_name"
        /// Options cannot be loaded from this address.
        case optionAddress = "option_address"
        /// An answer cannot be sent to the address of options: it is a secret, it is sensitive, or its name has another
        /// meaning there.
        case optionDependency = "option_dependency"
        /// An answer cannot stand in a text: it is a secret, it is sensitive, or it has files.
        case textAnswer = "text_answer"
        /// A key path that names a field, or is read by a rule, is no path of stored properties with names.
        case unnamedProperty = "unnamed_property"
        /// The model codes a property under another key than its name, so the field's answer would not reach it.
        case otherCodingKey = "other_coding_key"
        /// A rule in an item reads an answer outside of it that the item has an answer of the same name for.
        case shadowedProperty = "shadowed_property"
        /// Rules depend on each other in a circle; `found` shows the whole circle.
        case cycle
        /// Sections are nested deeper than is supported.
        case nestingTooDeep = "nesting_too_deep"
        /// A minimum is above its maximum.
        case emptyRange = "empty_range"
        /// The key does not accept this number; `expected` describes the numbers that it accepts.
        case wrongValue = "wrong_value"
        /// A first or last day or time cannot be read as one.
        case unreadableDate = "unreadable_date"
        /// A default is not an answer of the field's type, is not one of its options, or breaks a rule of the field.
        /// The same code is a warning for such an answer of an item or a target.
        case wrongDefault = "wrong_default"
        /// A required choice has no options, and nothing in the form gives it any (a warning).
        case noOptions = "no_options"
        /// A mask has fewer slots than the fewest characters of an answer (a warning).
        case maskTooShort = "mask_too_short"
        /// A letter of a date pattern has no meaning there and appears as it is (a warning).
        case dateLetter = "date_letter"
        /// A currency is not an ISO 4217 code (a warning).
        case currencyCode = "currency_code"
        /// A rule reads an element that is always hidden, so it reads as blank; `expected` has the section or group that
        /// hides it, if it is not hidden itself (a warning).
        case neverShown = "never_shown"
        /// A target names a field or section that does not exist, or that it cannot act on (a warning).
        case unknownTarget = "unknown_target"
        /// A rule can never apply to a field of this type (a warning).
        case ruleCannotApply = "rule_cannot_apply"
        /// `update` targets trigger each other in a circle; `found` shows the whole circle (a warning).
        case updateCircle = "update_circle"
        /// A link in a text leads to an address that renderers do not open, so it stays text (a warning).
        case unsafeLink = "unsafe_link"
        /// A default has no effect, because the field has a formula or its answer is a secret (a warning).
        case unusedValue = "unused_value"
        /// A group starts closed and cannot be opened (a warning).
        case cannotOpen = "cannot_open"
        /// An initial item of a repeat has an answer for a field that does not exist (a warning).
        case unknownAnswer = "unknown_answer"
        /// A repeat starts with more items than it takes (a warning).
        case tooManyItems = "too_many_items"

        /// A word of a formula looks like a misspelt name but is taken as text (a warning).
        case literalWord = "literal_word"
        /// Two sides of a comparison can never be equal (a warning).
        case neverEqual = "never_equal"
        /// A choice is compared with a value that is not one of its options (a warning).
        case unknownOption = "unknown_option"
        /// A formula has an operator but is not a valid expression, so its parts are joined as text (a warning).
        case literalOperator = "literal_operator"

        /// Whether a form with this problem can still run.
        public var isWarning: Bool {
            switch self {
            case .ruleCannotApply, .unknownTarget, .literalWord, .neverEqual, .updateCircle, .unusedValue, .cannotOpen,
                .unknownAnswer, .tooManyItems, .unknownOption, .literalOperator, .wrongDefault, .unsafeLink, .noOptions,
                .maskTooShort, .dateLetter, .currencyCode, .neverShown:
                true
            default: false
            }
        }

        /// Whether the problem lies in the code that made the definition, and not at one element of it.
        package var isOfCode: Bool {
            self == .unnamedProperty || self == .otherCodingKey || self == .shadowedProperty
        }
    }
}
