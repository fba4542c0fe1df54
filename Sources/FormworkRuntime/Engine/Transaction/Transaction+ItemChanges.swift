// The effects of a change of the items of a repeating section: rules over the items, limits, buttons and paths.

extension Transaction {
    /// Schedules and marks everything that depends on the number and order of items: lists over them, limits, and the
    /// paths of later items.
    mutating func itemsChanged(in section: NodeIndex, from position: ItemPosition, isSameCount: Bool = false) {
        itemsChanged = true
        scheduleReadersInside(section)
        scheduleInOrder(section, from: position)
        queueValidation(section)
        touchAddButton(of: section, .enabled)
        let count = state.items(of: section).count
        let compiled = state.section(of: section)
        if !isSameCount, state.limits(of: section)?.changesRemoval(count) == true {
            touchItems(of: section, from: ItemPosition(0), .enabled)
        } else if !isSameCount, count > 0, compiled?.isReorderable == true {
            // The item that was last before, or the one that is last now, may have lost or got its button to move down.
            touchItems(of: section, from: ItemPosition(max(count - 2, 0)), .enabled)
        }
        touchItems(of: section, from: position, [.title, .path])
    }

    /// Schedules the readers of lists over the items, whose lengths have changed.
    private mutating func scheduleReadersInside(_ section: NodeIndex) {
        let form = state.form
        let item = state.nodes[section].item
        let depth = form.scopes[state.items[item].scope].depth
        var inner = state.nodes[section].element
        let end = form.elements[inner].end
        while inner < end {
            // Lists inside a single item do not change.
            for reader in form.links[inner].itemReaders where reader.depth <= depth && !reader.isInNextItem {
                scheduleReader(reader, changedIn: item)
            }
            inner = inner.next
        }
    }

    mutating func touchAddButton(of section: NodeIndex, _ aspects: RowAspects) {
        extraUpdates.append(RowUpdate(id: RowID(.addItem, state.id(of: section)), aspects: aspects))
    }

    /// Notes that the buttons of a repeating section and of its items may have been enabled or disabled.
    mutating func touchButtons(of section: NodeIndex) {
        touchAddButton(of: section, .enabled)
        touchItems(of: section, from: ItemPosition(0), .enabled)
    }

    /// Notes a change in the headers of items from a position on, and in their fields if paths change.
    mutating func touchItems(of section: NodeIndex, from position: ItemPosition, _ aspects: RowAspects) {
        let items = state.items(of: section)
        for position in position..<items.endIndex {
            let item = items[position]
            state.count(steps: 1)
            extraUpdates.append(RowUpdate(id: RowID(.itemHeader, state.header(of: item)), aspects: aspects))
            if aspects.contains(.path) { touchPaths(in: item) }
        }
    }

    private mutating func touchPaths(in item: ItemIndex) {
        let elements = state.form.scopes[state.items[item].scope].elements
        let block = state.items[item].block
        state.count(steps: elements.count)
        for slot in elements.indices {
            let node = block.node(slot)
            touch(node, state.field(of: node)?.isNumbered == true ? [.path, .title] : .path)
            if state.element(of: node).isRepeating { touchAddButton(of: node, .path) }
        }
        for list in state.items[item].children {
            for child in list {
                extraUpdates.append(RowUpdate(id: RowID(.itemHeader, state.header(of: child)), aspects: .path))
                touchPaths(in: child)
            }
        }
    }
}
