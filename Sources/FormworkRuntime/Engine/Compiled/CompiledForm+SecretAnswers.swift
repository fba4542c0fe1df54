extension CompiledForm {
    /// The elements whose answers are secrets: secret fields, and formulas that read them. Each computation comes after
    /// those that it reads.
    package static func secrets(
        _ elements: ElementArray, _ fields: IndexedArray<FieldIndex, SharedField>, _ computations: ComputationArray
    ) -> IndexedArray<ElementIndex, Bool> {
        var secrets = IndexedArray<ElementIndex, Bool>(
            elements.map { element in element.field.map { fields[$0].isSecret } ?? false })
        for computation in computations where computation.aspect == .value {
            for reference in computation.program.references where secrets[reference.element] {
                secrets[computation.element] = true
            }
        }
        return secrets
    }
}
