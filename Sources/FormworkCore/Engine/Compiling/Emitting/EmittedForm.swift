/// The parts of a compiled form: aggregates are computations of their own, and everything is connected.
struct EmittedForm {
    /// The form's own properties.
    let header: FormDefinition
    let outline: FormOutline
    let elements: ElementArray
    let links: IndexedArray<ElementIndex, ElementLinks>
    let scopes: ScopeArray
    let computations: ComputationArray
    let events: IndexedArray<EventIndex, CompiledEvent>
    let patterns: IndexedArray<FieldIndex, FieldPatterns>
    /// The work of all passes.
    let work: CompilationStatistics

    init(_ resolved: ResolvedForm, _ sorted: SortedRules) {
        let form = resolved.form
        header = form.header
        outline = form.outline
        patterns = resolved.patterns.patterns
        let shared = AggregateSharing(form, sorted, resolved.targets.events)
        events = shared.events
        let linked = FormLinks(form.elements, form.scopes, shared.computations, shared.events)
        elements = linked.elements
        links = linked.links
        scopes = linked.scopes
        computations = linked.computations
        work = CompilationStatistics(
            elements: form.elements.count,
            parts: [resolved.patterns.work, resolved.targets.work, resolved.rules.work, sorted.work])
    }
}

extension CompilationStatistics {
    /// The sum of the work of several passes.
    fileprivate init(elements: Int, parts: [CompilationStatistics]) {
        self.init()
        self.elements = elements
        for part in parts {
            expressions += part.expressions
            expressionBytes += part.expressionBytes
            patterns += part.patterns
            instructions += part.instructions
            links += part.links
        }
    }
}
