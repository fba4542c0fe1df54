/// An action of an answer on another field or on a section.
///
/// `show`, `hide`, `enable` and `disable` are states. They last while the option that has the target is chosen. The
/// target of a field lasts while its condition is true or, without a condition, while the field is answered. `update`
/// and `clear` are events: they happen when the answer changes.
public struct FieldTarget: Equatable, Sendable {
    /// The actions of targets.
    public enum Action: String, CaseIterable, Equatable, Sendable {
        /// Shows a hidden field or section.
        case show
        /// Hides a field or section. If another target shows it at the same time, it is hidden.
        case hide
        /// Lets a disabled field or section take input.
        case enable
        /// Lets a field or section take no input. If another target enables it at the same time, it is disabled.
        case disable
        /// Sets a field to a value, or returns it to its formula.
        case update
        /// Clears a field's answer.
        case clear

        /// Whether the action is a state that lasts, and not an event.
        public var isState: Bool { self != .update && self != .clear }
    }

    /// The kinds of elements on which targets act.
    public enum Kind: String, CaseIterable, Equatable, Sendable {
        /// A field, looked up from the nearest item outward.
        case field
        /// A section, by its id in the form.
        case section
    }

    /// Whether `id` names a field or a section.
    public var kind: Kind
    /// The field or section to act on.
    public var id: String
    /// The action.
    public var action: Action
    /// The value that `update` sets; blank returns to the formula.
    public var value: FormValue
    /// An expression that must be true too. Blank means always.
    public var condition: String

    /// Makes a target.
    public init(_ action: Action, _ kind: Kind = .field, id: String, value: FormValue = .blank, condition: String = "")
    {
        self.kind = kind
        self.id = id
        self.action = action
        self.value = value
        self.condition = condition
    }
}
