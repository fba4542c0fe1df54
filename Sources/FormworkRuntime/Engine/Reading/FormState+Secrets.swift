extension FormState {
    /// Whether an answer is a secret, or the result of a formula that reads one (`CompiledForm.secrets`). An answer
    /// typed over such a result is not derived from the secret, so it may be kept. Lists of answers and explanations use
    /// `CompiledForm.secrets` instead and hide the field in any case.
    package func isSecret(_ node: NodeIndex) -> Bool {
        guard form.secrets[nodes[node].element], let field = field(of: node) else { return false }
        return field.isSecret || !nodes[node].flags.contains(.overridden)
    }

    /// Whether a node has a secret, or a text that is not understood as one.
    package func hasTypedSecret(_ node: NodeIndex) -> Bool {
        field(of: node)?.isSecret == true && (!nodes[node].value.isBlank || nodes[node].text != nil)
    }

    /// The notice about an answer that does not count, or a secret that has to be typed again; `nil` if absent.
    func notice(at node: NodeIndex) -> String? {
        if hasGoneChoice(node) { return settings.context.messages.text("ui.choice_gone") }
        return nodes[node].flags.contains(.forgotten) ? settings.context.messages.text("ui.secret_again") : nil
    }
}
