extension DefinitionCompiler {
    /// Compiles every rule and formula of the form, in the definition's order.
    mutating func compileRules() {
        for index in elements.places {
            let content = elements[index].content
            switch elements[index].kind {
            case .group:
                let group = outline.groups[content]
                compileVisibility(group.visibleWhen, isHidden: group.hidden, at: index)
                compileEnablement(group.enabledWhen, isDisabled: group.disabled, at: index)
            case .section:
                let section = outline.sections[content]
                compileVisibility(section.visibleWhen, isHidden: section.hidden, at: index)
                compileEnablement(section.enabledWhen, isDisabled: section.disabled, at: index)
            case .field:
                let field = outline.fields[content].definition
                compileVisibility(field.visibleWhen, isHidden: field.hidden, at: index)
                compileEnablement(field.enabledWhen, isDisabled: field.disabled, at: index)
                if let program = program(field.requiredWhen, key: "required_when", at: index, expecting: .bool) {
                    add(
                        program, .required, to: index,
                        [RulePart(key: "required_when", text: field.requiredWhen, program: program)])
                }
                if let program = formula(of: field, at: index) {
                    add(program, .value, to: index, [RulePart(key: "formula", text: field.formula, program: program)])
                }
                compileOptions(of: field, at: index)
                compileComparison(of: field, at: index)
                for (number, rule) in field.validations.rules.enumerated() {
                    let key = "rules[" + String(number) + "]"
                    guard let program = program(rule.assertion, key: key, at: index, expecting: .bool) else { continue }
                    computations.append(
                        Computation(element: index, aspect: .validation, program: program, rule: number))
                }
            }
        }
    }

