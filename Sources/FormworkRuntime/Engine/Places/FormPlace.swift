/// The target of a path: a field, a repeating section or an item of one, whether a session has the item or not.
///
/// `PathReader` makes it of the text of a path.
public struct FormPlace: Hashable, Sendable {
    /// The element. For an item, it is the repeating section of the item.
    package let element: ElementIndex
    /// The positions of the items on the way to the element, outermost first.
    package let positions: [ItemPosition]

    package init(element: ElementIndex, positions: [ItemPosition]) {
        self.element = element
        self.positions = positions
    }
}

extension CompiledForm {
    /// The scopes from an inner scope outward, up to an outer one that is not included: innermost first.
    package func scopes(from inner: ScopeIndex, to outer: ScopeIndex) -> [ScopeIndex] {
        var chain: [ScopeIndex] = []
        var current: ScopeIndex? = inner
        while let scope = current, scope != outer {
            chain.append(scope)
            current = scopes[scope].parent
        }
        return chain
    }

    /// The repeating sections around a place, outermost first. For an item, its own section is one of them.
    ///
    /// - Complexity: linear in how deep the place is.
    public func repeats(around place: FormPlace) -> [FormPlace] {
        var scope = elements[place.element].scope
        if place.positions.count > scopes[scope].depth { scope = elements[place.element].itemScope ?? scope }
        var list: [FormPlace] = []
        for (depth, scope) in scopes(from: scope, to: .form).reversed().enumerated() {
            guard depth < place.positions.count, let element = scopes[scope].element else { break }
            list.append(FormPlace(element: element, positions: Array(place.positions.prefix(depth))))
        }
        return list
    }

    /// The repeating section of the item at a place; `nil` if the place is not that of an item.
    public func section(ofItemAt place: FormPlace) -> FormPlace? { section(ofItemAt: place, from: .form) }

    /// The same for a place whose positions are counted from an item of a scope.
    package func section(ofItemAt place: FormPlace, from start: ScopeIndex) -> FormPlace? {
        let element = elements[place.element]
        guard element.isRepeating, place.positions.count > scopes[element.scope].depth - scopes[start].depth else {
            return nil
        }
        return FormPlace(element: place.element, positions: place.positions.dropLast())
    }

    /// Whether a place is that of a repeating section, and not of one of its items.
    public func isSection(_ place: FormPlace) -> Bool {
        elements[place.element].isRepeating && section(ofItemAt: place) == nil
    }

    /// Whether a place is that of a field.
    public func isField(_ place: FormPlace) -> Bool { elements[place.element].kind == .field }
}

extension FormState {
    /// The node at a place; see `FormEngine.node(at:)`.
    package func node(at place: FormPlace) -> NodeID? {
        let element = form.elements[place.element]
        if place.positions.count > form.scopes[element.scope].depth {
            return element.itemScope.flatMap { item(at: place, of: $0) }.map { header(of: $0) }
        }
        return item(at: place, of: element.scope).map { id(of: node(place.element, in: $0)) }
    }

    /// The place of a field or repeating section; `nil` if there is no such node.
    package func place(of id: NodeID) -> FormPlace? {
        guard let node = node(id) else { return nil }
        var positions: [ItemPosition] = []
        var item = nodes[node].item
        while let parent = items[item].parent {
            positions.append(items[item].position)
            item = parent
        }
        return FormPlace(element: nodes[node].element, positions: positions.reversed())
    }

    /// The item of a scope that a place leads to.
    private func item(at place: FormPlace, of scope: ScopeIndex) -> ItemIndex? {
        var item = ItemIndex.form
        let chain = form.scopes(from: scope, to: .form)
        guard chain.count <= place.positions.count else { return nil }
        for (scope, position) in zip(chain.reversed(), place.positions) {
            guard let section = form.scopes[scope].element else { return nil }
            guard let next = items(of: node(section, in: item)).element(at: position) else { return nil }
            item = next
        }
        return item
    }
}
