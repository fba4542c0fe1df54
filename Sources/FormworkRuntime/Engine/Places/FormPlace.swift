/// The place of a field, a repeating section or an item in a form. A session need not have the items around it.
///
/// A path is the text of a place. `PathReader` reads it.
public struct FormPlace: Hashable, Sendable {
    /// The element's place in the definition's order; of an item that of its repeating section.
    package let element: ElementIndex
    /// The position of the item of each repeating section on the way, outermost first.
    package let positions: [ItemPosition]

    package init(element: ElementIndex, positions: [ItemPosition]) {
        self.element = element
        self.positions = positions
    }
}

extension CompiledForm {
    /// The scopes around a scope that lie inside another one, and itself: innermost first.
    package func scopes(from inner: ScopeIndex, to outer: ScopeIndex) -> [ScopeIndex] {
        var chain: [ScopeIndex] = []
        var current: ScopeIndex? = inner
        while let scope = current, scope != outer {
            chain.append(scope)
            current = scopes[scope].parent
        }
        return chain
    }

    /// The repeating sections that a place lies in, outermost first; for an item also its own.
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

    /// The repeating section whose item stands at a place; `nil` if there stands something else.
    public func section(ofItemAt place: FormPlace) -> FormPlace? { section(ofItemAt: place, from: .form) }

    /// The same for a place whose positions begin in an item of a scope.
    package func section(ofItemAt place: FormPlace, from start: ScopeIndex) -> FormPlace? {
        let element = elements[place.element]
        guard element.isRepeating, place.positions.count > scopes[element.scope].depth - scopes[start].depth else {
            return nil
        }
        return FormPlace(element: place.element, positions: place.positions.dropLast())
    }

    /// Whether a repeating section stands at a place, and not one of its items.
    public func isSection(_ place: FormPlace) -> Bool {
        elements[place.element].isRepeating && section(ofItemAt: place) == nil
    }

    /// Whether a field stands at a place.
    public func isField(_ place: FormPlace) -> Bool { elements[place.element].kind == .field }
}

extension FormState {
    /// What stands at a place; see `FormEngine.node(at:)`.
    package func node(at place: FormPlace) -> NodeID? {
        let element = form.elements[place.element]
        if place.positions.count > form.scopes[element.scope].depth {
            return element.itemScope.flatMap { item(at: place, of: $0) }.map { header(of: $0) }
        }
        return item(at: place, of: element.scope).map { id(of: node(place.element, in: $0)) }
    }

    /// Where a field or repeating section stands; `nil` if there is no such node.
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
            guard let next = items(of: node(section, in: item))[position] else { return nil }
            item = next
        }
        return item
    }
}
