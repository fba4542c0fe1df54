extension FormEngine {
    /// All rows as they should be now, from scratch.
    ///
    /// - Complexity: linear in the number of rows.
    func currentRows() -> [FormRow] {
        var list: [FormRow] = []
        var element = 0
        while element < form.elements.count {
            appendRows(of: node(element, in: 0), parent: nil, to: &list)
            element = form.elements[element].end
        }
        return list
    }

    /// The rows of one node itself, without those inside it: its header or field first, then what ends it.
    func ownRows(of node: Int) -> [FormRow] {
        guard nodes[node].item >= 0, nodes[node].flags.contains([.relevant, .unfolded]) else { return [] }
        let id = id(of: node)
        let parent = parentRow(of: node)
        switch element(of: node).kind {
        case .field:
            return [FormRow(id: RowID(.field, id), parent: parent)]
        case .group:
            return hasHeader(node) ? [FormRow(id: RowID(.groupHeader, id), parent: parent)] : []
        case .section:
            let header = RowID(.sectionHeader, id)
            var list = [FormRow(id: header, parent: parent)]
            if section(of: node)?.repeats != nil { list.append(FormRow(id: RowID(.addItem, id), parent: header)) }
            if section(of: node)?.footer.isEmpty == false {
                list.append(FormRow(id: RowID(.footer, id), parent: header))
            }
            return list
        }
    }

    private func appendRows(of node: Int, parent: RowID?, to list: inout [FormRow]) {
        var own = ownRows(of: node)[...]
        guard let first = own.popFirst() else {
            let isHeaderless = element(of: node).kind == .group && nodes[node].flags.contains(.relevant)
            if isHeaderless { forEachChild(of: node) { appendRows(of: $0, parent: nil, to: &list) } }
            return
        }
        list.append(first)
        if element(of: node).itemScope >= 0 {
            for item in items(of: node) {
                let header = RowID(.itemHeader, header(of: item))
                list.append(FormRow(id: header, parent: first.id))
                forEachTopElement(of: item) { appendRows(of: $0, parent: header, to: &list) }
            }
        } else {
            forEachChild(of: node) { appendRows(of: $0, parent: first.id, to: &list) }
        }
        list.append(contentsOf: own)
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
