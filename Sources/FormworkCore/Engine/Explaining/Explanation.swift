/// Why something about a field, section or group is as it is: data for those who write forms.
///
/// `ExplanationWriter` in `FormworkDialect` makes sentences of it. Answers are part of it, those to fields for
/// passwords excepted, so it belongs on a developer's screen and not into a log.
public struct Explanation: Equatable, Sendable {
    /// What is explained.
    public enum Aspect: String, CaseIterable, Equatable, Sendable {
        /// Whether it and everything around it is visible.
        case visible
        /// Whether it takes input.
        case enabled
        /// Whether an answer is needed.
        case required
        /// Whether the answer satisfies all rules.
        case valid
        /// The answer itself.
        case value
    }

    /// What is explained.
    public var aspect: Aspect
    /// Of what.
    public var subject: Element
    /// Whether it is so: visible, enabled, required, valid, answered.
    public var holds: Bool
    /// The answer, for `value`; blank for a password.
    public var value: FormValue = .blank
    /// What decides it, nearest first. Empty if nothing speaks against what is usual: visible, enabled, not
    /// required, valid, not answered.
    public var causes: [Cause] = []

    /// A field, section or group, as people know it.
    public struct Element: Equatable, Sendable {
        /// What kind of element it is.
        public enum Kind: String, Equatable, Sendable {
            /// A collection of sections.
            case group
            /// A section, or an item of a repeating one.
            case section
            /// A question.
            case field
        }

        /// What kind of element it is.
        public var kind: Kind
        /// Where its answer is among the values, such as `companies[0].name`; the id of a group or section.
        public var path: String
        /// Its title, else its path.
        public var title: String
    }

    /// One thing that decides an aspect.
    public struct Cause: Equatable, Sendable {
        /// What it is; see the cases.
        public var kind: Kind
        /// Where the cause lies: the subject itself, or something around it.
        public var element: Element
        /// The key of the definition that says so, such as `visible_when`, `hidden` or `targets`; the code of an error.
        public var key: String = ""
        /// The expression as written, or the message of an error. Blank for causes without one, and for rules of a
        /// form that came from an archive.
        public var text: String = ""
        /// The field that a target belongs to.
        public var source: Element?
        /// The title of the option that a target belongs to. Blank for none.
        public var option: String = ""
        /// What a target does; `nil` for other causes.
        public var action: FieldTarget.Action?
        /// What was read to decide.
        public var inputs: [Input] = []

        /// The kinds of causes.
        public enum Kind: String, Equatable, Sendable {
            /// The definition says so outright: `hidden`, `disabled`, `required`.
            case flag
            /// A condition, such as `visible_when`.
            case condition
            /// A target of another field.
            case target
            /// A rule that answers do not satisfy; `key` is the error's code.
            case error
            /// The answer is what a formula yields.
            case formula
            /// Someone replaced what the formula yields.
            case overridden
            /// The answer is the definition's default.
            case `default`
            /// The answer was loaded.
            case loaded
            /// The answer was given since, by a person, a program or a target.
            case answered
            /// What was typed is not an answer of the field's type.
            case malformed
        }
    }

    /// Something that a rule read.
    public struct Input: Equatable, Sendable {
        /// The path among the values; with `[]` for all items.
        public var path: String
        /// What was read there: blank for what is not answered, not visible or not told.
        public var value: FormValue
        /// Whether the value is not told because it is a password.
        public var isConcealed: Bool

        /// Makes an input.
        public init(path: String, value: FormValue, isConcealed: Bool = false) {
            self.path = path
            self.value = value
            self.isConcealed = isConcealed
        }
    }
}
