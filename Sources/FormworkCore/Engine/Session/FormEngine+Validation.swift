extension FormEngine {
    /// The first rule that a node's answer breaks, in the order of `ErrorCode`; `nil` if it breaks none.
    ///
    /// What is hidden or takes no input is not checked.
    func firstError(at node: Int) -> FieldError? {
        statistics.validations += 1
        statistics.count(steps: 1)
        guard nodes[node].flags.contains([.relevant, .enabled]), !isExhausted else { return nil }
        if let repeats = section(of: node)?.repeats { return itemError(repeats, count: items(of: node).count) }
        guard let field = field(of: node), field.type.takesInput else { return nil }
        if nodes[node].flags.contains(.malformed) { return FieldError(.typeMismatch) }
        let value = nodes[node].value
        statistics.count(steps: value.weight)
        let isRequired = nodes[node].flags.contains(.ownRequired)
        if value.isBlank || field.type == .check && value == .bool(false) {
            return isRequired ? FieldError(.required) : nil
        }
        if let error = field.characterError(value) ?? field.lengthError(value) ?? field.rangeError(value) {
            return error
        }
        let control = control(of: node)
        // What only the type asks for comes after what the author of the form says.
        if control?.shared.rule.isImplied == true, let error = patternError(value, at: node) { return error }
        if let error = control?.error(in: value) ?? patternError(value, at: node) { return error }
        if !field.allows(value) { return FieldError(.notAnOption) }
        return ruleError(at: node) ?? otherCheck?(self, node)
    }

    private func patternError(_ value: FormValue, at node: Int) -> FieldError? {
        guard let patterns = field(of: node)?.patterns, patterns.format != nil || patterns.pattern != nil,
            let text = value.measuredText
        else { return nil }
        let context = EvaluationContext(engine: self, item: Int(nodes[node].item))
        if let format = patterns.format, !format.isFound(in: text, context) { return FieldError(.format) }
        if let pattern = patterns.pattern, !pattern.matchesWhole(text, context) { return FieldError(.pattern) }
        return nil
    }

    /// The comparison, then the expression rules, in their own order: checks stand in the order in which they run.
    private func ruleError(at node: Int) -> FieldError? {
        var broken = Int.max
        for check in element(of: node).checks {
            let rule = form.computations[Int(check)]
            let context = EvaluationContext(engine: self, item: Int(nodes[node].item))
            guard rule.program.evaluate(in: context) != .bool(true) else { continue }
            guard let comparison = rule.comparison else {
                broken = min(broken, rule.rule)
                continue
            }
            let other = form.fields[form.elements[comparison.other].content]
                .numbered(items[Int(nodes[node].item)].index).definition
            return FieldError(
                .compare,
                [
                    ErrorParameter("rule", .text(comparison.rule.rawValue)),
                    ErrorParameter("other", .text(other.title.isEmpty ? other.id : other.title)),
                ])
        }
        return broken == .max ? nil : .limit(.rule, "rule", .number(DecimalNumber(broken)))
    }

    private func itemError(_ repeats: Repetition, count: Int) -> FieldError? {
        if count < repeats.min {
            return .limit(.minItems, "min", .number(DecimalNumber(repeats.min)))
        }
        if count > repeats.max {
            return .limit(.maxItems, "max", .number(DecimalNumber(repeats.max)))
        }
        return nil
    }

    /// Notes that a node's answer or rules changed: if it has shown an error it is checked again.
    func queueCheck(_ node: Int) {
        guard nodes[node].flags.contains(.watched), !nodes[node].flags.contains(.checkQueued) else { return }
        nodes[node].flags.insert(.checkQueued)
        nodesToCheck.append(node)
    }

    func checkQueuedNodes() {
        for node in nodesToCheck {
            nodes[node].flags.remove(.checkQueued)
            // Loading forgets which fields have shown an error, perhaps after they were queued.
            guard nodes[node].item >= 0, nodes[node].flags.contains(.watched) else { continue }
            show(firstError(at: node), at: node)
        }
        nodesToCheck.removeAll()
    }

    /// Validates everything that is relevant and shows what is wrong.
    func submit() -> ChangeSet {
        answerGuard?.takeBackForeignChoices(self)
        settle()
        var isAccepted = true
        forEachNode { node in
            nodes[node].flags.remove(.checkQueued)
            let error = firstError(at: node)
            if error != nil { nodes[node].flags.insert(.watched) }
            show(error, at: node)
            if reportsAreRepeated, isReported(node) {
                nodes[node].reported = nil
                touch(node, .error)
            }
            if error != nil || isReported(node) { isAccepted = false }
        }
        nodesToCheck.removeAll()
        // What was not looked at may be wrong.
        if isExhausted { isAccepted = false }
        submission = isAccepted ? .accepted : .refused
        hasBeenSubmitted = true
        if !isAccepted { focus = .errorSummary }
        return commit()
    }

    /// Shows errors found elsewhere at the fields they name; others are dropped.
    func report(_ errors: [ReportedError]) {
        for error in errors {
            guard let id = node(at: error.path), let node = position(id) else { continue }
            nodes[node].reported = error
            nodes[node].flags.insert(.watched)
            touch(node, .error)
            focus = .errorSummary
            hasBeenSubmitted = true
        }
    }

    func isReported(_ node: Int) -> Bool {
        nodes[node].reported != nil && nodes[node].flags.contains([.relevant, .enabled])
    }

    private func show(_ error: FieldError?, at node: Int) {
        guard nodes[node].error != error else { return }
        nodes[node].error = error
        touch(node, .error)
    }
}

