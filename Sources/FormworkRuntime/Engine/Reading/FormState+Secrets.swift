extension FormState {
    /// Whether an answer is a secret, or the result of a formula that reads one (`CompiledForm.secrets`). An answer
    /// typed over such a result is not derived from the secret, so it may be kept. Lists of answers and explanations use
    /// `CompiledForm.secrets` instead and hide the field in any case.
    package func isSecret(_ node: NodeIndex) -> Bool {
        guard form.secrets[nodes[node].element], let field = field(of: node) else { return false }
        return field.isSecret || !nodes[node].flags.contains(.overridden)
    }
}
