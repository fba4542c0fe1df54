/// A form's groups, sections and fields laid out flat in the definition's order, each with its depth:
/// enough to index everything else.
struct FormOutline {
    /// One element and how many are around it.
    struct Entry: Equatable {
        var kind: CompiledElement.Kind
        var depth: Int
    }

    var entries: [Entry] = []
    var groups: [FormGroup] = []
    var sections: [FormSection] = []
    var fields: [SharedField] = []

    /// Gives every element its place, and every scope its names; of elements with the same name in one
    /// scope the first counts.
    ///
    /// - Returns: `nil` if the entries do not nest, or name more groups, sections or fields than there are.
    /// - Complexity: linear in the number of elements.
    func index() -> (elements: [CompiledElement], scopes: [CompiledScope])? {
        var elements: [CompiledElement] = []
        var scopes = [CompiledScope(element: -1, parent: -1, depth: 0, indexInParent: 0)]
        var open: [Int] = []
        var used = [0, 0, 0]
        for (index, entry) in entries.enumerated() {
            guard entry.depth >= 0, entry.depth <= open.count, (entry.depth == 0) == (entry.kind == .group) else {
                return nil
            }
            for closed in open[entry.depth...] { elements[closed].end = index }
            open.removeSubrange(entry.depth...)
            let parent = open.last ?? -1
            if parent >= 0, elements[parent].kind == .field { return nil }
            let content = used[Int(entry.kind.rawValue)]
            used[Int(entry.kind.rawValue)] += 1
            guard content < count(of: entry.kind) else { return nil }
            let scope = parent < 0 ? 0 : max(elements[parent].scope, elements[parent].itemScope)
            elements.append(
                CompiledElement(
                    kind: entry.kind, number: Int32(index), content: content, parent: parent, end: entries.count,
                    depth: entry.depth,
                    scope: scope, slot: scopes[scope].elements.count))
            scopes[scope].elements.append(Int32(index))
            if let name = name(entry.kind, content), !name.isEmpty, scopes[scope].names[ExactText(name)] == nil {
                scopes[scope].names[ExactText(name)] = index
            }
            if entry.kind == .section, sections[content].repeats != nil {
                elements[index].itemScope = scopes.count
                scopes.append(
                    CompiledScope(
                        element: index, parent: scope, depth: scopes[scope].depth + 1,
                        indexInParent: scopes[scope].childCount))
                scopes[scope].childCount += 1
            }
            open.append(index)
        }
        return (elements, scopes)
    }

    private func count(of kind: CompiledElement.Kind) -> Int {
        switch kind {
        case .group: groups.count
        case .section: sections.count
        case .field: fields.count
        }
    }

    /// The key among the values; `nil` for elements that add none.
    private func name(_ kind: CompiledElement.Kind, _ content: Int) -> String? {
        switch kind {
        case .group: nil
        case .section: sections[content].repeats == nil ? nil : sections[content].id
        case .field: fields[content].definition.id
        }
    }
}

/// A field of a definition, shared while the form is compiled: fields say much, so that copies of them take time.
final class SharedField: Sendable {
    let definition: Field

    init(_ definition: Field) {
        self.definition = definition
    }
}
