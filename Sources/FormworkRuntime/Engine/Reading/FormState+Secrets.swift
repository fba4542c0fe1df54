extension FormState {
    /// Whether an answer is a secret, or what a formula makes of one.
    package func isSecret(_ node: NodeIndex) -> Bool {
        guard form.secrets[nodes[node].element], let field = field(of: node) else { return false }
        return field.isSecret || !nodes[node].flags.contains(.overridden)
    }
}

extension CompiledForm {
    /// Which elements have secrets for answers: the fields that ask for some, and formulas that read those. Computations
    /// stand in an order in which each comes after what it reads.
    static func secrets(
        _ elements: [CompiledElement], _ fields: [CompiledField], _ computations: [Computation]
    ) -> [Bool] {
        var secrets = elements.map { $0.kind == .field && fields[$0.content].isSecret }
        for computation in computations where computation.aspect == .value {
            for reference in computation.program.references where secrets[reference.place] {
                secrets[computation.element] = true
            }
        }
        return secrets
    }
}
