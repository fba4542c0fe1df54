extension FormState {
    /// Whether an answer is a secret, or the result of a formula that reads one (`CompiledForm.secrets`). What a person
    /// typed instead of such a result says nothing of the secret, so a snapshot may keep it. Lists of answers and
    /// explanations do not look at the session: they show no answer of such a field.
    package func isSecret(_ node: NodeIndex) -> Bool {
        guard form.secrets[nodes[node].element], let field = field(of: node) else { return false }
        return field.isSecret || !nodes[node].flags.contains(.overridden)
    }
}
