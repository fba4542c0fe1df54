/// How an answer stands among the values that are sent; see `FormEngine.parameters`.
///
/// Among the typed `values` a choice always is the option's id, and a multiple choice a list of ids. An answer that is not
/// sent is not among `values` either.
public enum ChoiceSending: String, CaseIterable, Equatable, Sendable {
    /// The option's id.
    case id
    /// The option's `value`; its id where it has none.
    case value
    /// An object that says of every option whether it is chosen, by the option's id.
    case flags
    /// Nothing: the answer is only there to be compared, as the repetition of a password. Not for choices alone.
    case nothing
}
