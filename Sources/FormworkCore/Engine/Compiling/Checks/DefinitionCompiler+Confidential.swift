extension DefinitionCompiler {
    /// Checks that no secret, no sensitive answer, and nothing that is calculated from one, is sent to an address of options,
    /// because addresses are kept in logs. The computations have to be sorted.
    mutating func checkConfidentialDependencies() {
        let asking = elements.indices.filter { field(at: $0)?.optionSource?.url.isEmpty == false }
        if asking.isEmpty { return }
        let secrets = CompiledForm.secrets(elements, outline.fields, computations)
        let sensitive = sensitiveElements
        for element in asking {
            let names = scope(of: element)
            for name in field(at: element)?.optionSource?.dependencies ?? [] {
                guard let dependency = names.field(name) else { continue }
                if secrets[dependency] {
                    report(name, at: element)
                } else if sensitive.contains(dependency) {
                    report(name, at: element, expected: [DefinitionProblem.sensitive])
                }
            }
        }
    }

    /// The fields that are marked as sensitive, and the formulas that read them.
    private var sensitiveElements: Set<ElementIndex> {
        var found = Set(elements.indices.filter { field(at: $0)?.definition.isSensitive == true })
        if found.isEmpty { return found }
        for computation in computations where computation.aspect == .value {
            if computation.program.references.contains(where: { found.contains($0.element) }) {
                found.insert(computation.element)
            }
        }
        return found
    }

    private mutating func report(_ found: String, at element: ElementIndex, expected: [String] = []) {
        problems.append(
            DefinitionProblem(
                .optionDependency, at: element, key: "options_from", found: found, expected: expected))
    }
}

extension DefinitionProblem {
    /// What stands in `expected` of an `optionDependency` whose answer is sensitive. A secret has nothing there.
    package static let sensitive = "sensitive"
}
