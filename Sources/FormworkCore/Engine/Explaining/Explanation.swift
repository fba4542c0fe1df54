/// Explains a state of a field, section or group to authors of forms.
///
/// `ExplanationWriter` in `FormworkDialect` makes a sentence of it. It contains answers, except secrets, so it is for
/// a developer's screen and not for a log.
public struct Explanation: Equatable, Sendable {
    /// The states that can be explained.
    public enum Aspect: String, CaseIterable, Equatable, Sendable {
        /// Whether the subject and everything around it is visible.
        case visible
        /// Whether the subject takes input.
        case enabled
        /// Whether an answer is required.
        case required
        /// Whether the answer satisfies all rules.
        case valid
        /// The answer itself.
        case value
    }

    /// The state that is explained.
    public var aspect: Aspect
    /// The element with that state.
    public var subject: Element
    /// Whether the element has the state: whether it is visible, enabled, required, valid or answered.
    public var holds: Bool
    /// The answer, for `value`; blank for a secret.
    public var value: FormValue = .blank
    /// The causes, nearest first. Empty for the usual states without a cause: visible, enabled, not required, valid,
    /// not answered.
    public var causes: [Cause] = []

    /// A field, section or group with its title.
    public struct Element: Equatable, Sendable {
        /// The kind of the element.
        public enum Kind: String, Equatable, Sendable {
            /// A page.
            case page
            /// A group.
            case group
            /// A section, or an item of a repeating one.
            case section
            /// A field.
            case field
        }

        /// The kind of the element.
        public var kind: Kind
        /// The path of the answer, such as `companies[0].name`. For a group or section it is the id.
        public var path: String
        /// The title, or the path if there is no title.
        public var title: String
    }

    /// A cause of a state.
    public struct Cause: Equatable, Sendable {
        /// The kind of cause.
        public var kind: Kind
        /// The element with the cause: the subject itself, or an element around it.
        public var element: Element
        /// The key of the definition, such as `visible_when`, `hidden` or `targets`; for an error its code.
        public var key: String = ""
        /// The expression as written, or the message of an error. Blank for causes without one, and for rules of a
        /// form that came from an archive.
        public var text: String = ""
        /// The field that a target belongs to; `nil` for other causes.
        public var source: Element?
        /// The title of the option that a target belongs to. Blank if it belongs to the whole field.
        public var option: String = ""
        /// The action of a target; `nil` for other causes.
        public var action: FieldTarget.Action?
        /// The inputs of the rule.
        public var inputs: [Input] = []

        /// The kinds of causes.
        public enum Kind: String, Equatable, Sendable {
            /// A flag of the definition: `hidden`, `disabled` or `required`.
            case flag
            /// A condition, such as `visible_when`.
            case condition
            /// A target of another field.
            case target
            /// A validation that fails; `key` is the code of the error.
            case error
            /// The answer is the result of a formula.
            case formula
            /// Someone replaced the result of the formula.
            case overridden
            /// The answer is the field's default.
            case `default`
            /// The answer was loaded.
            case loaded
            /// The answer was given after loading, by a person, a program or a target.
            case answered
            /// The typed text is not an answer of the field's type.
            case malformed
        }
    }

    /// An input of a rule.
    public struct Input: Equatable, Sendable {
        /// The path among the values; with `[]` for all items.
        public var path: String
        /// The value; blank if it is not answered, not visible or concealed.
        public var value: FormValue
        /// Whether the value is left out because it is a secret.
        public var isConcealed: Bool

        /// Makes an input.
        public init(path: String, value: FormValue, isConcealed: Bool = false) {
            self.path = path
            self.value = value
            self.isConcealed = isConcealed
        }
    }
}
