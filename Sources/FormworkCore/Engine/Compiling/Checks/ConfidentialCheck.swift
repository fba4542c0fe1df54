/// Checks that no secret, no sensitive answer, and nothing that is calculated from one, is sent to an address of options,
/// because addresses are kept in logs. None of them is an option, which is stored elsewhere, or a limit, which stands in errors. None
/// stands in a title, because titles are shown and sent where such answers are not.
enum ConfidentialCheck {
    static func problems(of form: NamedForm, _ sorted: SortedRules) -> [DefinitionProblem] {
        let asking = form.elements.indices.filter { element in
            form.field(at: element)?.optionSource.map { !$0.url.isEmpty || !$0.field.isEmpty } ?? false
        }
        let hasLimits = sorted.computations.contains { $0.aspect == .limit || $0.aspect == .items }
        if asking.isEmpty, form.texts.isEmpty, !hasLimits { return [] }
        let secrets = CompiledForm.secrets(form.elements, form.outline.fields, sorted.computations)
        let sensitive = sensitiveElements(of: form, sorted.computations)
        var problems = problems(ofTexts: form, sorted.computations, secrets, sensitive)
        for element in asking {
            let names = form.scope(of: element)
            for name in form.field(at: element)?.optionSource?.dependencies ?? [] {
                guard let dependency = names.field(name) else { continue }
                if secrets[dependency] {
                    problems.append(problem(name, at: element))
                } else if sensitive.contains(dependency) {
                    problems.append(problem(name, at: element, expected: [DefinitionProblem.sensitive]))
                }
            }
        }
        for computation in sorted.computations {
            let found: String
            switch computation.aspect {
            case .options: found = form.field(at: computation.element)?.optionSource?.field ?? ""
            case .limit, .items: found = computation.origin?.parts.first?.text ?? ""
            case .visible, .enabled, .required, .value, .validation, .aggregate, .text: continue
            }
            let isShown = computation.program.references.contains { reference in
                secrets[reference.element]
                    || sensitive.contains(reference.element) && !sensitive.contains(computation.element)
            }
            if isShown, !found.isEmpty {
                problems.append(
                    DefinitionProblem(
                        .wrongValue, at: computation.element,
                        key: computation.aspect == .options ? "options_from" : computation.key, found: found,
                        expected: ["a field whose answer is neither secret nor sensitive"]))
            }
        }
        return problems
    }

    /// The texts in which a secret or a sensitive answer stands.
    private static func problems(
        ofTexts form: NamedForm, _ computations: ComputationArray, _ secrets: IndexedArray<ElementIndex, Bool>,
        _ sensitive: Set<ElementIndex>
    ) -> [DefinitionProblem] {
        var problems: [DefinitionProblem] = []
        for computation in computations where computation.aspect == .text {
            // The text over items is the section's.
            let section = form.scopes[form.elements[computation.element].scope].element
            let element = computation.text == .itemTitle ? section ?? computation.element : computation.element
            for reference in computation.program.references where reference.property != .itemIndex {
                let isSecret = secrets[reference.element]
                guard isSecret || sensitive.contains(reference.element) else { continue }
                problems.append(
                    DefinitionProblem(
                        .textAnswer, at: element, key: computation.key, found: form.name(of: reference.element),
                        expected: isSecret ? [] : [DefinitionProblem.sensitive]))
            }
        }
        return problems
    }

    /// The fields that are marked as sensitive, and the formulas that read them.
    private static func sensitiveElements(of form: NamedForm, _ computations: ComputationArray) -> Set<ElementIndex> {
        var found = Set(form.elements.indices.filter { form.field(at: $0)?.definition.isSensitive == true })
        if found.isEmpty { return found }
        for computation in computations where computation.aspect == .value {
            if computation.program.references.contains(where: { found.contains($0.element) }) {
                found.insert(computation.element)
            }
        }
        return found
    }

    private static func problem(
        _ found: String, at element: ElementIndex, expected: [String] = []
    ) -> DefinitionProblem {
        DefinitionProblem(.optionDependency, at: element, key: "options_from", found: found, expected: expected)
    }
}

extension DefinitionProblem {
    /// The value of `expected` of an `optionDependency` or a `textAnswer` whose answer is sensitive. For a secret, `expected` is empty.
    package static let sensitive = "sensitive"
}
