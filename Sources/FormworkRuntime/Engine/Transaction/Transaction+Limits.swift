// Limits that expressions give.
//
// A field whose limits move has a definition of its own at each node, in which the limits are constants. So everything that
// reads limits (rules, scales, controls, words) reads the present ones.

extension Transaction {
    /// Computes a limit of a field again. A blank result means no limit, and so does one that was calculated from an answer
    /// that cannot be read.
    mutating func move(_ limit: FieldLimit, _ computation: ComputationIndex, _ rule: Computation, in item: ItemIndex) {
        guard state.items[item].stopWaiting(for: computation) else { return }
        state.count(evaluations: 1)
        state.hasReadUnreadable = false
        let result = state.result(of: rule.program, in: item)
        let node = state.node(rule.element, in: item)
        guard let field = state.field(of: node), let written = state.form.field(at: rule.element) else { return }
        let value = state.hasReadUnreadable ? .blank : state.limit(limit, result, of: field)
        guard let moved = field.moving(limit, to: value, from: written) else { return }
        state.nodes[node].field = moved
        touch(node, .limits)
        queueValidation(node)
    }
}

extension FormState {
    /// The number, day or time of a limit; blank for anything else. A day is a limit of days with times as well: its first or its
    /// last moment.
    fileprivate func limit(_ limit: FieldLimit, _ result: FormValue, of field: CompiledField) -> FormValue {
        switch limit {
        case .minimum, .maximum, .minValue, .maxValue:
            if case .number = result { return result }
            guard case .text(let text) = result, let number = DecimalNumber(canonical: text) else { return .blank }
            return .number(number)
        case .minimumDate, .maximumDate:
            guard case .text(let text) = result else { return .blank }
            if let civil = civil(text, field.valueKind, true) { return .text(civil) }
            guard field.valueKind == .dateTime, let day = CivilDate(text) else { return .blank }
            return .text(day.description + (limit == .minimumDate ? "T00:00" : "T23:59:59"))
        }
    }
}

extension CompiledField {
    /// The field with another limit; `nil` if it has that limit.
    ///
    /// The track of a slider begins where the form says, and its steps stay the same: the beginning stands for no answer, so it
    /// must not move. A smallest number that moves is a rule for its answer.
    ///
    /// - Parameter written: The field of the form.
    fileprivate func moving(_ limit: FieldLimit, to value: FormValue, from written: CompiledField) -> CompiledField? {
        var number: DecimalNumber?
        if case .number(let given) = value { number = given }
        var definition = definition
        let isSame: Bool
        switch limit {
        case .minimum where type != .slider: isSame = Self.set(&definition.minimum, number)
        case .minimum, .minValue: isSame = Self.set(&definition.validations.minValue, number)
        case .maximum: isSame = Self.set(&definition.maximum, number)
        case .maxValue: isSame = Self.set(&definition.validations.maxValue, number)
        case .minimumDate: isSame = Self.set(&definition.minimumDate, value.canonicalText)
        case .maximumDate: isSame = Self.set(&definition.maximumDate, value.canonicalText)
        }
        if isSame { return nil }
        if type == .slider { definition.keepTrack(of: written) }
        return replacing(definition)
    }

    /// Sets a property, and says whether it had the value.
    private static func set(_ property: inout DecimalNumber?, _ value: DecimalNumber?) -> Bool {
        defer { property = value }
        return property == value
    }

    private static func set(_ property: inout String, _ value: String) -> Bool {
        defer { property = value }
        return property.isSame(as: value)
    }
}

extension Field {
    /// Keeps the beginning and the steps of a slider's track, which else would follow from its other limits.
    fileprivate mutating func keepTrack(of field: CompiledField) {
        let scale = field.scale
        let isSameStart = validations.minValue == field.definition.validations.minValue
        let isSameEnd =
            maximum == field.definition.maximum && validations.maxValue == field.definition.validations.maxValue
        minimum = isSameStart ? field.definition.minimum : scale.minimum
        step = isSameStart && isSameEnd ? field.definition.step : scale.step
    }
}
