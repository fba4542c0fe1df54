extension DefinitionCompiler {
    /// Checks the lists of a choice that is made in several. Combinations with the same answer are found with the options.
    mutating func checkComponents(of field: SharedField, element: ElementIndex) {
        if !field.hasOwnParts { return }
        let components = field.definition.components
        if components.isEmpty { return }
        let limit = String(ChoiceComponent.combinationLimit)
        switch ChoiceComponent.combinations(of: components)?.count {
        case nil:
            report("components", "more", ["lists with at most " + limit + " combinations"], at: element)
        case 0: report("components", "none", ["lists with at least one combination"], at: element)
        default: break
        }
        if let name = ComponentFormat(field.definition.displayFormat, components).unknownName {
            report(
                "display_format", "`{" + name + "}`", components.map { "`{" + $0.id + "}`" }, at: element)
        }
    }

    private mutating func report(_ key: String, _ found: String, _ expected: [String], at element: ElementIndex) {
        problems.append(
            DefinitionProblem(.wrongValue, at: element, key: key, found: found, expected: expected))
    }
}
