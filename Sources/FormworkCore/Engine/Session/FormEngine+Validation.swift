extension FormEngine {
    /// The first rule that a node's answer breaks, in the order of `ErrorCode`; `nil` if it breaks none.
    ///
    /// What is hidden or takes no input is not checked.
    func firstError(at node: Int) -> FieldError? {
        statistics.validations += 1
        guard nodes[node].flags.contains([.relevant, .enabled]) else { return nil }
        if let repeats = section(of: node)?.repeats { return itemError(repeats, count: items(of: node).count) }
        guard let field = field(of: node), field.type.takesInput else { return nil }
        if nodes[node].flags.contains(.malformed) { return FieldError(.typeMismatch) }
        let value = nodes[node].value
        if value.isBlank { return nodes[node].flags.contains(.ownRequired) ? FieldError(.required) : nil }
        if let error = field.validations.lengthError(value) ?? field.validations.rangeError(value) { return error }
        let isChoice = field.type.valueKind == .option
        return isChoice && !field.isOption(value) ? FieldError(.notAnOption) : nil
    }

    private func itemError(_ repeats: Repetition, count: Int) -> FieldError? {
        if count < repeats.min {
            return FieldError(.minItems, [ErrorParameter("min", .number(DecimalNumber(repeats.min)))])
        }
        if count > repeats.max {
            return FieldError(.maxItems, [ErrorParameter("max", .number(DecimalNumber(repeats.max)))])
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
            if nodes[node].item >= 0 { show(firstError(at: node), at: node) }
        }
        nodesToCheck.removeAll()
    }

    /// Validates everything that is relevant and shows what is wrong.
    func submit() -> ChangeSet {
        settle()
        var isAccepted = true
        forEachNode { node in
            nodes[node].flags.remove(.checkQueued)
            let error = firstError(at: node)
            if error != nil { nodes[node].flags.insert(.watched) }
            show(error, at: node)
            if error != nil || isReported(node) { isAccepted = false }
        }
        nodesToCheck.removeAll()
        submission = isAccepted ? .accepted : .refused
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

extension Validations {
    /// Length is counted as people count: in graphemes.
    fileprivate func lengthError(_ value: FormValue) -> FieldError? {
        guard minLength != nil || maxLength != nil, case .text(let text) = value else { return nil }
        let length = text.count
        if let minLength, length < minLength {
            return FieldError(.minLength, [ErrorParameter("min", .number(DecimalNumber(minLength)))])
        }
        if let maxLength, length > maxLength {
            return FieldError(.maxLength, [ErrorParameter("max", .number(DecimalNumber(maxLength)))])
        }
        return nil
    }

    fileprivate func rangeError(_ value: FormValue) -> FieldError? {
        guard case .number(let number) = value else { return nil }
        if let minValue, number < minValue { return FieldError(.minValue, [ErrorParameter("min", .number(minValue))]) }
        if let maxValue, number > maxValue { return FieldError(.maxValue, [ErrorParameter("max", .number(maxValue))]) }
        return nil
    }
}

extension Field {
    /// Whether a value is the id of one of the options.
    fileprivate func isOption(_ value: FormValue) -> Bool {
        let text = value.canonicalText
        return options.contains { ExactText.areSame($0.id.canonicalText, text) }
    }
}
