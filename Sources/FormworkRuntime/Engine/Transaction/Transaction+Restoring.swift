// Restoring snapshots.

extension Transaction {
    /// Restores a snapshot, without defaults. Parts that do not fit the form are left out.
    mutating func restore(_ snapshot: JSONValue) {
        state.items.returnIdentities(downTo: restoreAnswers(snapshot))
        restoreClosedGroups(snapshot["form"]?["collapsed"])
        validateQueuedNodes()
    }

    /// Restores the answers and items of a snapshot. Returns how many identities of items were used when the snapshot
    /// was made.
    ///
    /// Later identities are not used again, because undone steps may be redone. Groups stay as they are, open or
    /// closed.
    @discardableResult
    package mutating func restoreAnswers(_ snapshot: JSONValue) -> Int {
        let next = min(max(snapshot["next"]?.numberValue?.intValue ?? 1, 1), FormEngine.itemLimit * 10)
        // Items that are added meanwhile must not get the identities of the snapshot's items.
        state.items.reserveIdentities(upTo: next, like: state.items[.form])
        replaceAnswers(.object([]))
        state.keepLoaded(snapshot["loaded"] ?? .object([]))
        keepingHiddenAnswers {
            $0.restore(snapshot["form"] ?? .object([]), item: .form)
            $0.state.noteSubmission(snapshot["submitted"]?.boolValue == true)
        }
        keepSurplus()
        forEachNode { $0.touch($1, [.value, .text, .display, .error, .enabled, .required, .path, .collapsed]) }
        return next
    }

    package mutating func restore(_ snapshot: JSONValue, item: ItemIndex) {
        for member in snapshot["items"]?.objectValue ?? [] {
            if let node = state.node(named: member.key, in: item) {
                restoreItems(member.value.arrayValue ?? [], at: node)
            }
        }
        for member in snapshot["options"]?.objectValue ?? [] {
            if let node = state.node(named: member.key, in: item) {
                replaceOptions(FieldOption.list(member.value), at: node)
            }
        }
        for (key, flag) in FormState.rememberedFlags { restore(flag, snapshot[key], item: item) }
        for member in snapshot["values"]?.objectValue ?? [] {
            guard let node = state.node(named: member.key, in: item), let field = state.field(of: node) else {
                continue
            }
            let wasGone = state.hasGoneChoice(node)
            storeAnswer(state.read(FormValue(member.value).normalized, for: field), at: node)
            if wasGone { noteGoneChoice(at: node) { _ in true } }
        }
        for member in snapshot["texts"]?.objectValue ?? [] {
            guard let node = state.node(named: member.key, in: item), let text = member.value.stringValue else {
                continue
            }
            restore(text, at: node)
        }
    }

    private mutating func restore(_ text: String, at node: NodeIndex) {
        // A text from a program may be malformed although a person could type the same, such as "1,000".
        if state.field(of: node)?.type.isTyped == true, !state.nodes[node].flags.contains(.malformed) {
            edit(node, TextEdit(text))
        } else {
            storeAnswer(ReadAnswer(malformed: text), at: node)
        }
    }

    /// Sets a flag at the named elements of an item and clears it at the rest.
    private mutating func restore(_ flag: NodeFlags, _ list: JSONValue?, item: ItemIndex) {
        // Only groups can be closed (see `restoreClosedGroups`), and a group may have the id of a section.
        if flag == .collapsed { return }
        let form = state.form
        let scope = state.items[item].scope
        for element in form.scopes[scope].elements where form.elements[element].kind != .group {
            restore(flag, false, at: state.node(element, in: item))
        }
        for name in list?.arrayValue ?? [] {
            guard let name = name.stringValue, let node = state.node(named: name, in: item) else { continue }
            restore(flag, true, at: node)
        }
    }

    private mutating func restoreClosedGroups(_ list: JSONValue?) {
        let closed = (list?.arrayValue ?? []).compactMap { $0.stringValue }
        for element in state.form.elements.indices where state.form.elements[element].kind == .group {
            let id = state.form.label(of: element)
            restore(.collapsed, closed.contains { $0.isSame(as: id) }, at: state.node(element, in: .form))
        }
    }

    private mutating func restore(_ flag: NodeFlags, _ isSet: Bool, at node: NodeIndex) {
        guard state.nodes[node].flags.contains(flag) != isSet else { return }
        if flag == .forgotten, isSet, !state.isSecret(node) || !state.nodes[node].value.isBlank { return }
        state.nodes.set(flag, isSet, at: node)
        if flag == .collapsed {
            for child in state.children(of: node) { inherit(at: child) }
        }
        if flag == .deleted { inherit(at: node) }
        if flag == .tapped { scheduleReaders(of: node) }
        if flag == .malformed { scheduleCalculations(from: node) }
        // An overridden field may be blank because the person cleared it. So the formula's result is removed. The restored
        // answers follow and set the answer if there is one.
        if flag == .overridden, isSet { storeValue(.blank, at: node) }
        queueValidation(node)
    }

    private mutating func restoreItems(_ list: [JSONValue], at section: NodeIndex) {
        for item in state.items(of: section).reversed() { deleteItem(item) }
        for snapshot in list {
            guard
                let item = appendItem(
                    to: section, identity: snapshot["id"]?.intValue.flatMap { ItemIndex(exactly: $0) })
            else {
                return
            }
            restore(snapshot, item: item)
        }
    }
}

extension FormState {
    /// The field or repeating section with a name in an item; `nil` if absent.
    fileprivate func node(named name: String, in item: ItemIndex) -> NodeIndex? {
        form.scopes[items[item].scope].names[ExactText(name)].map { node($0, in: item) }
    }
}
