extension FormEngine {
    /// Everything a renderer draws of a field; `nil` if there is no such field.
    public func field(_ id: NodeID) -> FieldState? {
        guard let node = position(id), let field = shownField(of: node) else { return nil }
        let flags = nodes[node].flags
        return FieldState(
            node: id, compiled: field, path: path(of: id), value: nodes[node].value, text: text(of: node),
            display: display(of: node), isEnabled: flags.contains(.enabled),
            isRequired: flags.contains([.enabled, .ownRequired]), isDeletable: isDeletable(node),
            error: errorMessage(at: node),
            writtenOptionCount: form.fields[element(of: node).content].definition.options.count)
    }

    /// Everything a renderer draws of an item header; `nil` if there is no such item.
    public func item(_ id: NodeID) -> ItemState? {
        let item = Int(id.item)
        guard item > 0, item < items.count, items[item].isAlive, let owner = owner(of: item),
            let section = section(of: owner), let repeats = section.repeats
        else { return nil }
        let index = items[item].index
        let count = items(of: owner).count
        let isEnabled = nodes[owner].flags.contains(.enabled)
        return ItemState(
            title: itemTitle(section, repeats, index: index), removeTitle: repeats.removeTitle, path: path(of: id),
            isRemovable: count > repeats.min && isEnabled, isMovable: repeats.isReorderable && isEnabled, index: index,
            count: count)
    }

    /// What the items are called that a node stands in, from the outermost; those without a title are left out.
    public func itemTitles(around id: NodeID) -> [String] {
        var titles: [String] = []
        var item = Int(id.item)
        while item > 0, items.indices.contains(item), let owner = owner(of: item) {
            if let section = section(of: owner), let repeats = section.repeats {
                let title = itemTitle(section, repeats, index: items[item].index)
                if !title.isEmpty { titles.insert(title, at: 0) }
            }
            item = items[item].parent
        }
        return titles
    }

    /// A section's own properties, without its elements; `nil` if there is no such section.
    public func section(_ id: NodeID) -> FormSection? { position(id).flatMap { section(of: $0) } }

    /// A group's own properties, without its sections; `nil` if there is no such group.
    public func group(_ id: NodeID) -> FormGroup? {
        guard let node = position(id), element(of: node).kind == .group else { return nil }
        return form.groups[element(of: node).content]
    }

    /// Whether a group is closed.
    public func isCollapsed(_ id: NodeID) -> Bool {
        position(id).map { nodes[$0].flags.contains(.collapsed) } ?? false
    }

    /// Whether a group, section or field is visible, and everything around it.
    public func isRelevant(_ id: NodeID) -> Bool { position(id).map { nodes[$0].flags.contains(.relevant) } ?? false }

    /// Whether a repeating section takes another item.
    public func canAddItem(_ id: NodeID) -> Bool {
        position(id).map { hasRoom($0) && nodes[$0].flags.contains([.relevant, .enabled]) } ?? false
    }

    /// What the button that adds an item says.
    public func addItemTitle(_ id: NodeID) -> String {
        guard let node = position(id), let section = section(of: node) else { return "" }
        if let title = section.repeats?.addTitle, !title.isEmpty { return title }
        return context.messages.text("ui.add", [ErrorParameter("title", .text(section.title))])
    }

    /// The error shown for a section as a whole, such as too few items; `nil` for none.
    public func sectionError(_ id: NodeID) -> String? { position(id).flatMap { errorMessage(at: $0) } }

    /// The items of a repeating section, in order, each as the section's element in that item.
    public func itemIDs(_ id: NodeID) -> [NodeID] { position(id).map { items(of: $0).map { header(of: $0) } } ?? [] }

    /// The field of a node with the words it has there; `nil` if the node is none.
    func shownField(of node: Int) -> CompiledField? {
        field(of: node).map { field in
            let item = Int(nodes[node].item)
            return field.isNumbered && item > 0 ? field.numbered(items[item].index) : field
        }
    }

    private func itemTitle(_ section: FormSection, _ repeats: Repetition, index position: Int) -> String {
        let index = locale.record.format(DecimalNumber(position + 1), grouping: false)
        let parameters = [ErrorParameter("title", .text(section.title)), ErrorParameter("index", .text(index))]
        if !repeats.itemTitle.isEmpty {
            return ItemText.fill(context.messages.fill(repeats.itemTitle, parameters), index: position)
        }
        // Without a title the number alone is the header.
        return WhiteSpace.trim(context.messages.text("ui.item", parameters))
    }
}
