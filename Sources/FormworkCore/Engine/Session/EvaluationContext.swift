/// What a program reads from a session while it runs in one item.
struct EvaluationContext: ExpressionContext {
    let engine: FormEngine
    let item: Int
    /// Whether answers are given as people read them, for a text that shows them.
    var showsAnswers = false

    var now: CivilDateTime? { engine.now }
    var locale: LocaleRecord { engine.locale.record }
    var stepsLeft: Int { engine.stepsLeft }

    func count(steps: Int) { engine.statistics.count(steps: steps) }

    /// What a summary came to, or what it comes to now if it waits to run.
    func value(of summary: SummaryUse) -> FormValue? {
        let computation = Int(summary.computation)
        guard let place = climb(Int(summary.up)) else { return nil }
        let rule = engine.form.computations[computation]
        guard engine.items[place].scope == engine.form.elements[rule.element].scope else { return nil }
        if engine.items[place].waits(for: computation) {
            return rule.program.outcome(in: EvaluationContext(engine: engine, item: place))
        }
        return engine.items[place].summaries[rule.slot]
    }

    func value(of reference: Reference) -> FormValue {
        let element = Int(reference.element)
        switch reference.route {
        case .near(let up):
            guard let place = climb(up) else { return .blank }
            if reference.property == .itemIndex { return .number(DecimalNumber(engine.items[place].index)) }
            return value(of: element, in: place, reference.property)
        case .at(let up, let index):
            guard let place = climb(up) else { return .blank }
            let section = engine.form.scopes[engine.form.elements[element].scope].element
            guard section >= 0, engine.form.elements[section].scope == engine.items[place].scope else { return .blank }
            let items = engine.items(of: engine.node(section, in: place))
            return index < items.count ? value(of: element, in: items[index], reference.property) : .blank
        case .all(let up):
            guard let place = climb(up) else { return .blank }
            return .list(list(of: element, under: place, reference.property))
        }
    }

    private func list(of element: Int, under place: Int, _ property: Reference.Property) -> [FormValue] {
        let compiled = engine.form.elements[element]
        let isPosition = property == .itemIndex
        var list: [FormValue] = []
        engine.forEachItem(of: isPosition ? compiled.itemScope : compiled.scope, under: place) { item in
            guard stepsLeft > 0 else { return }
            count(steps: 1)
            if !isPosition {
                list.append(value(of: element, in: item, property))
            } else if let section = engine.owner(of: item), engine.nodes[section].flags.contains(.relevant) {
                list.append(.number(DecimalNumber(engine.items[item].index)))
            }
        }
        return list
    }

    private func climb(_ levels: Int) -> Int? {
        var place = item
        for _ in 0..<levels {
            place = engine.items[place].parent
            if place < 0 { return nil }
        }
        return place
    }

    private func value(of element: Int, in item: Int, _ property: Reference.Property) -> FormValue {
        guard engine.items[item].scope == engine.form.elements[element].scope else { return .blank }
        let node = engine.node(element, in: item)
        let record = engine.nodes[node]
        switch property {
        case .relevant: return .bool(record.flags.contains(.relevant))
        case .enabled: return .bool(record.flags.contains(.enabled))
        case .tapped: return .bool(record.flags.contains(.tapped))
        default: break
        }
        guard record.flags.contains(.relevant) else { return .blank }
        if showsAnswers { return engine.shownPart(of: node, reading: property) }
        switch property {
        case .optionValue: return computingValue(of: node)
        case .optionTitle: return record.value.isBlank ? .blank : .text(engine.display(of: node))
        default: return record.value
        }
    }

    /// An option computes with its value; without one with its id, if that is written as a number.
    private func computingValue(of node: Int) -> FormValue {
        let value = engine.nodes[node].value
        guard let field = engine.field(of: node), !field.definition.options.isEmpty else { return value }
        if case .list(let list) = value { return .list(list.map { computingValue(of: $0, field) }) }
        return computingValue(of: value, field)
    }

    private func computingValue(of value: FormValue, _ field: CompiledField) -> FormValue {
        guard let option = field.option(value.canonicalText) else { return value }
        if !option.value.isBlank { return option.value }
        return DecimalNumber(value.canonicalText).map { .number($0) } ?? option.id
    }
}
