extension DefinitionCompiler {
    /// Compiles every rule and formula of the form, in the definition's order.
    mutating func compileRules() {
        for index in elements.indices {
            switch elements[index].content {
            case .group(let group):
                let group = outline.groups[group]
                compileVisibility(
                    group.visibleWhen, isHidden: group.hidden, at: index, page: pageCondition(of: group, at: index))
                compileEnablement(group.enabledWhen, isDisabled: group.disabled, at: index)
            case .section(let section):
                let section = outline.sections[section]
                compileVisibility(section.visibleWhen, isHidden: section.hidden, at: index)
                compileEnablement(section.enabledWhen, isDisabled: section.disabled, at: index)
            case .field(let field):
                let field = outline.fields[field]
                compileVisibility(field.definition.visibleWhen, isHidden: field.definition.hidden, at: index)
                compileEnablement(field.definition.enabledWhen, isDisabled: field.definition.disabled, at: index)
                compileRequirement(of: field, at: index)
                checkCalculated(field, at: index)
                if let program = formula(of: field, at: index) {
                    let part = RulePart(key: "formula", text: field.definition.formula, program: program)
                    add(program, .value, to: index, [part])
                }
                compileOptions(of: field, at: index)
                checkOptionSource(of: field, at: index)
                compileComparison(of: field, at: index)
                compileUniqueness(of: field, at: index)
                for (number, rule) in field.definition.validations.rules.enumerated() {
                    let key = "rules[" + String(number) + "]"
                    guard let program = program(rule.assertion, key: key, at: index, expecting: .bool) else { continue }
                    computations.append(
                        Computation(element: index, aspect: .validation, program: program, rule: RuleIndex(number)))
                }
            }
        }
    }

    /// Compiles the visibility of an element. It is visible if its condition is true, no target hides it, and, if it is
    /// `hidden`, a target shows it.
    ///
    /// - Parameter page: The condition of the page that the element is on; `nil` for none.
    private mutating func compileVisibility(
        _ condition: String, isHidden: Bool, at element: ElementIndex, page: RulePart? = nil
    ) {
        if condition.isEmpty, page == nil, states[element] == nil { return }
        let states = states[element] ?? States()
        var parts: [Program] = []
        var origins = states.origins.filter { $0.action == .show || $0.action == .hide }
        if let page {
            parts.append(page.program)
            origins.append(page)
        }
        if let program = program(condition, key: "visible_when", at: element, expecting: .bool) {
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
    private mutating func compileEnablement(_ condition: String, isDisabled: Bool, at element: ElementIndex) {
        if condition.isEmpty, states[element] == nil { return }
        let states = states[element] ?? States()
        var parts: [Program] = []
        var origins = states.origins.filter { $0.action == .enable || $0.action == .disable }
        if let program = program(condition, key: "enabled_when", at: element, expecting: .bool) {
            parts.append(program)
            origins.append(RulePart(key: "enabled_when", text: condition, program: program))
        }
        if isDisabled { parts.append(.disjunction(states.enables)) }
        if !states.disables.isEmpty { parts.append(Program.disjunction(states.disables).negated) }
        if parts.isEmpty || isDisabled && states.enables.isEmpty { return }
        add(.conjunction(parts), .enabled, to: element, origins)
    }

    /// Compiles an expression of an element; `nil` if it is blank. If it is wrong, its problem is added.
    mutating func program(_ text: String, key: String, at element: ElementIndex, expecting: StaticType) -> Program? {
        guard !text.isEmpty, errorCount < Self.errorLimit else { return nil }
        statistics.expressions += 1
        statistics.expressionBytes += text.utf8.count
        let (program, found) = ExpressionCompiler().compile(text, scope: scope(of: element), expecting: expecting)
        note(found, key: key, at: element)
        return program
    }

    private mutating func formula(of field: SharedField, at element: ElementIndex) -> Program? {
        let formula = field.definition.formula
        guard !formula.isEmpty, errorCount < Self.errorLimit else { return nil }
        statistics.expressions += 1
        statistics.expressionBytes += formula.utf8.count
        let (program, found) = ExpressionCompiler().compile(
            formula: formula, scope: scope(of: element), expecting: field.definition.type.formulaType)
        note(found, key: "formula", at: element)
        return program
    }

    func scope(of element: ElementIndex) -> ElementScope {
        ElementScope(
            names: names, element: element, isInOptions: isCompilingOptions, suggestions: suggestions)
    }

    mutating func note(_ found: [ExpressionProblem], key: String, at element: ElementIndex) {
        for problem in found {
            problems.append(
                DefinitionProblem(
                    problem.code, at: element, key: key, textOffset: problem.offset, found: problem.found,
                    expected: problem.expected))
        }
    }

    mutating func add(
        _ program: Program, _ aspect: Computation.Aspect, to element: ElementIndex, _ parts: [RulePart]
    ) {
        add(Computation(element: element, aspect: aspect, program: program, origin: RuleOrigin(parts)))
    }

    /// Adds a computation. An element has at most one computation of each aspect, except for validations and
    /// aggregates.
    mutating func add(_ computation: Computation) {
        elements[computation.element].rules[computation.aspect] = computations.endIndex
        computations.append(computation)
    }
}

extension FieldType {
    /// The type that the result of a formula should have in a field of this kind.
    fileprivate var formulaType: StaticType {
        switch valueKind {
        case .text, .exactText: .text
        case .integer, .number: .number
        case .bool: .bool
        case .date: .date
        case .time: .time
        case .dateTime: .dateTime
        case .option, .options, .any, .none: .any
        }
    }
}
