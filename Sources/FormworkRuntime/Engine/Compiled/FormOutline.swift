/// A form's groups, sections and fields as one flat list in the definition's order, each with its depth. All indices of
/// a compiled form are computed from it.
package struct FormOutline {
    /// One element and how many are around it.
    package struct Entry: Equatable {
        package var kind: CompiledElement.Kind
        package var depth: Int

        package init(kind: CompiledElement.Kind, depth: Int) {
            self.kind = kind
            self.depth = depth
        }
    }

    package var entries: IndexedArray<ElementIndex, Entry> = []
    package var groups: IndexedArray<GroupIndex, FormGroup> = []
    package var sections: IndexedArray<SectionIndex, FormSection> = []
    package var fields: IndexedArray<FieldIndex, SharedField> = []

    package init() {}

    /// Computes the elements with their indices, and the scopes with their names. If two elements of a scope have the
    /// same name, the name means the first.
    ///
    /// - Returns: `nil` if the entries do not nest, or name more groups, sections or fields than there are.
    /// - Complexity: linear in the number of elements.
    package func index() -> (elements: ElementArray, scopes: ScopeArray)? {
        var elements: ElementArray = []
        var scopes: ScopeArray = [CompiledScope(element: nil, parent: nil, depth: 0, slot: RepeatSlot(0))]
        var open: [ElementIndex] = []
        var used = (group: GroupIndex(0), section: SectionIndex(0), field: FieldIndex(0))
        #if !hasFeature(Embedded)
        // In a page the table grows as needed, because this line would make the engine larger.
        scopes[.form].names.reserve(entries.count)
        #endif
        for index in entries.indices {
            let entry = entries[index]
            guard entry.depth >= 0, entry.depth <= open.count, (entry.depth == 0) == (entry.kind == .group) else {
                return nil
            }
            for closed in open[entry.depth...] { elements[closed].end = index }
            open.removeSubrange(entry.depth...)
            let parent = open.last
            if let parent, elements[parent].kind == .field { return nil }
            guard let content = next(entry.kind, &used) else { return nil }
            let scope = parent.map { elements[$0].itemScope ?? elements[$0].scope } ?? .form
            elements.append(
                CompiledElement(
                    content: content, number: ElementNumber(rawValue: index.rawValue), parent: parent,
                    end: entries.endIndex,
                    depth: entry.depth, scope: scope, slot: scopes[scope].elements.endIndex))
            scopes[scope].elements.append(index)
            if let name = name(content), !name.isEmpty { scopes[scope].names.add(ExactText(name), index) }
            if case .section(let section) = content, sections[section].repeats != nil {
                elements[index].itemScope = scopes.endIndex
                scopes.append(
                    CompiledScope(
                        element: index, parent: scope, depth: scopes[scope].depth + 1,
                        slot: RepeatSlot(scopes[scope].childCount)))
                scopes[scope].childCount += 1
            }
            open.append(index)
        }
        return (elements, scopes)
    }

    /// The next group, section or field; `nil` if there are no more.
    private func next(
        _ kind: CompiledElement.Kind, _ used: inout (group: GroupIndex, section: SectionIndex, field: FieldIndex)
    ) -> CompiledElement.Content? {
        switch kind {
        case .group:
            defer { used.group = used.group.next }
            return used.group < groups.endIndex ? .group(used.group) : nil
        case .section:
            defer { used.section = used.section.next }
            return used.section < sections.endIndex ? .section(used.section) : nil
        case .field:
            defer { used.field = used.field.next }
            return used.field < fields.endIndex ? .field(used.field) : nil
        }
    }

    /// The key among the values; `nil` for elements without a key.
    func name(_ content: CompiledElement.Content) -> String? {
        switch content {
        case .group: nil
        case .section(let section): sections[section].repeats == nil ? nil : sections[section].id
        case .field(let field): fields[field].definition.id
        }
    }
}
