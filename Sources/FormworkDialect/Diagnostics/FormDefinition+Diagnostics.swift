public import FormworkCore

extension FormDefinition {
    /// Makes diagnostics of the problems of a form that was written in Swift. There is no file, so their paths name
    /// elements by id.
    public func diagnostics(of problems: [DefinitionProblem]) -> [Diagnostic] {
        let paths = elementPaths
        return problems.map { problem in
            let place = problem.element.position
            let element = paths.indices.contains(place) && !problem.code.isOfCode ? paths[place] : ""
            let path = [element, problem.key].filter { !$0.isEmpty }.joined(separator: ".")
            return Diagnostic(
                .definition(problem.code), path: path, found: problem.found.excerpt, expected: problem.expected)
        }
    }

    /// The path of each element, in the order of element indices.
    private var elementPaths: [String] {
        groups.enumerated().flatMap { index, group in
            let path = group.id.isEmpty ? "groups[\(index)]" : group.id
            return [path] + group.sections.enumerated().flatMap { Self.paths(of: $1, index: $0, in: path) }
        }
    }

    private static func paths(of section: FormSection, index: Int, in parent: String) -> [String] {
        let path = parent + "." + (section.id.isEmpty ? "sections[\(index)]" : section.id)
        return [path]
            + section.elements.enumerated().flatMap { index, element in
                switch element {
                case .field(let field): [path + "." + (field.id.isEmpty ? "fields[\(index)]" : field.id)]
                case .section(let inner): paths(of: inner, index: index, in: path)
                }
            }
    }
}
