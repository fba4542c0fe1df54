// Changing answers.
//
// Every answer comes the same way: it is read (`state.read`), set (`setAnswer`, which notes it for undo and decides whether
// it replaces a formula), stored with the text that was not a value (`storeAnswer`), and its value is stored
// (`storeValue`, which schedules everything that reads it). Answers that do not come from a person, such as defaults,
// begin at `storeAnswer`; results of formulas begin at `storeValue`.

extension Transaction {
    /// Sets a field to the text of its control.
    package mutating func edit(_ node: NodeIndex, _ edit: TextEdit) {
        guard let field = state.field(of: node), field.type.takesInput else { return }
        let formatted = state.formatting(edit, at: node)
        caret = formatted.caret
        let text = formatted.edited.text
        let wasReformatted = !text.isSame(as: edit.text)
        // The text of a choice whose option is gone is blank. To clear it is a change all the same: it does not come back then.
        let forgetsChoice = text.isEmpty && field.valueKind == .option && state.hasGoneChoice(node)
        if forgetsChoice || !text.isSame(as: state.text(of: node)) {
            watchChange(of: node)
            // The control has read a code while it formatted its text.
            let answer = field.valueKind == .text ? formatted.edited.answer.map { ReadAnswer(value: $0) } : nil
            let read = answer ?? state.read(state.withGoneChoices(text, at: node), at: node)
            setAnswer(withoutExcluded(read, at: node, field), at: node)
            keepText(formatted.edited, at: node, field)
        }
        // The control has the typed text already. It is only updated if the engine changed the text.
        if wasReformatted { touch(node, .text) } else { caret = nil }
    }

    /// Keeps the text from which a value was read, if the control would write the value in another way.
    private mutating func keepText(_ edited: EditedText, at node: NodeIndex, _ field: CompiledField) {
        // The text of a slider is always that of its value.
        guard field.type.isTyped, field.type != .slider else { return }
        state.nodes.set(.asTyped, edited.isAsTyped, at: node)
        // A code that was formatted is shown in the same way when it is read from its answer.
        let isShownSo = edited.answer != nil && state.nodes[node].text == nil
        if !isShownSo, edited.isAsTyped || !edited.text.isSame(as: state.text(of: node)) {
            state.nodes[node].text = edited.text
            // Typing has begun, even if the value is still the same.
            if state.hasFormula(node) { override(node) }
        }
        state.nodes[node].aspects.remove(.text)
    }

    /// Raises a number by some steps of its scale, as the buttons beside it do; lowers it if the steps are negative.
    ///
    /// A field without a number counts as 0.
    mutating func step(_ node: NodeIndex, by steps: Int) {
        guard let field = state.field(of: node), field.valueKind.isNumber else { return }
        var number: DecimalNumber?
        if case .number(let answered) = state.nodes[node].value { number = answered }
        guard let next = field.scale.number(steps, from: number) else { return }
        watchChange(of: node)
        set(.number(next), at: node)
    }

    /// Validates a field from now on, if the form validates after the first change of an answer.
    mutating func watchChange(of node: NodeIndex) {
        guard state.form.definition.validateOn == .change else { return }
        watch(node)
    }

    /// The answer of a person to a choice of several options, without the options that exclude each other.
    private func withoutExcluded(_ answer: ReadAnswer, at node: NodeIndex, _ field: CompiledField) -> ReadAnswer {
        guard case .list(let list) = answer.value else { return answer }
        return ReadAnswer(value: .list(field.withoutExcluded(list, before: state.nodes[node].value)))
    }

    /// Sets a field to a value, as a program or a stored answer does.
    ///
    /// - Parameter byPerson: Whether a person chose the value: then an exclusive option clears the others.
    mutating func set(_ value: FormValue, at node: NodeIndex, byPerson: Bool = false) {
        guard let field = state.field(of: node), field.valueKind != .none else { return }
        let hasFormula = state.hasFormula(node)
        // A field that takes no input always has the result of its formula.
        if !field.type.takesInput, hasFormula { return }
        let value = value.normalized
        // The result of a formula may not be an answer of the field's kind. It is kept when it comes back as an answer.
        let isResult =
            hasFormula && value == state.nodes[node].value && !state.nodes[node].flags.contains(.malformed)
        let answer = isResult ? ReadAnswer(value: value) : state.read(value, for: field)
        setAnswer(byPerson ? withoutExcluded(answer, at: node, field) : answer, at: node)
        touch(node, .text)
    }

