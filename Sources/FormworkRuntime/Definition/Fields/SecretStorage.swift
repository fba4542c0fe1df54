/// How a server stores a secret that passed all rules. It never stores the secret itself.
public enum SecretStorage: String, CaseIterable, Equatable, Sendable {
    /// A hash is stored. A password that is typed later can be compared with it.
    case hash
    /// The secret is only validated and not stored.
    case nothing
}
