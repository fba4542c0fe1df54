extension CompiledForm {
    /// Compiles a definition.
    ///
    /// - Throws: All errors of the definition at once.
    /// - Complexity: linear in the size of the definition.
    public convenience init(_ definition: FormDefinition) throws(DefinitionProblems) {
        let (form, problems) = DefinitionCompiler.compile(definition)
        guard let form else {
            throw DefinitionProblems(problems: problems.filter { !$0.code.isWarning }, definition: definition)
        }
        self.init(form, warnings: problems)
    }

    /// Compiles a definition as far as possible, and returns all of its problems.
    ///
    /// - Returns: The form, which is `nil` if and only if a problem is an error, and all errors and warnings in the
    ///   definition's order.
    /// - Complexity: linear in the size of the definition.
    public static func compile(_ definition: FormDefinition) -> (form: CompiledForm?, problems: [DefinitionProblem]) {
        let (form, problems) = DefinitionCompiler.compile(definition)
        return (form.map { CompiledForm($0, warnings: problems) }, problems)
    }

    private convenience init(_ form: EmittedForm, warnings: [DefinitionProblem]) {
        self.init(
            definition: form.header, warnings: warnings, elements: form.elements, links: form.links,
            outline: form.outline, scopes: form.scopes, computations: form.computations, events: form.events,
            patterns: form.patterns, compilation: form.work)
    }

    /// All problems of a definition, both errors and warnings, in the definition's order.
    public static func problems(in definition: FormDefinition) -> [DefinitionProblem] {
        compile(definition).problems
    }
}

/// The errors that keep a definition from being compiled.
public struct DefinitionProblems: Error, Equatable, Sendable {
    /// The errors in the definition's order. There is at least one.
    public var problems: [DefinitionProblem]
    /// The definition. The problems name its elements by their indices.
    public var definition: FormDefinition
}
