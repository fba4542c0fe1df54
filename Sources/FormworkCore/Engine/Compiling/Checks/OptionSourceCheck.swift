/// Checks that the fields exist on which the options of a field depend, and that options can be loaded from an address.
enum OptionSourceCheck {
    static func problems(
        of field: SharedField, at element: ElementIndex, in form: NamedForm
    ) -> [DefinitionProblem] {
        guard field.hasOwnParts, let source = field.definition.optionSource else { return [] }
        var problems: [DefinitionProblem] = []
        func report(_ code: DefinitionProblem.Code, _ found: String, expected: [String] = []) {
            problems.append(
                DefinitionProblem(code, at: element, key: "options_from", found: found, expected: expected))
        }
        let hasAddress = !source.url.isEmpty
        if hasAddress, OptionAddress(source.url) == nil { report(.optionAddress, source.url) }
        let names = form.scope(of: element)
        for name in source.dependencies {
            if names.field(name) == nil {
                report(
                    .unknownReference, name, expected: NearestWords.suggest(for: name, among: names.knownNames))
            } else if hasAddress, OptionAddress.ownNames.contains(where: { $0.isSame(as: name) }) {
                report(.optionDependency, name, expected: OptionAddress.ownNames)
            }
        }
        return problems
    }
}
