extension FormEngine {
    /// Lets an input happen, runs everything that depends on it, and returns what changed.
    ///
    /// An input that names a node that is not there, or that the node cannot take, changes nothing.
    ///
    /// - Complexity: proportional to what the input affects; `load`, `replaceAnswers`, `reset` and `submit`
    ///   visit the whole form.
    public func perform(_ input: FormInput) -> ChangeSet {
        statistics.transactions += 1
        eventPolicy = .always
        defer { eventPolicy = .never }
        switch input {
        case .load(let answers): load(answers)
        case .replaceAnswers(let answers): replaceAnswers(answers)
        case .reset: load(loaded)
        case .set(let id, let value): withInput(at: id) { set(value, at: $0) }
        case .edit(let id, let text): withInput(at: id) { edit($0, text) }
        case .editAll(let edits): editAll(edits)
        case .focus: break
        case .blur(let id): withInput(at: id) { blur($0) }
        case .tap(let id): withInput(at: id) { tap($0) }
        case .addItem(let id): withInput(at: id) { addItem(to: $0) }
        case .removeItem(let id): removeItem(id)
        case .collapse(let id, let isCollapsed): if let node = position(id) { collapse(node, isCollapsed) }
        case .reportErrors(let errors): report(errors)
        case .tick(let clock): context.clock = clock
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
    /// Whether a field takes input may depend on another field of the same page, so only fields that never
    /// do are left out. Fields with a formula come last: only then is it known whether they differ from it.
    private func editAll(_ edits: [(NodeID, TextEdit)]) {
        for pass in 0..<2 {
            for (id, text) in edits {
                guard let node = position(id), !form.isNeverEnabled(Int(id.element)) else { continue }
                let hasFormula = element(of: node).computations[Computation.Aspect.value.rawValue] >= 0
                if hasFormula == (pass == 1) { edit(node, text) }
            }
            settle()
        }
    }

    private func tap(_ node: Int) {
        nodes[node].flags.insert(.tapped)
        scheduleReaders(of: node)
        noteOccasion(node)
    }

    private func blur(_ node: Int) {
        if nodes[node].text != nil, !nodes[node].flags.contains(.malformed) {
            nodes[node].text = nil
            touch(node, .text)
        }
        if form.definition.validateOn == .blur {
            nodes[node].flags.insert(.watched)
            queueCheck(node)
        }
    }

    private func addItem(to section: Int) {
        guard hasRoom(section), let item = appendItem(to: section) else { return }
        fillDefaults(in: item)
        noteOccasion(section)
        settle()
        focus = firstControl(in: item) ?? .row(RowID(.itemHeader, header(of: item)))
    }

    private func removeItem(_ id: NodeID) {
        let item = Int(id.item)
        guard item > 0, item < items.count, items[item].isAlive, let section = owner(of: item),
            nodes[section].element == id.element, nodes[section].flags.contains([.relevant, .enabled]),
            let repeats = self.section(of: section)?.repeats, items(of: section).count > repeats.min
        else { return }
        recorder?.noteRemoval(of: item, in: self)
        let index = items[item].index
        closeItem(item)
        let rest = items(of: section)
        let neighbour = index < rest.count ? rest[index] : rest.last
        focus = .row(neighbour.map { RowID(.itemHeader, header(of: $0)) } ?? RowID(.addItem, self.id(of: section)))
    }

    private func collapse(_ node: Int, _ isCollapsed: Bool) {
        guard element(of: node).kind == .group, nodes[node].flags.contains(.collapsed) != isCollapsed else { return }
        nodes[node].flags.set(.collapsed, isCollapsed)
        touch(node, .collapsed)
        forEachChild(of: node) { inherit(at: $0) }
    }

    /// The public id of an item's header.
    func header(of item: Int) -> NodeID {
        NodeID(element: form.scopes[items[item].scope].element, item: item)
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
