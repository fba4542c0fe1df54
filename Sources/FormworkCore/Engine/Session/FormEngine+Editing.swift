extension FormEngine {
    /// What is kept of an input: a value, or text that is none.
    struct Entry {
        var value: FormValue
        /// The text, if it is not a value of the field's type.
        var malformedText: String?
    }

    /// Takes over what a control holds, as typed.
    func edit(_ node: Int, _ edit: TextEdit) {
        guard let field = field(of: node), field.type.takesInput, edit.text != text(of: node) else { return }
        if form.definition.validateOn == .change { nodes[node].flags.insert(.watched) }
        answer(read(edit.text, for: field), at: node)
        if field.type.isTyped {
            if text(of: node) != edit.text { nodes[node].text = edit.text }
            nodes[node].aspects.remove(.text)
        }
    }

    /// Gives a field a typed value, as from a program or a stored answer.
    func set(_ value: FormValue, at node: Int) {
        guard let field = field(of: node), field.type.valueKind != .none else { return }
        answer(entry(value.normalized, for: field), at: node)
        touch(node, .text)
    }

    /// Converts a formula's result to the kind of value its field has; what does not fit stays as it is.
    func coerce(_ value: FormValue, at node: Int) -> FormValue {
        guard let field = field(of: node) else { return .blank }
        let entry = entry(value.normalized, for: field)
        return entry.malformedText == nil ? entry.value : value
    }

    /// Forgets a field's answer.
    func clearAnswer(at node: Int) {
        guard let field = field(of: node), field.type.takesInput else { return }
        nodes[node].flags.remove(.overridden)
        accept(Entry(value: .blank), at: node)
        schedule(.value, of: node)
    }

    private func answer(_ entry: Entry, at node: Int) {
        if element(of: node).computations[Computation.Aspect.value.rawValue] >= 0 {
            if entry.value != nodes[node].value || entry.malformedText != nil { nodes[node].flags.insert(.overridden) }
        }
        accept(entry, at: node)
    }

    /// Keeps what was read of an input, and forgets what no longer fits it.
    func accept(_ entry: Entry, at node: Int) {
        let wasMalformed = nodes[node].flags.contains(.malformed)
        nodes[node].flags.set(.malformed, entry.malformedText != nil)
        if nodes[node].text != entry.malformedText {
            nodes[node].text = entry.malformedText
            touch(node, .text)
        }
        if nodes[node].reported != nil {
            nodes[node].reported = nil
            touch(node, .error)
        }
        store(entry.value, at: node)
        if wasMalformed || entry.malformedText != nil { queueCheck(node) }
    }

    /// Replaces a node's value and lets everything that reads it run, if it really changes.
    func store(_ value: FormValue, at node: Int) {
        guard nodes[node].value != value else { return }
        nodes[node].value = value
        if nodes[node].text != nil, !nodes[node].flags.contains(.malformed) { nodes[node].text = nil }
        touch(node, [.value, .display, .text])
        queueCheck(node)
        if nodes[node].flags.contains(.relevant) { scheduleReaders(of: node) }
        noteOccasion(node)
    }

    /// Reads what a control holds, in the session's locale.
    private func read(_ text: String, for field: Field) -> Entry {
        switch field.type.valueKind {
        case .none: Entry(value: .blank)
        case .text, .any: Entry(value: FormValue.text(WhiteSpace.trim(text)).normalized)
        case .bool: Entry(value: .bool(text == "true"))
        case .option: option(FormValue.text(WhiteSpace.trim(text)).normalized, of: field)
        case .integer, .number:
            number(text, context.locale.parseNumber(text), isWhole: field.type.valueKind == .integer)
        }
    }

    /// Converts a typed value to the kind its field has.
    private func entry(_ value: FormValue, for field: Field) -> Entry {
        if value.isBlank { return Entry(value: .blank) }
        let text = value.canonicalText
        if case .list = value { return Entry(value: .blank, malformedText: text) }
        switch field.type.valueKind {
        case .none: return Entry(value: .blank)
        case .any: return Entry(value: value)
        case .text: return Entry(value: FormValue.text(WhiteSpace.trim(text)).normalized)
        case .option: return option(value, of: field)
        case .bool:
            if text == "true" || text == "1" { return Entry(value: .bool(true)) }
            if text == "false" || text == "0" { return Entry(value: .bool(false)) }
            return Entry(value: .blank, malformedText: text)
        case .integer, .number:
            if case .bool = value { return Entry(value: .blank, malformedText: text) }
            return number(text, DecimalNumber(text), isWhole: field.type.valueKind == .integer)
        }
    }

    private func number(_ text: String, _ number: DecimalNumber?, isWhole: Bool) -> Entry {
        if FormValue.text(text).normalized.isBlank { return Entry(value: .blank) }
        guard let number, !isWhole || number.isInteger else { return Entry(value: .blank, malformedText: text) }
        return Entry(value: .number(number))
    }

    /// Options are told apart by canonical text; an answer that is none of them is kept and reported.
    private func option(_ value: FormValue, of field: Field) -> Entry {
        let text = value.canonicalText
        for option in field.options where ExactText.areSame(option.id.canonicalText, text) {
            return Entry(value: option.id)
        }
        return Entry(value: value)
    }
}
