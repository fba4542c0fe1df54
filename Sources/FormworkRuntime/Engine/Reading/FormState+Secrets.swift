extension FormState {
    /// Whether an answer is a secret, or the result of a formula that reads one.
    package func isSecret(_ node: NodeIndex) -> Bool {
        guard form.secrets[nodes[node].element], let field = field(of: node) else { return false }
        return field.isSecret || !nodes[node].flags.contains(.overridden)
    }
}
