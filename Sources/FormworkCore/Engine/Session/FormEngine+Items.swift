extension FormEngine {
    /// Makes an item with all its nodes, and the fewest items of every repeating section inside.
    ///
    /// An identity that is asked for is given if a removed item had it.
    @discardableResult
    func openItem(scope: Int, parent: Int, index: Int, identity wanted: Int? = nil) -> Int {
        var identity = items.count
        let compiled = form.scopes[scope]
        let record = ItemRecord(
            scope: scope, parent: parent, base: takeBlock(of: scope), index: index,
            children: Array(repeating: [], count: compiled.childCount), summaryCount: compiled.summaries.count)
        if let wanted, wanted > 0, wanted < items.count, !items[wanted].isAlive {
            identity = wanted
            items[wanted] = record
        } else {
            items.append(record)
        }
        liveItems += 1
        statistics.count(steps: compiled.elements.count + 1)
        for summary in compiled.summaries { schedule(Int(summary), in: identity) }
        for element in compiled.elements { openNode(Int(element), in: identity) }
        for element in compiled.elements {
            let opened = node(Int(element), in: identity)
            for computation in form.elements[Int(element)].computations where computation >= 0 {
                schedule(Int(computation), in: identity)
            }
            fillToMinimum(opened)
        }
        return identity
    }

    /// Adds a blank item at the end of a repeating section; `nil` if there is no room.
    func appendItem(to section: Int, identity: Int? = nil) -> Int? {
        let scope = element(of: section).itemScope
        let count = items(of: section).count
        guard scope >= 0, !isExhausted else { return nil }
        // The form itself counts as one.
        guard count < Repetition.itemLimit, liveItems <= context.itemLimit else {
            lacksItems = true
            return nil
        }
        let parent = Int(nodes[section].item)
        let item = openItem(scope: scope, parent: parent, index: count, identity: identity)
        items[parent].children[form.scopes[scope].indexInParent].append(item)
        itemsChanged(in: section, from: count + 1, to: count + 1)
        return item
    }

    /// Removes an item, everything in it, and its answers.
    func closeItem(_ item: Int) {
        guard let section = owner(of: item) else { return }
        let parent = items[item].parent
        let place = form.scopes[items[item].scope].indexInParent
        let index = items[item].index
        items[parent].children[place].remove(at: index)
        for later in index..<items[parent].children[place].count {
            items[items[parent].children[place][later]].index = later
        }
        bury(item)
        itemsChanged(in: section, from: index, to: items(of: section).count)
    }

    /// Gives an item another place among its siblings.
    func moveItem(_ item: Int, of section: Int, to position: Int) {
        let parent = items[item].parent
        let place = form.scopes[items[item].scope].indexInParent
        let first = min(items[item].index, position)
        items[parent].children[place].remove(at: items[item].index)
        items[parent].children[place].insert(item, at: position)
        for later in first..<items[parent].children[place].count {
            items[items[parent].children[place][later]].index = later
        }
        movedItem = item
        itemsChanged(in: section, from: first, to: -1)
    }

    /// Notes what follows from another number or order of items: lists over them, limits, and the paths of later ones.
    private func itemsChanged(in section: Int, from index: Int, to count: Int) {
        structureChanged = true
        scheduleReadersInside(section)
        queueCheck(section)
        touchAddButton(of: section)
        // At the minimum no item can be removed, just above it every one.
        let repeats = self.section(of: section)?.repeats
        let minimum = repeats?.min ?? 0
        if count == minimum || count == minimum + 1 {
            touchItems(of: section, from: 0, [.enabled])
        } else if count > 0, repeats?.isReorderable == true {
            // The one that was or is the last item can go down now, or no longer.
            touchItems(of: section, from: max(count - 2, 0), [.enabled])
        }
        touchItems(of: section, from: index, [.title, .path])
    }

    /// Whether a repeating section's rules allow another item.
    func hasRoom(_ section: Int) -> Bool {
        guard let repeats = self.section(of: section)?.repeats else { return false }
        return items(of: section).count < repeats.max && liveItems <= context.itemLimit
    }

    func fillToMinimum(_ section: Int) {
        guard let repeats = self.section(of: section)?.repeats else { return }
        while items(of: section).count < repeats.min {
            if appendItem(to: section) == nil { return }
        }
    }

    private func openNode(_ element: Int, in item: Int) {
        let node = node(element, in: item)
        nodes[node] = NodeRecord(
            element: Int32(truncatingIfNeeded: element), item: Int32(truncatingIfNeeded: item),
            flags: form.initialFlags(of: element))
        let outer = parent(of: node).map { nodes[$0].flags } ?? surroundings
        nodes[node].flags.set(.relevant, nodes[node].flags.contains(.ownVisible) && outer.contains(.relevant))
        nodes[node].flags.set(.enabled, nodes[node].flags.contains(.ownEnabled) && outer.contains(.enabled))
        nodes[node].flags.set(.unfolded, isUnfolded(inside: outer))
    }

    private func takeBlock(of scope: Int) -> Int {
        if let base = freeBlocks[scope].popLast() { return base }
        let base = nodes.count
        let blank = NodeRecord(element: 0, item: -1, flags: [])
        nodes.append(contentsOf: repeatElement(blank, count: form.scopes[scope].elements.count))
        return base
    }

    /// Replaces the items of a repeating section by some of them, in any order; the others are removed with their answers.
    func keepItems(_ kept: [Int], of section: Int) {
        let scope = element(of: section).itemScope
        guard scope >= 0 else { return }
        let stays = Set(kept)
        for item in items(of: section) where !stays.contains(item) { bury(item) }
        items[Int(nodes[section].item)].children[form.scopes[scope].indexInParent] = kept
        for (index, item) in kept.enumerated() { items[item].index = index }
        itemsChanged(in: section, from: 0, to: kept.count)
    }

    private func bury(_ item: Int) {
        for list in items[item].children {
            for child in list { bury(child) }
        }
        let record = items[item]
        for node in record.base..<record.base + form.scopes[record.scope].elements.count {
            nodes[node] = NodeRecord(element: nodes[node].element, item: -1, flags: [])
        }
        freeBlocks[record.scope].append(record.base)
        items[item].isAlive = false
        items[item].children = []
        liveItems -= 1
    }

    /// Lists over the items have another length now, whatever their fields hold.
    private func scheduleReadersInside(_ section: Int) {
        let index = Int(nodes[section].element)
        let outer = Int(nodes[section].item)
        let depth = form.scopes[items[outer].scope].depth
        for inner in index..<form.elements[index].end {
            // A list that stays inside one of the items is not concerned.
            for reader in form.elements[inner].itemReaders where reader.depth <= depth { schedule(reader, from: outer) }
        }
    }

    private func touchAddButton(of section: Int, _ aspects: RowAspects = .enabled) {
        extraUpdates.append(RowUpdate(id: RowID(.addItem, id(of: section)), aspects: aspects))
    }

    /// Notes that the buttons of a repeating section, and those of its items, can be pressed now or no longer.
    func touchButtons(of section: Int) {
        touchAddButton(of: section)
        touchItems(of: section, from: 0, .enabled)
    }

    /// Notes a change in the headers of items from a position on, and in their fields if paths change.
    private func touchItems(of section: Int, from index: Int, _ aspects: RowAspects) {
        for item in items(of: section).dropFirst(index) {
            statistics.count(steps: 1)
            extraUpdates.append(RowUpdate(id: RowID(.itemHeader, header(of: item)), aspects: aspects))
            if aspects.contains(.path) { touchPaths(in: item) }
        }
    }

    private func touchPaths(in item: Int) {
        let record = items[item]
        statistics.count(steps: form.scopes[record.scope].elements.count)
        for node in record.base..<record.base + form.scopes[record.scope].elements.count {
            touch(node, field(of: node)?.isNumbered == true ? [.path, .title] : .path)
            if element(of: node).itemScope >= 0 { touchAddButton(of: node, .path) }
        }
        for list in record.children {
            for child in list {
                extraUpdates.append(RowUpdate(id: RowID(.itemHeader, header(of: child)), aspects: .path))
                touchPaths(in: child)
            }
        }
    }
}

