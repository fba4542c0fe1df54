/// Compiles every rule and formula of a form, in the definition's order.
struct RuleResolver {
    let form: NamedForm
    private let targets: ResolvedTargets
    var expressions: ElementExpressions
    private var computations: ComputationArray = []
    private var rules: IndexedArray<ElementIndex, StateRules>
    /// The fields whose answers are the options of a choice, by the choice.
    var answerSources: [ElementIndex: ElementIndex] = [:]
    /// How many instructions the conditions of options have that read `$option`.
    var optionInstructions = 0
    /// The page of the group that was resolved last, and its condition.
    private var lastPage: (id: String, condition: RulePart?)?

    static func resolve(
        _ form: NamedForm, _ targets: ResolvedTargets, after earlier: ProblemList
    ) -> ResolvedRules {
        var resolver = RuleResolver(form, targets, after: earlier)
        for index in form.elements.indices { resolver.resolve(index) }
        return ResolvedRules(
            computations: resolver.computations, rules: resolver.rules, problems: resolver.expressions.problems,
            work: resolver.expressions.work)
    }

    private init(_ form: NamedForm, _ targets: ResolvedTargets, after earlier: ProblemList) {
        self.form = form
        self.targets = targets
        expressions = ElementExpressions(form, after: earlier)
        rules = IndexedArray(repeating: StateRules(), count: form.elements.count)
    }

    private mutating func resolve(_ element: ElementIndex) {
        switch form.elements[element].content {
        case .group(let group):
            let group = form.outline.groups[group]
            resolveVisibility(
                group.visibleWhen, isHidden: group.hidden, at: element, page: pageCondition(of: group, at: element))
            resolveEnablement(group.enabledWhen, isDisabled: group.disabled, at: element)
        case .section(let section):
            let section = form.outline.sections[section]
            resolveVisibility(section.visibleWhen, isHidden: section.hidden, at: element)
            resolveEnablement(section.enabledWhen, isDisabled: section.disabled, at: element)
            if let repeats = section.repeats { resolveItems(of: repeats, at: element) }
        case .field(let field):
            let field = form.outline.fields[field]
            resolveVisibility(field.definition.visibleWhen, isHidden: field.definition.hidden, at: element)
            resolveEnablement(field.definition.enabledWhen, isDisabled: field.definition.disabled, at: element)
            resolveRules(of: field, at: element)
        }
        resolveTexts(of: element)
    }

    private mutating func resolveRules(of field: SharedField, at element: ElementIndex) {
        resolveRequirement(of: field, at: element)
        expressions.problems += CalculatedCheck.problems(of: field, at: element, targets.states[element])
        if let program = expressions.formula(of: field, at: element) {
            let part = RulePart(key: "formula", text: field.definition.formula, program: program)
            add(program, .value, to: element, [part])
        }
        resolveOptions(of: field, at: element)
        resolveLimits(of: field, at: element)
        expressions.problems += OptionSourceCheck.problems(of: field, at: element, in: form)
        resolveComparison(of: field, at: element)
        resolveUniqueness(of: field, at: element)
        for (number, rule) in field.definition.validations.rules.enumerated() {
            let key = "rules[" + String(number) + "]"
            guard let program = expressions.program(rule.assertion, key: key, at: element, expecting: .bool) else {
                continue
            }
            add(Computation(element: element, aspect: .validation, program: program, rule: RuleIndex(number)))
        }
    }

    /// The condition of a group's page; `nil` if absent. Its problems are reported at the first group of the page.
    ///
    /// A page is no element of the compiled form. Its condition is a part of the condition of each of its groups, and has
    /// the same effects: it decides which answers count and which errors there are.
    private mutating func pageCondition(of group: FormGroup, at element: ElementIndex) -> RulePart? {
        guard let id = group.pageID else { return nil }
        if let lastPage, lastPage.id.isSame(as: id) { return lastPage.condition }
        let text = group.pageCondition
        let program = expressions.program(text, key: RulePart.pageKey, at: element, expecting: .bool)
        let condition = program.map { RulePart(key: RulePart.pageKey, text: text, program: $0) }
        lastPage = (id, condition)
        return condition
    }

    /// Compiles the visibility of an element. It is visible if its condition is true, no target hides it, and, if it is
    /// `hidden`, a target shows it.
    ///
    /// - Parameter page: The condition of the page that the element is on; `nil` if absent.
    private mutating func resolveVisibility(
        _ condition: String, isHidden: Bool, at element: ElementIndex, page: RulePart? = nil
    ) {
        if condition.isEmpty, page == nil, targets.states[element] == nil { return }
        let states = targets.states[element] ?? TargetStates()
        var parts: [Program] = []
        var origins = states.origins.filter { $0.action == .show || $0.action == .hide }
        if let page {
            parts.append(page.program)
            origins.append(page)
        }
        if let program = expressions.program(condition, key: "visible_when", at: element, expecting: .bool) {
            parts.append(program)
            origins.append(RulePart(key: "visible_when", text: condition, program: program))
        }
        if isHidden { parts.append(.disjunction(states.shows)) }
        if !states.hides.isEmpty { parts.append(Program.disjunction(states.hides).negated) }
        // An element that is `hidden` and that no target shows is never visible, so there is nothing to compute.
        if parts.isEmpty || isHidden && states.shows.isEmpty { return }
        add(.conjunction(parts), .visible, to: element, origins)
    }

    /// Compiles whether an element is enabled. It is if its condition is true, no target disables it, and, if it is
    /// `disabled`, a target enables it.
    private mutating func resolveEnablement(_ condition: String, isDisabled: Bool, at element: ElementIndex) {
        if condition.isEmpty, targets.states[element] == nil { return }
        let states = targets.states[element] ?? TargetStates()
        var parts: [Program] = []
        var origins = states.origins.filter { $0.action == .enable || $0.action == .disable }
        if let program = expressions.program(condition, key: "enabled_when", at: element, expecting: .bool) {
            parts.append(program)
            origins.append(RulePart(key: "enabled_when", text: condition, program: program))
        }
        if isDisabled { parts.append(.disjunction(states.enables)) }
        if !states.disables.isEmpty { parts.append(Program.disjunction(states.disables).negated) }
        if parts.isEmpty || isDisabled && states.enables.isEmpty { return }
        add(.conjunction(parts), .enabled, to: element, origins)
    }

    mutating func add(
        _ program: Program, _ aspect: Computation.Aspect, to element: ElementIndex, _ parts: [RulePart]
    ) {
        add(Computation(element: element, aspect: aspect, program: program, origin: RuleOrigin(parts)))
    }

    /// Adds a computation. An element has at most one computation of each aspect, except for validations.
    mutating func add(_ computation: Computation) {
        rules[computation.element][computation.aspect] = computations.endIndex
        computations.append(computation)
    }
}
