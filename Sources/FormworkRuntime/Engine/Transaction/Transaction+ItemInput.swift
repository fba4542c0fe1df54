// Inputs that change items.

extension Transaction {
    /// Adds several items at the end of a repeating section, up to its limit. Rules that depend on the number of items
    /// run once.
    package mutating func addItems(_ count: Int, to section: NodeIndex) {
        var added: [ItemIndex] = []
        while added.count < count, state.hasRoom(section), let item = appendItem(to: section) { added.append(item) }
        guard let item = added.last else { return }
        // The defaults of a new item trigger events in the way of loaded answers, which do not replace other answers.
        let outer = limitEvents(to: .whereBlank)
        for item in added { setDefaults(in: item) }
        setDeferredAnswers()
        endLimit(outer)
        for item in added { note(.added(item)) }
        noteEvents(of: section)
        settle()
        focus = state.firstControl(in: item) ?? .row(RowID(.itemHeader, state.header(of: item)))
    }

    mutating func moveItem(_ id: NodeID, to wanted: ItemPosition) {
        guard let (section, compiled) = state.openSection(ofItem: id), compiled.isReorderable else { return }
        let item = id.item
        let items = state.items(of: section)
        let position = min(wanted, items.index(before: items.endIndex))
        guard position != state.items[item].position else { return }
        note(.moved(item, to: position))
        moveItem(item, of: section, to: position)
        focus = .row(RowID(.itemHeader, id))
    }

    mutating func removeItem(_ id: NodeID) {
        let item = id.item
        guard let (section, _) = state.openSection(ofItem: id),
            state.limits(of: section)?.allowsRemoval(state.items(of: section).count) == true
        else { return }
        note(.removed(item))
        let position = state.items[item].position
        deleteItem(item)
        let rest = state.items(of: section)
        let neighbour = rest.element(at: position) ?? rest.last
        focus = .row(
            neighbour.map { RowID(.itemHeader, state.header(of: $0)) } ?? RowID(.addItem, state.id(of: section)))
    }
}

extension FormState {
    /// The repeating section of an item that a person may change now; `nil` for anything else.
    fileprivate func openSection(ofItem id: NodeID) -> (node: NodeIndex, section: CompiledSection)? {
        let item = id.item
        guard item > .form, items.contains(item), let node = owner(of: item), element(of: node).number == id.element,
            isActive(node), let section = section(of: node)
        else { return nil }
        return (node, section)
    }

    fileprivate func firstControl(in item: ItemIndex) -> FocusTarget? {
        for element in form.scopes[items[item].scope].elements {
            let node = node(element, in: item)
            guard field(of: node)?.type.takesInput == true else { continue }
            if nodes[node].flags.contains([.relevant, .enabled, .unfolded]) {
                return .row(RowID(.field, id(of: node)))
            }
        }
        return nil
    }
}