extension CompiledForm {
    /// Whether nobody can answer a field whatever the answers are: it, or something around it, is hidden or disabled
    /// from the start and nothing shows or enables it; or it has no control at all.
    func isNeverAnswered(_ index: Int) -> Bool {
        if definition.isDisabled { return true }
        if elements[index].kind == .field, fields[elements[index].content].type.valueKind == .any { return true }
        var current = index
        while current >= 0 {
            let flags = initialFlags(of: current)
            let rules = elements[current].computations
            if !flags.contains(.ownVisible), rules[Computation.Aspect.visible.rawValue] < 0 { return true }
            if !flags.contains(.ownEnabled), rules[Computation.Aspect.enabled.rawValue] < 0 { return true }
            current = elements[current].parent
        }
        return false
    }

    /// The state of a node before any rule has run.
    func initialFlags(of index: Int) -> NodeFlags {
        let element = elements[index]
        var flags: NodeFlags = [.ownVisible, .ownEnabled]
        switch element.kind {
        case .group:
            flags.set(.collapsed, groups[element.content].startsClosed)
            flags.set(.ownVisible, !groups[element.content].hidden)
            flags.set(.ownEnabled, !groups[element.content].disabled)
        case .section:
            flags.set(.ownVisible, !sections[element.content].hidden)
            flags.set(.ownEnabled, !sections[element.content].disabled)
        case .field:
            let field = fields[element.content].definition
            flags.set(.ownVisible, !field.hidden)
            flags.set(.ownEnabled, !field.disabled)
            flags.set(
                .ownRequired,
                field.validations.required || fields[element.content].patterns.text?.rule.isRequired == true)
        }
        return flags
    }
}
