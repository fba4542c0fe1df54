extension FormEngine {
    /// All rows as they should be now, from scratch.
    ///
    /// - Complexity: linear in the number of rows.
    func currentRows() -> [FormRow] {
        var list: [FormRow] = []
        var element = 0
        while element < form.elements.count {
            appendRows(of: node(element, in: 0), to: &list)
            element = form.elements[element].end
        }
        return list
    }

    /// Every row that a node itself can have, without those of elements inside it: its header or field, the
    /// headers of its items, and what ends it.
    func possibleRows(of node: Int) -> [FormRow] {
        let id = id(of: node)
        let parent = parentRow(of: node)
        switch element(of: node).kind {
        case .field:
            let row = FormRow(id: RowID(.field, id), parent: parent)
            return hasInlineEditor(node) ? [row, FormRow(id: RowID(.inlineEditor, id), parent: parent)] : [row]
        case .group: return [FormRow(id: RowID(.groupHeader, id), parent: parent)]
        case .section:
            let header = RowID(.sectionHeader, id)
            var list = [FormRow(id: header, parent: parent)]
            for item in items(of: node) {
                list.append(FormRow(id: RowID(.itemHeader, self.header(of: item)), parent: header))
            }
            list.append(FormRow(id: RowID(.addItem, id), parent: header))
            list.append(FormRow(id: RowID(.footer, id), parent: header))
            return list
        }
    }

    /// Whether a row is to be drawn now.
    func isPresent(_ id: RowID) -> Bool {
        let item = Int(id.node.item)
        guard isAlive(item), let node = id.kind == .itemHeader ? owner(of: item) : position(id.node),
            nodes[node].flags.contains([.relevant, .unfolded])
        else { return false }
        switch id.kind {
        case .field: return field(of: node)?.type.isDrawn == true
        case .inlineEditor: return id.node == openEditor && nodes[node].flags.contains(.enabled)
        case .groupHeader: return hasHeader(node)
        case .addItem: return element(of: node).itemScope >= 0
        case .footer: return section(of: node)?.footer.isEmpty == false
        case .sectionHeader, .itemHeader: return true
        }
    }

    func isAlive(_ item: Int) -> Bool { item >= 0 && item < items.count && items[item].isAlive }

    private func appendRows(of node: Int, to list: inout [FormRow]) {
        guard nodes[node].flags.contains(.relevant) else { return }
        let own = possibleRows(of: node)
        let kind = element(of: node).kind
        let endCount = kind == .section ? 2 : kind == .field ? own.count - 1 : 0
        appendPresent(own[0], to: &list)
        if element(of: node).itemScope >= 0 {
            for (place, item) in items(of: node).enumerated() {
                appendPresent(own[place + 1], to: &list)
                forEachTopElement(of: item) { appendRows(of: $0, to: &list) }
            }
        } else {
            forEachChild(of: node) { appendRows(of: $0, to: &list) }
        }
        for row in own.suffix(endCount) { appendPresent(row, to: &list) }
    }

    private func appendPresent(_ row: FormRow, to list: inout [FormRow]) {
        if isPresent(row.id) { list.append(row) }
    }

    private func forEachTopElement(of item: Int, _ body: (Int) -> Void) {
        let section = form.scopes[items[item].scope].element
        var child = section + 1
        while child < form.elements[section].end {
            body(node(child, in: item))
            child = form.elements[child].end
        }
    }

    private func parentRow(of node: Int) -> RowID? {
        guard let parent = parent(of: node) else { return nil }
        if element(of: parent).itemScope >= 0 { return RowID(.itemHeader, header(of: Int(nodes[node].item))) }
        if element(of: parent).kind == .group {
            return hasHeader(parent) ? RowID(.groupHeader, id(of: parent)) : nil
        }
        return RowID(.sectionHeader, id(of: parent))
    }

    /// A group without id and title is not drawn; its sections stand at the top.
    private func hasHeader(_ node: Int) -> Bool {
        let group = form.groups[element(of: node).content]
        return !group.id.isEmpty || !group.title.isEmpty
    }
}
