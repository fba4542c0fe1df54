/// A form whose patterns, targets and rules are compiled, in the definition's order.
struct ResolvedForm {
    let form: NamedForm
    let patterns: ResolvedPatterns
    let targets: ResolvedTargets
    let rules: ResolvedRules
}

/// The patterns of all fields, and the rules of their texts.
struct ResolvedPatterns {
    let patterns: IndexedArray<FieldIndex, FieldPatterns>
    let problems: [DefinitionProblem]
    let work: CompilationStatistics
}

/// The targets of all fields, options and repeats.
struct ResolvedTargets {
    /// The state targets, by the element on which they act.
    let states: [ElementIndex: TargetStates]
    /// The targets that change answers, in the definition's order.
    let events: IndexedArray<EventIndex, CompiledEvent>
    /// The key of each event, for problems.
    let eventKeys: IndexedArray<EventIndex, String>
    let problems: ProblemList
    let work: CompilationStatistics
}

/// All rules and formulas.
struct ResolvedRules {
    /// The computations in the definition's order.
    let computations: ComputationArray
    /// The computations that decide the state of each element.
    let rules: IndexedArray<ElementIndex, StateRules>
    let problems: ProblemList
    let work: CompilationStatistics
}

/// The state targets that act on an element, as programs that run in the item of the element.
struct TargetStates {
    var shows: [Program] = []
    var hides: [Program] = []
    var enables: [Program] = []
    var disables: [Program] = []
    /// The same targets in the form in which they were written.
    var origins: [RulePart] = []
}
