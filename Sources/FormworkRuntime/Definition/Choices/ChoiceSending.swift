/// How an answer is written in `FormEngine.parameters`.
///
/// In the typed `values` a choice is always the option's id, and a multiple choice is a list of ids. An answer that is not
/// sent is not in `values` either.
public enum ChoiceSending: String, CaseIterable, Equatable, Sendable {
    /// The option's id.
    case id
    /// The option's `value`, or its id if it has none.
    case value
    /// An object with every option's id as a key, and whether the option is chosen.
    case flags
    /// The answer is not sent, only compared with another one, such as the repetition of a password. Fields that
    /// are not choices can have this, too.
    case nothing
}
