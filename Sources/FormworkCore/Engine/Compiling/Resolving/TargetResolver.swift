/// Compiles all targets: states to programs of the elements that they act on, events to a list in the definition's order.
struct TargetResolver {
    private let form: NamedForm
    private let sectionIDs: [ExactText: ElementIndex]
    private var expressions: ElementExpressions
    private var states: [ElementIndex: TargetStates] = [:]
    private var events: IndexedArray<EventIndex, CompiledEvent> = []
    private var eventKeys: IndexedArray<EventIndex, String> = []

    static func resolve(_ form: NamedForm, after earlier: ProblemList) -> ResolvedTargets {
        var resolver = TargetResolver(form, after: earlier)
        for index in form.elements.indices { resolver.resolve(index) }
        return ResolvedTargets(
            states: resolver.states, events: resolver.events, eventKeys: resolver.eventKeys,
            problems: resolver.expressions.problems, work: resolver.expressions.work)
    }

    private init(_ form: NamedForm, after earlier: ProblemList) {
        self.form = form
        sectionIDs = form.targetedSections
        expressions = ElementExpressions(form, after: earlier)
    }

    private mutating func resolve(_ element: ElementIndex) {
        switch form.elements[element].content {
        case .group: break
        case .section(let section):
            let targets = form.outline.sections[section].repeats?.targets ?? []
            resolve(targets, of: TargetSource(element: element))
        case .field(let field):
            let field = form.outline.fields[field]
            resolve(field.definition.targets, of: TargetSource(element: element))
            let options = field.definition.options
            for place in options.indices where !options[place].targets.isEmpty {
                let source = TargetSource(
                    element: element, prefix: "options[" + String(place) + "].", option: options[place].id)
                resolve(options[place].targets, of: source)
            }
        }
    }

    private mutating func resolve(_ targets: [FieldTarget], of source: TargetSource) {
        for (place, target) in targets.enumerated() {
            var source = source
            source.key = source.prefix + "targets[" + String(place) + "]"
            resolve(target, of: source)
        }
    }

    private mutating func resolve(_ target: FieldTarget, of source: TargetSource) {
        guard let destination = form.destination(of: target, from: source, sectionIDs),
            target.action.isState || form.elements[destination.element].kind == .field
        else {
            // A section in another repeat has this id, too.
            let guesses = form.suggestions.suggest(for: target.id) {
                form.names(of: target.kind).filter { !$0.isSame(as: target.id) }
            }
            expressions.problems.append(
                DefinitionProblem(
                    .unknownTarget, at: source.element, key: source.key + ".id", found: target.id,
                    expected: guesses))
            return
        }
        let condition = condition(of: target, source)
        if target.action.isState {
            guard let activity = form.activity(of: source, condition, at: destination.element) else {
                expressions.problems.append(
                    DefinitionProblem(
                        .ruleCannotApply, at: source.element, key: source.key + ".condition", found: target.id))
                return
            }
            for element in [destination.element] + form.repetition(of: destination.element) {
                add(target.action, activity, to: element)
                states[element]?.origins.append(
                    RulePart(
                        key: source.key, text: target.condition, program: activity, action: target.action,
                        source: source.element, option: source.option))
            }
        } else {
            if let field = form.field(at: destination.element), field.valueKind == .none {
                expressions.problems.append(
                    DefinitionProblem(
                        .ruleCannotApply, at: source.element, key: source.key + ".action",
                        found: field.definition.type.rawValue))
            } else if target.action == .update {
                expressions.problems += AnswerCheck(form: form).problems(
                    of: target.value, for: destination.element, at: source.element, key: source.key + ".target_value")
            }
            eventKeys.append(source.key)
            events.append(
                CompiledEvent(
                    source: source.element, option: source.option, destination: destination.element, up: destination.up,
                    value: target.value, isClearing: target.action == .clear, condition: condition))
        }
    }

    private mutating func condition(of target: FieldTarget, _ source: TargetSource) -> Program? {
        guard !target.condition.isEmpty else { return nil }
        let program = expressions.program(
            target.condition, key: source.key + ".condition", at: source.element, expecting: .bool)
        return program ?? Program(constant: .bool(false))
    }

    private mutating func add(_ action: FieldTarget.Action, _ program: Program, to element: ElementIndex) {
        switch action {
        case .show: states[element, default: TargetStates()].shows.append(program)
        case .hide: states[element, default: TargetStates()].hides.append(program)
        case .enable: states[element, default: TargetStates()].enables.append(program)
        case .disable: states[element, default: TargetStates()].disables.append(program)
        case .update, .clear: break
        }
    }
}
