extension Transaction {
    /// Performs an input and runs everything that depends on it.
    mutating func perform(_ input: FormInput) {
        if state.isExhausted { return }
        sampleClock(for: input)
        switch input {
        case .load(let answers): load(answers)
        case .replaceAnswers(let answers): replaceAnswers(answers)
        case .reset: load(state.loaded)
        case .set(let id, let value): withOpenNode(id) { $0.setByInput(value, at: $1) }
        case .edit(let id, let text): withOpenNode(id) { $0.edit($1, text) }
        case .step(let id, let steps): withOpenNode(id) { $0.step($1, by: steps) }
        case .editAll(let edits): editAll(edits)
        case .focus(let id): openEditor(of: id)
        case .blur(let id): withOpenNode(id) { $0.blur($1) }
        case .tap(let id): withOpenNode(id) { $0.tap($1) }
        case .addItem(let id): withOpenNode(id) { $0.addItems(1, to: $1) }
        case .removeItem(let id): removeItem(id)
        case .moveItem(let id, let position): moveItem(id, to: ItemPosition(clamping: position))
        case .deleteField(let id): withOpenNode(id) { $0.delete($1) }
        case .replaceOptions(let id, let options): if let node = state.node(id) { replaceOptions(options, at: node) }
        case .collapse(let id, let isCollapsed): if let node = state.node(id) { collapse(node, isCollapsed) }
        case .collapseAll(let isCollapsed): collapseAll(isCollapsed)
        case .reportErrors(let errors): report(errors)
        case .tick(let clock, let zone):
            if let zone { state.setZone(to: zone) }
            tick(to: clock)
        case .validate(let id): validate(id)
        case .submit: return submit()
        }
        settleWithEvents()
        validateQueuedNodes(opensGroups: true)
    }

    /// Calls `body` with the index of a node, if the node takes input now.
    private mutating func withOpenNode(_ id: NodeID, _ body: (inout Transaction, NodeIndex) -> Void) {
        guard let node = state.node(id), state.isActive(node) else { return }
        body(&self, node)
    }

    private mutating func setByInput(_ value: FormValue, at node: NodeIndex) {
        if state.field(of: node)?.type.takesInput == true { watchChange(of: node) }
        set(value, at: node, byPerson: true)
    }

    /// Sets the fields of a whole page to the texts of its controls, as posted.
    ///
    /// Whether a field takes input may depend on another field of the same page, so fields are left out only if no
    /// answer can make them take input. Fields with a formula come last, because their answers are compared with the
    /// results of the formulas.
    private mutating func editAll(_ edits: [(NodeID, TextEdit)]) {
        for hasFormula in [false, true] {
            for (id, edit) in edits {
                guard let node = state.node(id), mayAnswer(node, { $0.read(edit.text, at: node).value }) else {
                    continue
                }
                if state.hasFormula(node) == hasFormula { self.edit(node, edit) }
            }
            settle()
        }
    }

    private mutating func tap(_ node: NodeIndex) {
        guard let field = state.field(of: node) else { return }
        let id = state.id(of: node)
        openEditor(of: id == state.openEditor ? nil : id)
        // Other fields have an answer, and their events act when it changes.
        guard field.type == .button else { return }
        note(.answer(node))
        state.nodes.insert(.tapped, at: node)
        scheduleReaders(of: node)
        noteEvents(of: node)
    }

    private mutating func blur(_ node: NodeIndex) {
        if state.id(of: node) == state.openEditor { openEditor(of: nil) }
        if state.nodes[node].text != nil, !state.nodes[node].flags.contains(.malformed) {
            state.nodes[node].text = nil
            touch(node, .text)
        }
        if state.form.definition.validateOn == .blur, state.field(of: node) != nil, !state.wasNeverAnswered(node) {
            watch(node)
        }
    }

    private mutating func collapseAll(_ isCollapsed: Bool) {
        for element in state.form.elements.indices where state.form.elements[element].kind == .group {
            collapse(state.node(element, in: .form), isCollapsed)
        }
    }

    mutating func collapse(_ node: NodeIndex, _ isCollapsed: Bool) {
        guard state.nodes[node].flags.contains(.collapsed) != isCollapsed, state.group(of: node)?.collapsible == true
        else { return }
        state.nodes.set(.collapsed, isCollapsed, at: node)
        touch(node, .collapsed)
        for child in state.children(of: node) { inherit(at: child) }
    }

    /// Lets a person delete a field, if its section allows that; see `FormEngine.deleteField`.
    private mutating func delete(_ node: NodeIndex) {
        guard state.isDeletable(node) else { return }
        note(.answer(node))
        if state.field(of: node)?.type.takesInput == true { edit(node, TextEdit("")) }
        state.nodes.insert(.deleted, at: node)
        inherit(at: node)
    }

    /// Reads the context's clock before inputs whose result depends on the present time.
    private mutating func sampleClock(for input: FormInput) {
        guard let source = state.settings.context.clockSource else { return }
        switch input {
        case .load, .replaceAnswers, .reset: state.setClock(to: source())
        case .submit:
            tick(to: source())
            settleWithEvents()
        default: break
        }
    }

    /// Sets the clock and lets everything that reads it run.
    private mutating func tick(to clock: Int64) {
        state.setClock(to: clock)
        for computation in state.form.clockReaders { schedule(computation, inside: .form) }
    }
}

extension FormState {
    /// Whether the focus only passed through a field that was never answered. People may look through a form with the
    /// Tab key or answer in another order, so this is not an error yet.
    fileprivate func wasNeverAnswered(_ node: NodeIndex) -> Bool {
        !hasBeenSubmitted && nodes[node].value.isBlank && nodes[node].flags.isDisjoint(with: [.malformed, .emptied])
    }
}