    /// Clears a field's answer. A field with a formula gets its result again.
    package mutating func clearAnswer(at node: NodeIndex) {
        guard let field = state.field(of: node), field.type.takesInput else { return }
        note(.answer(node))
        dropAnswer(at: node)
    }

    /// Clears an answer of any field, which no step of undo brings back.
    package mutating func dropAnswer(at node: NodeIndex) {
        state.nodes.remove(.overridden, at: node)
        storeAnswer(ReadAnswer(value: .blank), at: node)
        scheduleRule(.value, of: node)
    }

    /// Sets a field to an answer that was read. In a field with a formula, another value than the result replaces the
    /// result from now on.
    private mutating func setAnswer(_ answer: ReadAnswer, at node: NodeIndex) {
        note(.answer(node))
        if state.hasFormula(node) {
            if answer.value != state.nodes[node].value || answer.malformedText != nil {
                override(node)
            }
            // A disabled field returns to its formula.
            if !state.nodes[node].flags.contains(.enabled) { scheduleRule(.value, of: node) }
        }
        storeAnswer(answer, at: node)
    }

    /// Stores an answer: its value, and the text if that is not a value of the field's type.
    package mutating func storeAnswer(_ answer: ReadAnswer, at node: NodeIndex) {
        let wasMalformed = state.nodes[node].flags.contains(.malformed)
        if answer.malformedText != nil { endNotice(at: node) }
        setMalformed(answer.malformedText != nil, at: node)
        if !state.nodes[node].text.isSame(as: answer.malformedText) {
            state.nodes[node].text = answer.malformedText
            touch(node, .text)
        }
        if state.nodes[node].reported != nil {
            state.nodes[node].reported = nil
            touch(node, .error)
        }
        storeValue(answer.value, at: node)
        if wasMalformed || answer.malformedText != nil { queueValidation(node) }
    }

    /// Replaces the value of a node. If it is another value, everything that reads it is scheduled.
    package mutating func storeValue(_ value: FormValue, at node: NodeIndex) {
        guard state.nodes[node].value != value else { return }
        state.count(steps: 1 + value.weight)
        note(.value(node))
        if value.isBlank { state.nodes.insert(.emptied, at: node) } else { endNotice(at: node) }
        state.nodes[node].value = value
        noteGoneChoice(at: node)
        if !state.nodes[node].flags.contains(.malformed) { state.nodes[node].text = nil }
        touch(node, [.value, .display, .text])
        queueValidation(node)
        if state.nodes[node].flags.contains(.relevant) { scheduleReaders(of: node) }
        noteEvents(of: node)
    }
}

extension FormState {
    /// The formatted text after a keystroke, and the position of the caret in it.
    fileprivate func formatting(_ edit: TextEdit, at node: NodeIndex) -> (edited: EditedText, caret: TextOffset?) {
        guard let before = edit.before, let selection = edit.selection, let field = field(of: node),
            let control = control(for: field) ?? plainControl(for: field)
        else { return (EditedText(unchecked: edit.text, 0, 0), nil) }
        var old = EditedText(unchecked: text(of: node), before.lowerBound, before.upperBound)
        old.isAsTyped = nodes[node].text != nil && nodes[node].flags.contains(.asTyped)
        let edited = control.typed(edit.text, caret: selection.upperBound, over: old)
        return (edited, edited.selectionEnd)
    }

    /// The control that formats and reads the text of a node; `nil` if any text is taken unchanged.
    package func control(of node: NodeIndex) -> TextControl? {
        field(of: node).flatMap { control(for: $0) }
    }

    func control(for field: CompiledField) -> TextControl? {
        field.patterns.text.map { TextControl($0, sharedLocale) }
    }

    /// A control for any text. It leaves out only characters that no text may have.
    private func plainControl(for field: CompiledField) -> TextControl? {
        guard field.valueKind.isText else { return nil }
        var rule = TextRule()
        rule.hasLines = field.type == .textView
        return TextControl(SharedTextRule(rule), sharedLocale)
    }
}
