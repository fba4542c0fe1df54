/// The place in a session where a program runs: its item, and the way in which it reads answers.
package struct EvaluationPlace {
    package var item: ItemIndex
    /// Whether references read answers as they are shown, as a formula needs them that joins answers to a text.
    package var showsAnswers = false
    /// Whether the program is a text in which answers stand: each answer keeps its own direction, and several are one list.
    package var isText = false

    package init(_ item: ItemIndex, showsAnswers: Bool = false, isText: Bool = false) {
        self.item = item
        self.showsAnswers = showsAnswers || isText
        self.isText = isText
    }
}

extension FormState: ExpressionContext {
    /// The present day and time in the form's zone; `nil` outside the years 1 to 9999.
    package var now: CivilDateTime? {
        let offset = toldZoneOffset ?? settings.context.zoneOffset(at: clock / 1_000)
        return CivilDateTime(utcMilliseconds: clock, offsetSeconds: offset)
    }

    package var locale: LocaleRecord { sharedLocale.record }

    /// Whether the session has done as much work as it may (`SessionContext.stepLimit`).
    package var isExhausted: Bool { stepsLeft <= 0 }

    /// How much more work the session may do.
    package var stepsLeft: Int {
        guard let limit = settings.context.stepLimit else { return .max }
        return limit - statistics.steps
    }

    /// The result of a program in an item.
    package mutating func result(of program: Program, in item: ItemIndex) -> FormValue {
        program.evaluate(at: EvaluationPlace(item), in: &self)
    }

    /// The value of an aggregate. If its computation waits to run, it runs now.
    package mutating func value(of aggregate: AggregateUse, from place: EvaluationPlace) -> FormValue? {
        guard let item = item(Int(aggregate.up), outFrom: place.item) else { return nil }
        let rule = form.computations[aggregate.computation]
        guard items[item].scope == form.elements[rule.element].scope else { return nil }
        if items[item].waits(for: aggregate.computation) {
            if rule.running != nil { return runningValue(aggregate.computation, rule, in: item) }
            return rule.program.outcome(at: EvaluationPlace(item), in: &self)
        }
        if items[item].incompleteAggregates[rule.slot] { hasReadUnreadable = true }
        return items[item].aggregates[rule.slot]
    }

    package mutating func value(of reference: Reference, from place: EvaluationPlace) -> FormValue {
        let element = reference.element
        switch reference.route {
        case .near(let up):
            guard let item = item(up, outFrom: place.item) else { return .blank }
            if reference.property == .itemIndex { return .number(DecimalNumber(items[item].position.position)) }
            return value(of: element, in: item, reference.property, place)
        case .before(let up):
            guard let near = item(up, outFrom: place.item), let item = neighbour(of: near, by: -1) else {
                return .blank
            }
            return value(of: element, in: item, reference.property, place)
        case .at(let up, let position):
            guard let outer = item(up, outFrom: place.item),
                let section = form.scopes[form.elements[element].scope].element,
                form.elements[section].scope == items[outer].scope
            else { return .blank }
            guard let item = items(of: node(section, in: outer)).element(at: position) else { return .blank }
            return value(of: element, in: item, reference.property, place)
        case .all(let up):
            guard let outer = item(up, outFrom: place.item) else { return .blank }
            let list = list(of: element, under: outer, reference.property, place)
            return place.isText ? joined(list) : .list(list)
        }
    }

    private mutating func list(
        of element: ElementIndex, under outer: ItemIndex, _ property: Reference.Property, _ place: EvaluationPlace
    ) -> [FormValue] {
        let compiled = form.elements[element]
        let isPosition = property == .itemIndex
        guard let scope = isPosition ? compiled.itemScope : compiled.scope else { return [] }
        var list: [FormValue] = []
        for item in items(of: scope, under: outer) {
            guard stepsLeft > 0 else { break }
            count(steps: 1)
            if !isPosition {
                list.append(value(of: element, in: item, property, place))
            } else if let section = owner(of: item), nodes[section].flags.contains(.relevant) {
                list.append(.number(DecimalNumber(items[item].position.position)))
            }
        }
        return list
    }

    private mutating func value(
        of element: ElementIndex, in item: ItemIndex, _ property: Reference.Property, _ place: EvaluationPlace
    ) -> FormValue {
        guard items[item].scope == form.elements[element].scope else { return .blank }
        let node = node(element, in: item)
        let flags = nodes[node].flags
        switch property {
        case .relevant: return .bool(flags.contains(.relevant))
        case .enabled: return .bool(flags.contains(.enabled))
        case .tapped: return .bool(flags.contains([.tapped, .relevant]))
        default: break
        }
        guard flags.contains(.relevant) else { return .blank }
        if !flags.isDisjoint(with: [.malformed, .incomplete]) { hasReadUnreadable = true }
        if place.showsAnswers {
            let part = shownPart(of: node, reading: property)
            return place.isText ? standing(part) : part
        }
        switch property {
        case .optionValue: return computingValue(of: node)
        case .optionTitle:
            return answer(readAt: runningRank, of: node).isBlank ? .blank : .text(plainDisplay(of: node))
        default: return answer(readAt: runningRank, of: node)
        }
    }

    /// The value with which formulas calculate. For an option it is the option's value, else its id as a number if it
    /// is written like one, else its id.
    private func computingValue(of node: NodeIndex) -> FormValue {
        let value = answer(readAt: runningRank, of: node)
        guard let field = field(of: node), !field.definition.options.isEmpty else { return value }
        if case .list(let list) = value { return .list(list.map { computingValue(of: $0, field) }) }
        return computingValue(of: value, field)
    }

    private func computingValue(of value: FormValue, _ field: CompiledField) -> FormValue {
        guard let option = field.option(value.canonicalText) else { return value }
        if !option.value.isBlank { return option.value }
        return DecimalNumber(value.canonicalText).map { .number($0) } ?? option.id
    }
}
