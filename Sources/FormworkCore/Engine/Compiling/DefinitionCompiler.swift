/// Compiles a definition into the parts of a `CompiledForm`, and finds all of its problems.
///
/// Each pass takes the results of those before it, so none can run too early. A browser gets the compiled form as an
/// archive, so it does not need the compiler.
enum DefinitionCompiler {
    /// Runs all passes.
    ///
    /// - Returns: The form, which is `nil` if a problem is an error, and all problems in the definition's order.
    static func compile(_ definition: FormDefinition) -> (form: EmittedForm?, problems: [DefinitionProblem]) {
        let collected = FormCollector.collect(definition)
        var problems = collected.problems
        // If the form is too large, all further problems would be caused by the elements that are missing.
        guard let form = NamedForm(collected) else { return (nil, problems.problems) }
        let resolved = resolve(form, &problems)
        problems += ShownCheck.problems(of: resolved)
        let sorted = SortedRules(resolved)
        problems += sorted.problems
        problems += ConfidentialCheck.problems(of: form, sorted)
        return (problems.errorCount == 0 ? EmittedForm(resolved, sorted) : nil, problems.inOrder)
    }

    /// Resolves the patterns, targets and rules of a form, and checks what needs no more than these.
    private static func resolve(_ form: NamedForm, _ problems: inout ProblemList) -> ResolvedForm {
        problems += ElementCheck.problems(of: form, after: problems)
        problems += ValueNameCheck.problems(of: form)
        let patterns = PatternResolver.resolve(form)
        problems += patterns.problems
        if !problems.hasManyErrors { problems += RefusalCheck.problems(of: form, patterns) }
        let targets = TargetResolver.resolve(form, after: problems)
        problems += targets.problems
        problems += UpdateCheck.problems(of: form, targets)
        problems += SuccessCheck.problems(of: form)
        problems += PeriodCheck.problems(of: form)
        let rules = RuleResolver.resolve(form, targets, after: problems)
        problems += rules.problems
        return ResolvedForm(form: form, patterns: patterns, targets: targets, rules: rules)
    }
}
