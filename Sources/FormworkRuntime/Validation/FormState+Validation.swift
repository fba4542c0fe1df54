extension FormState {
    /// The first rule that a node's answer breaks; `nil` if the answer is valid. The order is that of `ErrorCode`, except that
    /// the author's patterns come before the rules of the type.
    ///
    /// A node that is hidden or takes no input is not validated.
    package mutating func firstError(at node: NodeIndex) -> FieldError? {
        countValidation()
        count(steps: 1)
        guard isActive(node), !isExhausted else { return nil }
        if let limits = limits(of: node) { return limits.error(items(of: node).count) }
        guard let field = field(of: node), field.type.takesInput else { return nil }
        if nodes[node].flags.contains(.malformed) { return FieldError(.typeMismatch) }
        let value = answer(of: node)
        count(steps: value.weight)
        let isRequired = nodes[node].flags.contains(.ownRequired)
        if value.isBlank || field.type == .check && value == .bool(false) {
            return isRequired ? FieldError(.required) : nil
        }
        if let error = field.limitError(value, written: form.field(at: nodes[node].element)) { return error }
        // Text controls validate texts only. They refuse no numbers.
        var control: TextControl?
        if case .text = value { control = self.control(for: field) }
        // The rules of the type come after those of the author.
        if control?.shared.rule.isImplied == true, let error = patternError(value, field) { return error }
        if let error = control?.error(in: value) ?? patternError(value, field) { return error }
        if !field.allows(value) { return FieldError(.notAnOption) }
        if let error = field.choiceError(value) { return error }
        return ruleError(at: node) ?? codeChecks?(&self, node)
    }

    private mutating func patternError(_ value: FormValue, _ field: CompiledField) -> FieldError? {
        guard field.isWritten, field.patterns.format != nil || field.patterns.pattern != nil,
            let text = value.measuredText
        else {
            return nil
        }
        if let format = field.patterns.format, !format.isFound(in: text, &self) { return FieldError(.format) }
        if let pattern = field.patterns.pattern, !pattern.matchesWhole(text, &self) { return FieldError(.pattern) }
        return nil
    }

    /// The error of the first comparison or expression rule that fails. A comparison comes first, then the rule that two
    /// items may not be the same, then the expression rules, which have their own order. Validations are listed in the order in which they run.
    private mutating func ruleError(at node: NodeIndex) -> FieldError? {
        var broken: RuleIndex?
        var duplicate: FieldError?
        for validation in form.links[nodes[node].element].validations {
            let rule = form.computations[validation]
            let result = result(of: rule.program, in: nodes[node].item)
            guard result != .bool(true) else { continue }
            if let comparison = rule.comparison { return comparisonError(comparison, at: node) }
            if let index = rule.rule {
                broken = min(broken ?? index, index)
            } else if !result.isBlank {
                duplicate = .limit(.duplicate, "item", result)
            }
        }
        return duplicate ?? broken.map { .rule($0) }
    }

    private func comparisonError(_ comparison: Computation.Comparison, at node: NodeIndex) -> FieldError? {
        guard let field = form.field(at: comparison.other) else { return nil }
        let other = field.numbered(at: items[nodes[node].item].position).definition
        return FieldError(
            .compare,
            [
                ErrorParameter("rule", .text(comparison.rule.rawValue)),
                ErrorParameter("other", .text(other.title.isEmpty ? other.id : other.title)),
            ])
    }

    /// Whether an error found elsewhere is shown at a node.
    package func isReported(_ node: NodeIndex) -> Bool { nodes[node].reported != nil && isActive(node) }
}

extension CompiledField {
    /// The error of the first limit of the field that an answer breaks: of characters, length, numbers, days and times;
    /// `nil` if the answer is within all limits.
    ///
    /// - Parameter written: The field of the form, if this is that of a node, whose limits may have moved.
    package func limitError(_ value: FormValue, written: CompiledField? = nil) -> FieldError? {
        characterError(value) ?? (isWritten ? lengthError(value) : nil) ?? rangeError(value, written)
    }

    /// Whether the answer is a text or a number. Rules about texts act on no other, as the warnings of the compiler say.
    fileprivate var isWritten: Bool { valueKind.isText || valueKind.isNumber }

    private func lengthError(_ value: FormValue) -> FieldError? {
        let most = definition.validations.maxLength
        return value.lengthError(definition.validations.minLength, most) ?? sizeError(value, most)
    }

    /// The error of a text with control characters, or with line breaks in a single line.
    private func characterError(_ value: FormValue) -> FieldError? {
        guard valueKind.isText, case .text(let text) = value, !text.isPlain else { return nil }
        for scalar in text.scalarList where Invisible.isRefused(scalar, inLines: type == .textView) {
            return FieldError(.characters)
        }
        return nil
    }

    /// The error of a text with too many bytes. A character may have many marks, but their number is limited too.
    private func sizeError(_ value: FormValue, _ most: Int?) -> FieldError? {
        guard valueKind.isText, case .text(let text) = value, text.utf8.count > TextLimits.character else { return nil }
        let limit = TextLimits.bytes(most, inLines: type == .textView)
        var isLonger = text.utf8.count > limit
        var characters = text.makeIterator()
        while !isLonger, let next = characters.next() { isLonger = next.utf8.count > TextLimits.character }
        return isLonger ? .limit(.tooLong, "bytes", .number(DecimalNumber(limit))) : nil
    }

    /// Years before this one are refused by default.
    private static var firstUsualYear: String { "1000" }

    /// The error of a number, day or time beyond a limit of the rules or of the control.
    private func rangeError(_ value: FormValue, _ written: CompiledField?) -> FieldError? {
        if case .number(let number) = value { return valueKind.isNumber ? numberLimits.error(for: number) : nil }
        // Canonical texts of days and times have the order of the days and times.
        guard valueKind.isCivil, case .text(let text) = value else { return nil }
        let (first, last) = (definition.minimumDate, definition.maximumDate)
        // A form that needs earlier days sets an earlier first day.
        let isDay = valueKind == .date || valueKind == .dateTime
        let takesEarlyYears = !first.isEmpty && ExactText.precedes(first, Self.firstUsualYear)
        if isDay, !takesEarlyYears, ExactText.precedes(text, Self.firstUsualYear) { return FieldError(.earlyYear) }
        if !first.isEmpty, ExactText.precedes(text, first) { return .limit(.minDate, "min", .text(first)) }
        if !last.isEmpty, ExactText.precedes(last, text) { return .limit(.maxDate, "max", .text(last)) }
        let interval = definition.minuteInterval
        // A first time that moves does not move the others.
        let origin = (written ?? self).definition.minimumDate
        if interval > 0, !CivilTime.isOnScale(text, from: origin, minutes: interval) {
            return .limit(.minuteInterval, "minutes", .number(DecimalNumber(interval)))
        }
        return nil
    }
}

extension CompiledField {
    /// Whether a value is among the options, if the field has any to choose from.
    package func allows(_ value: FormValue) -> Bool {
        switch (valueKind, value) {
        case (.option, _): hasOption(value.canonicalText)
        case (.options, .list(let list)): list.allSatisfy { hasOption($0.canonicalText) }
        default: true
        }
    }
}