extension FormValue {
    /// What rules about texts apply to: a text, or how a number is written; `nil` for anything else.
    fileprivate var measuredText: String? {
        switch self {
        case .text(let text): text
        case .number(let number): number.description
        case .blank, .bool, .list: nil
        }
    }
}

extension FormValue {
    /// Whether a text is too short or too long, counted as people count: in graphemes.
    func lengthError(_ least: Int?, _ most: Int?) -> FieldError? {
        guard least != nil || most != nil, let text = measuredText else { return nil }
        let length = text.characterCount
        if let least, length < least { return .limit(.minLength, "min", .number(DecimalNumber(least))) }
        if let most, length > most { return .limit(.maxLength, "max", .number(DecimalNumber(most))) }
        return nil
    }
}

extension FieldError {
    /// An error with what the rule asked for.
    @inline(never)
    static func limit(_ code: ErrorCode, _ name: String, _ value: FormValue) -> FieldError {
        FieldError(code, [ErrorParameter(name, value)])
    }
}

extension CompiledField {
    fileprivate func lengthError(_ value: FormValue) -> FieldError? {
        let most = definition.validations.maxLength
        return value.lengthError(definition.validations.minLength, most) ?? sizeError(value, most)
    }

    /// Controls have no place in a text; neither have line breaks in one line.
    fileprivate func characterError(_ value: FormValue) -> FieldError? {
        guard isText, case .text(let text) = value, !text.isPlain else { return nil }
        for scalar in text.scalarList where Invisible.isRefused(scalar, inLines: type == .textView) {
            return FieldError(.characters)
        }
        return nil
    }

    /// A character may have many marks, but not so many that a short text is a long one.
    private func sizeError(_ value: FormValue, _ most: Int?) -> FieldError? {
        guard isText, case .text(let text) = value, text.utf8.count > TextLimits.character else { return nil }
        let limit = TextLimits.bytes(most, inLines: type == .textView)
        var isLonger = text.utf8.count > limit
        var characters = text.makeIterator()
        while !isLonger, let next = characters.next() { isLonger = next.utf8.count > TextLimits.character }
        return isLonger ? .limit(.tooLong, "bytes", .number(DecimalNumber(limit))) : nil
    }

    /// Whether any text can be the answer.
    private var isText: Bool { valueKind == .text || valueKind == .exactText }

    /// Years before it are refused by default.
    private static var firstUsualYear: String { "1000" }

    /// Numbers and days against their limits: those of the rules, and those of the control.
    fileprivate func rangeError(_ value: FormValue) -> FieldError? {
        if case .number(let number) = value { return NumberLimits(definition).error(for: number) }
        // Canonical texts of days and times are in the order of what they mean.
        guard case .text(let text) = value else { return nil }
        let (first, last) = (definition.minimumDate, definition.maximumDate)
        // A form that asks for such days says so with its first day.
        let isDay = definition.valueKind == .date || definition.valueKind == .dateTime
        let takesEarlyYears = !first.isEmpty && ExactText.precedes(first, Self.firstUsualYear)
        if isDay, !takesEarlyYears, ExactText.precedes(text, Self.firstUsualYear) { return FieldError(.earlyYear) }
        if !first.isEmpty, ExactText.precedes(text, first) { return .limit(.minDate, "min", .text(first)) }
        if !last.isEmpty, ExactText.precedes(last, text) { return .limit(.maxDate, "max", .text(last)) }
        let interval = definition.minuteInterval
        if interval > 0, !CivilTime.isOnScale(text, from: first, minutes: interval) {
            return .limit(.minuteInterval, "minutes", .number(DecimalNumber(interval)))
        }
        return nil
    }
}

extension CompiledField {
    /// Whether a value is among the options, if the field has any to choose from.
    func allows(_ value: FormValue) -> Bool {
        switch (valueKind, value) {
        case (.option, _): hasOption(value.canonicalText)
        case (.options, .list(let list)): list.allSatisfy { hasOption($0.canonicalText) }
        default: true
        }
    }
}
