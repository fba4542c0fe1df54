extension FormEngine {
    /// Lets an input happen, runs everything that depends on it, and returns what changed.
    ///
    /// An input that names a node that is not there, or that the node cannot take, changes nothing.
    ///
    /// - Parameters:
    ///   - input: What happens.
    ///   - eventsAct: Whether `update` and `clear` targets act. They do not where they have acted already, as in a page that
    ///     the engine ran in.
    /// - Complexity: proportional to what the input affects; `load`, `replaceAnswers`, `reset` and `submit`
    ///   visit the whole form.
    public func perform(_ input: FormInput, eventsAct: Bool = true) -> ChangeSet {
        statistics.transactions += 1
        if isExhausted { return commit() }
        eventPolicy = eventsAct ? .always : .never
        history?.begin(input, in: self)
        defer {
            history?.end(input, in: self)
            eventPolicy = .never
        }
        sampleClock(for: input)
        switch input {
        case .load(let answers): load(answers)
        case .replaceAnswers(let answers): replaceAnswers(answers)
        case .reset: load(loaded)
        case .set(let id, let value):
            withInput(at: id) { node in
                if field(of: node)?.type.takesInput == true { watchChange(of: node) }
                set(value, at: node)
            }
        case .edit(let id, let text): withInput(at: id) { edit($0, text) }
        case .step(let id, let steps): withInput(at: id) { step($0, by: steps) }
        case .editAll(let edits): editAll(edits)
        case .focus(let id): openEditor(of: id)
        case .blur(let id): withInput(at: id) { blur($0) }
        case .tap(let id): withInput(at: id) { tap($0) }
        case .addItem(let id): withInput(at: id) { addItems(1, to: $0) }
        case .removeItem(let id): removeItem(id)
        case .moveItem(let id, let position): moveItem(id, to: position)
        case .deleteField(let id): withInput(at: id) { delete($0) }
        case .replaceOptions(let id, let options): if let node = position(id) { replaceOptions(options, at: node) }
        case .collapse(let id, let isCollapsed): if let node = position(id) { collapse(node, isCollapsed) }
        case .collapseAll(let isCollapsed):
            for element in form.elements.indices where form.elements[element].kind == .group {
                collapse(self.node(element, in: 0), isCollapsed)
            }
        case .reportErrors(let errors): report(errors)
        case .tick(let clock): tick(to: clock)
        case .submit: return submit()
        }
        settleWithEvents()
        checkQueuedNodes()
        return commit()
    }

    /// Runs a body on a node that takes input now.
    private func withInput(at id: NodeID, _ body: (Int) -> Void) {
        guard let node = position(id), nodes[node].flags.contains([.relevant, .enabled]) else { return }
        body(node)
    }

    /// Takes over a whole page of controls at once, as posted.
    ///
    /// Whether a field takes input may depend on another field of the same page, so only fields that nobody can bring to
    /// take some are left out. Fields with a formula come last: only then is it known whether they differ from it.
    private func editAll(_ edits: [(NodeID, TextEdit)]) {
        for pass in 0..<2 {
            for (id, text) in edits {
                guard let node = position(id), mayAnswer(node, { read(text.text, at: node).value }) else { continue }
                let hasFormula = element(of: node).computations[Computation.Aspect.value.rawValue] >= 0
                if hasFormula == (pass == 1) { edit(node, text) }
            }
            settle()
        }
    }

    private func tap(_ node: Int) {
        guard field(of: node) != nil else { return }
        openEditor(of: id(of: node) == openEditor ? nil : id(of: node))
        history?.noteAnswer(node, in: self)
        nodes[node].flags.insert(.tapped)
        scheduleReaders(of: node)
        noteOccasion(node)
    }

    private func blur(_ node: Int) {
        if id(of: node) == openEditor { openEditor(of: nil) }
        if nodes[node].text != nil, !nodes[node].flags.contains(.malformed) {
            nodes[node].text = nil
            touch(node, .text)
        }
        if form.definition.validateOn == .blur, field(of: node) != nil, !isPassedBy(node) {
            nodes[node].flags.insert(.watched)
            queueCheck(node)
        }
    }

    /// Whether the focus only went through a field that was never answered. Who looks through a form with the Tab key, or
    /// answers in another order, has done nothing wrong yet.
    private func isPassedBy(_ node: Int) -> Bool {
        !hasBeenSubmitted && nodes[node].value.isBlank && nodes[node].flags.isDisjoint(with: [.malformed, .emptied])
    }

    /// Adds several items at the end of a repeating section, as far as there is room: what depends on how many there are
    /// runs once.
    func addItems(_ count: Int, to section: Int) {
        var added: [Int] = []
        while added.count < count, hasRoom(section), let item = appendItem(to: section) { added.append(item) }
        guard let item = added.last else { return }
        // What an item begins with is loaded, as by `load`, and not answered.
        let policy = eventPolicy
        if policy == .always { eventPolicy = .whereBlank }
        for item in added { fillDefaults(in: item) }
        giveWaitingAnswers()
        settleWithEvents()
        eventPolicy = policy
        for item in added { history?.noteAdded(item, in: self) }
        noteOccasion(section)
        settle()
        focus = firstControl(in: item) ?? .row(RowID(.itemHeader, header(of: item)))
    }

    /// The repeating section of an item that a person may change now; `nil` for anything else.
    private func openSection(ofItem id: NodeID) -> (node: Int, repeats: Repetition)? {
        let item = Int(id.item)
        guard item > 0, isAlive(item), let section = owner(of: item), element(of: section).number == id.element,
            nodes[section].flags.contains([.relevant, .enabled]), let repeats = self.section(of: section)?.repeats
        else { return nil }
        return (section, repeats)
    }

    private func moveItem(_ id: NodeID, to position: Int) {
        guard let (section, repeats) = openSection(ofItem: id), repeats.isReorderable else { return }
        let last = items(of: section).count - 1
        let position = min(max(position, 0), last)
        guard position != items[Int(id.item)].index else { return }
        history?.noteMoved(Int(id.item), to: position, in: self)
        moveItem(Int(id.item), of: section, to: position)
        focus = .row(RowID(.itemHeader, id))
    }

    private func removeItem(_ id: NodeID) {
        let item = Int(id.item)
        guard let (section, repeats) = openSection(ofItem: id), items(of: section).count > repeats.min else { return }
        recorder?.noteRemoval(of: item, in: self)
        let index = items[item].index
        history?.noteRemoved(item, in: self)
        closeItem(item)
        let rest = items(of: section)
        let neighbour = index < rest.count ? rest[index] : rest.last
        focus = .row(neighbour.map { RowID(.itemHeader, header(of: $0)) } ?? RowID(.addItem, self.id(of: section)))
    }

    private func collapse(_ node: Int, _ isCollapsed: Bool) {
        let element = element(of: node)
        guard element.kind == .group, nodes[node].flags.contains(.collapsed) != isCollapsed,
            form.groups[element.content].collapsible
        else { return }
        nodes[node].flags.set(.collapsed, isCollapsed)
        touch(node, .collapsed)
        forEachChild(of: node) { inherit(at: $0) }
    }

    /// The public id of an item's header.
    func header(of item: Int) -> NodeID {
        NodeID(element: Int(form.elements[form.scopes[items[item].scope].element].number), item: item)
    }

    private func firstControl(in item: Int) -> FocusTarget? {
        for element in form.scopes[items[item].scope].elements {
            let node = node(Int(element), in: item)
            guard let field = field(of: node), field.type.takesInput else { continue }
            if nodes[node].flags.contains([.relevant, .enabled, .unfolded]) {
                return .row(RowID(.field, id(of: node)))
            }
        }
        return nil
    }
}
