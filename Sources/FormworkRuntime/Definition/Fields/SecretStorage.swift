/// What a server stores of a secret that passed all rules. It never stores the secret itself.
public enum SecretStorage: String, CaseIterable, Equatable, Sendable {
    /// A hash, by which a password that is typed later is recognised.
    case hash
    /// Nothing: the secret is only checked.
    case nothing
}
