extension CompiledForm {
    /// Compiles a definition.
    ///
    /// - Throws: All errors of the definition at once.
    /// - Complexity: linear in the size of the definition.
    public convenience init(_ definition: FormDefinition) throws(DefinitionProblems) {
        var compiler = DefinitionCompiler(definition)
        compiler.compile()
        let errors = compiler.problems.filter { !$0.code.isWarning }
        guard errors.isEmpty else { throw DefinitionProblems(problems: errors, definition: definition) }
        self.init(compiler)
    }

    /// Compiles a definition as far as possible, and returns all of its problems.
    ///
    /// - Returns: The form, which is `nil` if and only if a problem is an error, and all errors and warnings in the
    ///   definition's order.
    /// - Complexity: linear in the size of the definition.
    public static func compile(_ definition: FormDefinition) -> (form: CompiledForm?, problems: [DefinitionProblem]) {
        var compiler = DefinitionCompiler(definition)
        compiler.compile()
        return (compiler.errorCount == 0 ? CompiledForm(compiler) : nil, compiler.problems)
    }

    private convenience init(_ compiler: DefinitionCompiler) {
        self.init(
            definition: compiler.header, warnings: compiler.problems, elements: compiler.elements,
            links: compiler.links,
            outline: compiler.outline, scopes: compiler.scopes, computations: compiler.computations,
            events: compiler.events, patterns: compiler.patterns, compilation: compiler.statistics)
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
