extension FormState {
    /// Everything a renderer draws of a field; `nil` if there is no such field.
    package mutating func field(_ id: NodeID) -> FieldState? {
        guard let node = node(id), let field = shownField(of: node) else { return nil }
        let flags = nodes[node].flags
        var state = FieldState(
            node: id, compiled: field, path: path(of: id), value: answer(of: node), kept: nodes[node].value,
            text: text(of: node), display: display(of: node), isEnabled: flags.contains(.enabled),
            isRequired: flags.contains([.enabled, .ownRequired]), isDeletable: isDeletable(node),
            error: errorMessage(at: node),
            notice: notice(at: node),
            writtenOptionCount: form.field(at: nodes[node].element)?.definition.options.count ?? 0)
        state.hasMovingLimits = !form.links[nodes[node].element].limits.isEmpty
        return state
    }

    /// Everything a renderer draws of an item header; `nil` if there is no such item.
    package func item(_ id: NodeID) -> ItemState? {
        let item = id.item
        guard item > .form, items.contains(item), let owner = owner(of: item),
            let section = section(of: owner), let limits = limits(of: owner)
        else { return nil }
        let position = items[item].position
        let count = items(of: owner).count
        let isEnabled = nodes[owner].flags.contains(.enabled)
        return ItemState(
            title: itemTitle(of: item, owner),
            removeTitle: section.definition.repeats?.removeTitle ?? "", path: path(of: id),
            isRemovable: limits.allowsRemoval(count) && isEnabled, isMovable: section.isReorderable && isEnabled,
            index: position.position, count: count)
    }

    /// The titles of the items around a node, from the outermost. Items without a title are left out.
    package func itemTitles(around id: NodeID) -> [String] {
        var titles: [String] = []
        var item = id.item
        while items.contains(item), let owner = owner(of: item) {
            let title = itemTitle(of: item, owner)
            if !title.isEmpty { titles.insert(title, at: 0) }
            item = nodes[owner].item
        }
        return titles
    }

    /// A section's own properties, without its elements; `nil` if there is no such section.
    package func section(_ id: NodeID) -> FormSection? {
        #if hasFeature(Embedded)
        node(id).flatMap { section(of: $0)?.definition }
        #else
        node(id).flatMap { shownSection(of: $0) }
        #endif
    }

    /// A group's own properties, without its sections; `nil` if there is no such group.
    package func group(_ id: NodeID) -> FormGroup? {
        #if hasFeature(Embedded)
        node(id).flatMap { group(of: $0) }
        #else
        node(id).flatMap { shownGroup(of: $0) }
        #endif
    }

    /// Whether a group is closed.
    package func isCollapsed(_ id: NodeID) -> Bool {
        node(id).map { nodes[$0].flags.contains(.collapsed) } ?? false
    }

    /// Whether a group, section or field and everything around it is visible.
    package func isRelevant(_ id: NodeID) -> Bool { node(id).map { nodes[$0].flags.contains(.relevant) } ?? false }

    /// Whether a repeating section takes another item.
    package func canAddItem(_ id: NodeID) -> Bool {
        node(id).map { hasRoom($0) && isActive($0) } ?? false
    }

    /// The title of the button that adds an item.
    package func addItemTitle(_ id: NodeID) -> String {
        guard let node = node(id), let section = section(of: node)?.definition else { return "" }
        if let title = section.repeats?.addTitle, !title.isEmpty { return title }
        return settings.context.messages.text("ui.add", [ErrorParameter("title", .text(sectionTitle(of: node)))])
    }

    /// The error shown for a section as a whole, such as too few items; `nil` if absent.
    package func sectionError(_ id: NodeID) -> String? { node(id).flatMap { errorMessage(at: $0) } }

    /// The items of a repeating section, in order, each as the section's element in that item.
    package func itemIDs(_ id: NodeID) -> [NodeID] { node(id).map { items(of: $0).map { header(of: $0) } } ?? [] }

    private func itemTitle(of item: ItemIndex, _ owner: NodeIndex) -> String {
        guard let section = section(of: owner)?.definition else { return "" }
        let answered = itemTitle(of: item, in: owner)
        if let answered, !answered.isEmpty { return answered }
        let position = items[item].position
        let index = sharedLocale.record.format(DecimalNumber(position.position + 1), grouping: false)
        var parameters = [ErrorParameter("title", .text(section.title)), ErrorParameter("index", .text(index))]
        if answered == nil, let title = section.repeats?.itemTitle, !title.isEmpty {
            return ItemText.fill(settings.context.messages.fill(title, parameters), at: position)
        }
        // Without a title the number alone is the header.
        parameters[0].value = .text(sectionTitle(of: owner))
        return WhiteSpace.trim(settings.context.messages.text("ui.item", parameters))
    }
}
