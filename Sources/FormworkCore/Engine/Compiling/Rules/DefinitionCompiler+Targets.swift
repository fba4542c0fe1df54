extension DefinitionCompiler {
    /// A part of a definition that has targets, and the condition under which they are active.
    struct Source {
        var element: ElementIndex
        /// The prefix of `targets` in the keys of problems.
        var prefix = ""
        /// The key of the target that is compiled.
        var key = ""
        var option: FormValue = .blank
    }

    /// The state targets that act on an element, as programs that run in the item of the element.
    struct States {
        var shows: [Program] = []
        var hides: [Program] = []
        var enables: [Program] = []
        var disables: [Program] = []
        /// The same targets in the form in which they were written.
        var origins: [RulePart] = []
    }

    /// Compiles all targets: states to programs of the elements that they act on, events to a list in document order.
    mutating func compileTargets() {
        var sectionIDs: [ExactText: ElementIndex] = [:]
        for index in elements.indices {
            guard let section = elements[index].section else { continue }
            var name = outline.sections[section].id
            // Inside a nested form, a repeat is named without the prefix of the nested form.
            if elements[index].isRepeating { name = name.removingPrefix(prefixes[index][0]) }
            let id = ExactText(name.composed)
            if sectionIDs[id] == nil { sectionIDs[id] = index }
        }
        for index in elements.indices {
            switch elements[index].content {
            case .group: break
            case .section(let section):
                let targets = outline.sections[section].repeats?.targets ?? []
                compile(targets, of: Source(element: index), sectionIDs)
            case .field(let field):
                let field = outline.fields[field]
                compile(field.definition.targets, of: Source(element: index), sectionIDs)
                let options = field.definition.options
                for place in options.indices where !options[place].targets.isEmpty {
                    let source = Source(
                        element: index, prefix: "options[" + String(place) + "].", option: options[place].id)
                    compile(options[place].targets, of: source, sectionIDs)
                }
            }
        }
    }

    private mutating func compile(_ targets: [FieldTarget], of source: Source, _ sectionIDs: [ExactText: ElementIndex])
    {
        for (place, target) in targets.enumerated() {
            var source = source
            source.key = source.prefix + "targets[" + String(place) + "]"
            compile(target, of: source, sectionIDs)
        }
    }

    private mutating func compile(_ target: FieldTarget, of source: Source, _ sectionIDs: [ExactText: ElementIndex]) {
        guard let destination = destination(of: target, from: source, sectionIDs),
            target.action.isState || elements[destination.element].kind == .field
        else {
            // A section in another repeat has this id, too.
            let guesses = suggestions.suggest(for: target.id) {
                names(of: target.kind).filter { !$0.isSame(as: target.id) }
            }
            problems.append(
                DefinitionProblem(
                    .unknownTarget, at: source.element, key: source.key + ".id", found: target.id,
                    expected: guesses))
            return
        }
        let condition = condition(of: target, source)
        if target.action.isState {
            guard let activity = activity(of: source, condition, at: destination.element) else {
                problems.append(
                    DefinitionProblem(
                        .ruleCannotApply, at: source.element, key: source.key + ".condition", found: target.id))
                return
            }
            for element in [destination.element] + repetition(of: destination.element) {
                add(target.action, activity, to: element)
                states[element]?.origins.append(
                    RulePart(
                        key: source.key, text: target.condition, program: activity, action: target.action,
                        source: source.element, option: source.option))
            }
        } else {
            if let field = field(at: destination.element), field.valueKind == .none {
                problems.append(
                    DefinitionProblem(
                        .ruleCannotApply, at: source.element, key: source.key + ".action",
                        found: field.definition.type.rawValue))
            } else if target.action == .update {
                checkAnswer(
                    target.value, of: destination.element, at: source.element, key: source.key + ".target_value")
            }
            eventKeys.append(source.key)
            events.append(
                CompiledEvent(
                    source: source.element, option: source.option, destination: destination.element, up: destination.up,
                    value: target.value, isClearing: target.action == .clear, condition: condition))
        }
    }

    /// The repetition of a password that is asked for twice. It is shown and takes input together with the first field.
    private func repetition(of element: ElementIndex) -> [ElementIndex] {
        let next = element.next
        guard elements[element].kind == .field, next < elements.endIndex,
            field(at: next)?.definition.isRepetition == true
        else { return [] }
        return [next]
    }

    /// The ids of all fields or sections, as their authors wrote them.
    private func names(of kind: FieldTarget.Kind) -> [String] {
        elements.indices.compactMap { place in
            let element = elements[place]
            let prefix = prefixes[place].first ?? ""
            switch (kind, element.content) {
            case (.field, .field(let field)): return outline.fields[field].definition.id.removingPrefix(prefix)
            case (.section, .section(let section)): return outline.sections[section].id
            default: return nil
            }
        }
    }

    /// The element that a target names, and how many levels out it is from the source: 0 for an element further in.
    private func destination(
        of target: FieldTarget, from source: Source, _ sectionIDs: [ExactText: ElementIndex]
    ) -> (element: ElementIndex, up: Int)? {
        if target.kind == .section {
            guard let element = sectionIDs[ExactText(target.id.composed)], areInOneItem(element, source.element) else {
                return nil
            }
            return (element, 0)
        }
        var place = source.element
        var up = 0
        while true {
            let scope = elements[place].scope
            for prefix in prefixes[place] {
                if let element = scopes[scope].names[ExactText((prefix + target.id).composed)] { return (element, up) }
            }
            guard let outer = scopes[scope].element else { return nil }
            place = outer
            up += 1
        }
    }

    /// Whether an item of one element is, or lies inside, an item of the other one.
    private func areInOneItem(_ one: ElementIndex, _ other: ElementIndex) -> Bool {
        let places = [elements[one].scope, elements[other].scope].sorted { scopes[$0].depth < scopes[$1].depth }
        var inner = places[1]
        while inner != places[0] {
            guard let outer = scopes[inner].parent else { return false }
            inner = outer
        }
        return true
    }

    private mutating func condition(of target: FieldTarget, _ source: Source) -> Program? {
        guard !target.condition.isEmpty else { return nil }
        let program = program(
            target.condition, key: source.key + ".condition", at: source.element, expecting: .bool)
        return program ?? Program(constant: .bool(false))
    }

    private mutating func add(_ action: FieldTarget.Action, _ program: Program, to element: ElementIndex) {
        var states = self.states[element] ?? States()
        switch action {
        case .show: states.shows.append(program)
        case .hide: states.hides.append(program)
        case .enable: states.enables.append(program)
        case .disable: states.disables.append(program)
        case .update, .clear: break
        }
        self.states[element] = states
    }
}
