extension FormState {
    /// Computes all rows again.
    ///
    /// - Complexity: linear in the number of rows.
    package var currentRows: RowArray {
        var list: RowArray = []
        list.reserveCapacity(rows.count)
        var element = form.elements.startIndex
        while element < form.elements.endIndex {
            appendRows(of: node(element, in: .form), under: nil, to: &list)
            element = form.elements[element].end
        }
        return list
    }

    private func appendRows(of node: NodeIndex, under parent: RowID?, to list: inout RowArray) {
        guard nodes[node].flags.contains([.relevant, .unfolded]) else { return }
        let element = element(of: node)
        let id = id(of: node)
        switch element.kind {
        case .field:
            if isDrawn(node) { list.append(FormRow(id: RowID(.field, id), parent: parent)) }
            if isEditorOpen(node) { list.append(FormRow(id: RowID(.inlineEditor, id), parent: parent)) }
        case .group:
            let header = hasHeader(node) ? RowID(.groupHeader, id) : nil
            if let header { list.append(FormRow(id: header, parent: parent)) }
            for child in children(of: node) { appendRows(of: child, under: header, to: &list) }
        case .section:
            let header = RowID(.sectionHeader, id)
            list.append(FormRow(id: header, parent: parent))
            if element.isRepeating {
                for item in items(of: node) { appendRows(of: item, under: header, to: &list) }
                list.append(FormRow(id: RowID(.addItem, id), parent: header))
            } else {
                for child in children(of: node) { appendRows(of: child, under: header, to: &list) }
            }
            if hasFooter(node) { list.append(FormRow(id: RowID(.footer, id), parent: header)) }
        }
    }

    private func appendRows(of item: ItemIndex, under section: RowID, to list: inout RowArray) {
        let header = RowID(.itemHeader, self.header(of: item))
        list.append(FormRow(id: header, parent: section))
        guard var element = form.scopes[items[item].scope].elements.first, let owner = form.elements[element].parent
        else {
            return
        }
        while element < form.elements[owner].end {
            appendRows(of: node(element, in: item), under: header, to: &list)
            element = form.elements[element].end
        }
    }

    /// All rows that a node itself can have: its header or field, the headers of its items, its add button and its
    /// footer. The rows of elements inside it are not among them.
    package func possibleRows(of node: NodeIndex) -> [FormRow] {
        let first = firstRow(of: node)
        let id = id(of: node)
        switch element(of: node).kind {
        case .field:
            guard hasInlineEditor(node) else { return [first] }
            return [first, FormRow(id: RowID(.inlineEditor, id), parent: first.parent)]
        case .group: return [first]
        case .section:
            var list = [first]
            for item in items(of: node) {
                list.append(FormRow(id: RowID(.itemHeader, header(of: item)), parent: first.id))
            }
            list.append(FormRow(id: RowID(.addItem, id), parent: first.id))
            list.append(FormRow(id: RowID(.footer, id), parent: first.id))
            return list
        }
    }

    /// The first row of a node: its field or header.
    package func firstRow(of node: NodeIndex) -> FormRow {
        FormRow(id: firstRowID(of: node), parent: parentRow(of: node))
    }

    package func firstRowID(of node: NodeIndex) -> RowID {
        switch element(of: node).kind {
        case .field: RowID(.field, id(of: node))
        case .group: RowID(.groupHeader, id(of: node))
        case .section: RowID(.sectionHeader, id(of: node))
        }
    }

    /// Whether a row is in the list of rows now.
    package func isPresent(_ id: RowID) -> Bool {
        let item = id.node.item
        guard items.contains(item), let node = id.kind == .itemHeader ? owner(of: item) : node(id.node),
            nodes[node].flags.contains([.relevant, .unfolded])
        else { return false }
        switch id.kind {
        case .field: return isDrawn(node)
        case .inlineEditor: return isEditorOpen(node)
        case .groupHeader: return hasHeader(node)
        case .addItem: return element(of: node).isRepeating
        case .footer: return hasFooter(node)
        case .sectionHeader, .itemHeader: return true
        }
    }

    /// Whether the editor of a field is a row under the field.
    package func hasInlineEditor(_ node: NodeIndex) -> Bool {
        guard settings.context.opensInlineEditors, let field = field(of: node), field.definition.style == .inline else {
            return false
        }
        return field.valueKind.isCivil
    }

    private func isEditorOpen(_ node: NodeIndex) -> Bool {
        openEditor != nil && openEditor == id(of: node) && nodes[node].flags.contains(.enabled)
    }

    private func isDrawn(_ node: NodeIndex) -> Bool { field(of: node)?.type.isDrawn == true }

    private func hasFooter(_ node: NodeIndex) -> Bool { section(of: node)?.definition.footer.isEmpty == false }

    /// Whether a group has a row of its own.
    private func hasHeader(_ node: NodeIndex) -> Bool { group(of: node)?.hasHeader == true }

    private func parentRow(of node: NodeIndex) -> RowID? {
        guard let parent = parent(of: node) else { return nil }
        let element = element(of: parent)
        if element.isRepeating { return RowID(.itemHeader, header(of: nodes[node].item)) }
        if element.kind == .group { return hasHeader(parent) ? RowID(.groupHeader, id(of: parent)) : nil }
        return RowID(.sectionHeader, id(of: parent))
    }
}