    /// An element is visible if its condition holds, no target hides it, and, if it is `hidden`, a target shows it.
    private mutating func compileVisibility(_ condition: String, isHidden: Bool, at element: ElementIndex) {
        let states = states[element] ?? States()
        var parts: [Program] = []
        var origins = states.origins.filter { $0.action == .show || $0.action == .hide }
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

    /// An element is enabled if its condition holds, no target disables it, and, if it is `disabled`, a target enables
    /// it.
    private mutating func compileEnablement(_ condition: String, isDisabled: Bool, at element: ElementIndex) {
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

    /// A comparison is an expression that holds if either side is blank, or if the sides compare as the rule demands.
    private mutating func compileComparison(of field: Field, at element: ElementIndex) {
        let rules = field.validations
        guard !rules.compareTo.isEmpty else { return }
        let scope = ElementScope(compiler: self, element: element)
        guard let other = scope.field(rules.compareTo) else {
            problems.append(
                DefinitionProblem(
                    .unknownReference, at: element, key: "compare_to", found: rules.compareTo,
                    expected: NearestWords.suggest(for: rules.compareTo, among: scope.knownNames)))
            return
        }
        let own = "${" + field.id + "}"
        let text = "${" + rules.compareTo + "}"
        let condition =
            "not present(" + own + ") or not present(" + text + ") or " + own + rules.compareRule.rawValue + text
        let count = problems.count
        if let program = program(condition, key: "compare_to", at: element, expecting: .bool) {
            computations.append(
                Computation(
                    element: element, aspect: .validation, program: program,
                    comparison: Computation.Comparison(other: other, rule: rules.compareRule)))
        }
        // The author did not write this expression, so positions inside it are not reported.
        for index in count..<problems.count {
            problems[index].textOffset = 0
            problems[index].found = rules.compareTo
        }
    }

    /// Compiles an expression of an element; `nil` if it is blank. If it is wrong, its problem is added.
    mutating func program(_ text: String, key: String, at element: ElementIndex, expecting: StaticType) -> Program? {
        guard !text.isEmpty, errorCount < Self.errorLimit else { return nil }
        statistics.expressions += 1
        statistics.expressionBytes += text.utf8.count
        let scope = ElementScope(compiler: self, element: element)
        let (program, found) = ExpressionCompiler().compile(text, scope: scope, expecting: expecting)
        note(found, key: key, at: element)
        return program
    }

    private mutating func formula(of field: Field, at element: ElementIndex) -> Program? {
        guard !field.formula.isEmpty, errorCount < Self.errorLimit else { return nil }
        let scope = ElementScope(compiler: self, element: element)
        statistics.expressions += 1
        statistics.expressionBytes += field.formula.utf8.count
        let (program, found) = ExpressionCompiler().compile(
            formula: field.formula, scope: scope, expecting: field.type.formulaType)
        note(found, key: "formula", at: element)
        return program
    }

    private mutating func note(_ found: [ExpressionProblem], key: String, at element: ElementIndex) {
        for problem in found {
            problems.append(
                DefinitionProblem(
                    problem.code, at: element, key: key, textOffset: problem.offset, found: problem.found,
                    expected: problem.expected))
        }
    }

    private mutating func add(
        _ program: Program, _ aspect: Computation.Aspect, to element: ElementIndex, _ parts: [RulePart]
    ) {
        add(Computation(element: element, aspect: aspect, program: program, origin: RuleOrigin(parts)))
    }

    /// Adds a computation. An element has at most one of its aspect.
    mutating func add(_ computation: Computation) {
        elements[computation.element].rules[computation.aspect] = ComputationIndex(computations.count)
        computations.append(computation)
    }
}

extension FieldType {
    /// The type of value that the formula of such a field should have.
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

/// The names that an expression of an element can use: those of the innermost nested form first, then those of the
/// nested forms around it, then those of the outer scopes.
struct ElementScope: ExpressionScope {
    let compiler: DefinitionCompiler
    let element: ElementIndex

    private var scope: ScopeIndex { compiler.elements[element].scope }

    func resolve(_ name: ReferenceName) -> ResolvedReference? {
        if let found = find(name) { return found }
        guard let (shorter, property) = name.splittingProperty, let found = find(shorter) else { return nil }
        return ResolvedReference(
            found.reference.reading(property),
            type: StaticType(property == .optionTitle ? .text : .any, isList: found.type.isList))
    }

    /// The names for suggestions; empty if there are many problems already. A suggestion takes time in proportion to
    /// the size of the form.
    var knownNames: [String] {
        var names: [String] = []
        if compiler.problems.count > 20 { return names }
        var current: ScopeIndex? = scope
        while let scope = current {
            for element in compiler.scopes[scope].elements { names.append(contentsOf: suggestions(for: element)) }
            current = compiler.scopes[scope].parent
        }
        return names
    }

    func hasOption(_ id: String, at reference: Reference) -> Bool {
        guard reference.property == .value, let ids = compiler.optionIDs[reference.place] else { return true }
        return ids.contains(id)
    }

    func options(of reference: Reference) -> [String] {
        let element = compiler.elements[reference.place]
        return compiler.outline.fields[element.content].definition.options.map { $0.id.canonicalText }
    }

    /// A field is suggested by its id, a repeating section by the ids in its items.
    private func suggestions(for index: ElementIndex) -> [String] {
        let element = compiler.elements[index]
        switch element.kind {
        case .group: return []
        case .field: return [compiler.outline.fields[element.content].definition.id]
        case .section:
            guard let itemScope = element.itemScope else { return [] }
            let id = compiler.outline.sections[element.content].id
            return compiler.scopes[itemScope].elements
                .filter { compiler.elements[$0].kind == .field }
                .map { id + "[]." + compiler.outline.fields[compiler.elements[$0].content].definition.id }
        }
    }

    /// The field with an id, looked up from the nearest item outward.
    func field(_ id: String) -> ElementIndex? {
        guard let path = FormPath(id) else { return nil }
        let components = path.components.map { component -> ReferenceName.Component in
            switch component {
            case .name(let name): .name(name)
            case .index(let index): .item(index)
            }
        }
        return find(ReferenceName(components)).map { $0.reference.place }
    }

    private func find(_ name: ReferenceName) -> ResolvedReference? {
        var place: ElementIndex? = element
        var up = 0
        while let element = place {
            let scope = compiler.elements[element].scope
            for prefix in compiler.prefixes[element.position] {
                if let found = find(name, in: scope, prefix: prefix, up: up) { return found }
            }
            place = compiler.scopes[scope].element
            up += 1
        }
        if name.components == [.name("option")], compiler.isCompilingOptions {
            return ResolvedReference(.option, type: .option)
        }
        guard name.components == [.name("index")], let section = compiler.scopes[scope].element else { return nil }
        return ResolvedReference(Reference(section, property: .itemIndex), type: .number)
    }

    /// The field whose id is a whole name, points and indexes included.
    private func findField(called id: String, in place: ScopeIndex, _ route: Route) -> ResolvedReference? {
        guard let element = compiler.scopes[place].names[ExactText(id)],
            compiler.elements[element].kind == .field
        else { return nil }
        return ResolvedReference(
            Reference(element, route: route),
            type: type(of: compiler.outline.fields[compiler.elements[element].content].definition, route))
    }

    /// Follows a name from one scope inwards.
    private func find(_ name: ReferenceName, in start: ScopeIndex, prefix: String, up: Int) -> ResolvedReference? {
        // In forms that were written for the original Form, ids outside of repeats may have indexes.
        if name.hasIndex, let whole = findField(called: prefix + name.text, in: start, .near(up: up)) { return whole }
        var place = start
        var id = prefix
        var route = Route.near(up: up)
        var section: ElementIndex?
        for component in name.components {
            switch component {
            case .name(let part):
                id = id.isEmpty || id.utf8.last == UInt8(ascii: ".") ? id + part : id + "." + part
                section = nil
            case .item, .everyItem:
                guard let element = compiler.scopes[place].names[ExactText(id)],
                    let itemScope = compiler.elements[element].itemScope, let longer = route.entering(component)
                else { return nil }
                route = longer
                section = element
                place = itemScope
                id = ""
            }
        }
        if let section {
            guard case .all = route else { return nil }
            return ResolvedReference(
                Reference(section, property: .itemIndex, route: route), type: .list(of: .number))
        }
        return findField(called: id, in: place, route)
    }

    private func type(of field: Field, _ route: Route) -> StaticType {
        let kind: StaticType.Kind =
            switch field.valueKind {
            case .none, .any: .any
            case .text, .exactText: .text
            case .integer, .number: .number
            case .bool: .bool
            case .option, .options: .option
            case .date: .date
            case .time: .time
            case .dateTime: .dateTime
            }
        if case .all = route { return .list(of: kind) }
        return StaticType(kind, isList: field.valueKind == .options)
    }
}

extension ReferenceName {
    fileprivate var hasIndex: Bool {
        components.contains { if case .item = $0 { true } else { false } }
    }
}

extension Route {
    /// The route one repeat further in; `nil` for combinations that rules cannot read.
    fileprivate func entering(_ component: ReferenceName.Component) -> Route? {
        switch (self, component) {
        case (.near(let up), .everyItem), (.all(let up), .everyItem): .all(up: up)
        case (.near(let up), .item(let index)): .at(up: up, index: index)
        default: nil
        }
    }
}
