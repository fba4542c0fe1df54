extension FormEngine {
    /// Takes over what a control holds, as typed.
    func edit(_ node: Int, _ edit: TextEdit) {
        guard let field = field(of: node), field.type.takesInput else { return }
        let edited = typed(edit, at: node)
        let text = edited.text
        let isOther = !text.isSame(as: edit.text)
        if !text.isSame(as: self.text(of: node)) {
            watchChange(of: node)
            answer(read(text, at: node), at: node)
            // A slider holds no more than its value says.
            if field.type.isTyped, field.type != .slider {
                nodes[node].flags.set(.asTyped, edited.isAsTyped)
                if edited.isAsTyped || !text.isSame(as: self.text(of: node)) {
                    nodes[node].text = text
                    // Typing has begun, even if what stands there so far means the same.
                    if hasFormula(node) { nodes[node].flags.insert(.overridden) }
                }
                nodes[node].aspects.remove(.text)
            }
        }
        if isOther { touch(node, .text) } else { caret = nil }
    }

    /// What becomes of a typed text: a field whose text has a form brings it into that with every keystroke.
    private func typed(_ edit: TextEdit, at node: Int) -> EditedText {
        guard let before = edit.before, let selection = edit.selection, let field = field(of: node),
            let control = control(for: field) ?? plainControl(for: field)
        else { return EditedText(unchecked: edit.text, 0, 0) }
        var old = EditedText(
            unchecked: text(of: node), TextOffset(before.lowerBound), TextOffset(before.upperBound))
        old.isAsTyped = nodes[node].text != nil && nodes[node].flags.contains(.asTyped)
        let edited = control.typed(edit.text, caret: TextOffset(selection.upperBound), over: old)
        caret = edited.selectionEnd.utf16
        return edited
    }

    /// How the text of a node's control is typed and written; `nil` where any text is taken as it is.
    func control(of node: Int) -> TextControl? {
        field(of: node).flatMap { control(for: $0) }
    }

    func control(for field: CompiledField) -> TextControl? {
        field.patterns.text.map { TextControl($0, locale) }
    }

    /// How any text is typed: all but what has no place in a text.
    private func plainControl(for field: CompiledField) -> TextControl? {
        guard field.valueKind == .text || field.valueKind == .exactText else { return nil }
        var rule = TextRule()
        rule.hasLines = field.type == .textView
        return TextControl(SharedTextRule(rule), locale)
    }

    /// Checks a field from now on, where the form does so with the first change.
    func watchChange(of node: Int) {
        guard form.definition.validateOn == .change else { return }
        nodes[node].flags.insert(.watched)
        queueCheck(node)
    }

    /// Gives a field a typed value, as from a program or a stored answer.
    func set(_ value: FormValue, at node: Int) {
        guard let field = field(of: node), field.valueKind != .none else { return }
        // What takes no input is what its formula gives.
        if !field.type.takesInput, hasFormula(node) { return }
        let value = value.normalized
        // What a formula gave may be no answer of the field's kind, and is one when it comes back.
        let isGiven = hasFormula(node) && value == nodes[node].value && !nodes[node].flags.contains(.malformed)
        answer(isGiven ? Entry(value: value) : entry(value, for: field), at: node)
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
        history?.noteAnswer(node, in: self)
        nodes[node].flags.remove(.overridden)
        accept(Entry(value: .blank), at: node)
        schedule(.value, of: node)
    }

    func hasFormula(_ node: Int) -> Bool { element(of: node).computations[Computation.Aspect.value.rawValue] >= 0 }

    private func answer(_ entry: Entry, at node: Int) {
        history?.noteAnswer(node, in: self)
        if hasFormula(node) {
            if entry.value != nodes[node].value || entry.malformedText != nil { nodes[node].flags.insert(.overridden) }
            // What is disabled returns to its formula.
            if !nodes[node].flags.contains(.enabled) { schedule(.value, of: node) }
        }
        accept(entry, at: node)
    }

    /// Keeps what was read of an input, and forgets what no longer fits it.
    func accept(_ entry: Entry, at node: Int) {
        let wasMalformed = nodes[node].flags.contains(.malformed)
        nodes[node].flags.set(.malformed, entry.malformedText != nil)
        if !nodes[node].text.isSame(as: entry.malformedText) {
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
        statistics.count(steps: 1 + value.weight)
        recorder?.noteChange(at: node, in: self)
        if value.isBlank { nodes[node].flags.insert(.emptied) }
        nodes[node].value = value
        if nodes[node].text != nil, !nodes[node].flags.contains(.malformed) { nodes[node].text = nil }
        touch(node, [.value, .display, .text])
        queueCheck(node)
        if nodes[node].flags.contains(.relevant) { scheduleReaders(of: node) }
        noteOccasion(node)
    }
}
