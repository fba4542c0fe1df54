/// Where a field, a repeating section or an item stands in a form, whether or not a session has the items on the way.
///
/// A path is the text of a place. `PathReader` reads it.
public struct FormPlace: Hashable, Sendable {
    /// The element's place in the definition's order; of an item that of its repeating section.
    let element: Int
    /// The position of the item of each repeating section on the way, outermost first.
    let positions: [Int]
}

extension CompiledForm {
    /// The scopes around a scope that lie inside another one, and itself: innermost first.
    func scopes(from inner: Int, to outer: Int) -> [Int] {
        var chain: [Int] = []
        var scope = inner
        while scope >= 0, scope != outer {
            chain.append(scope)
            scope = scopes[scope].parent
        }
        return chain
    }

    /// The repeating sections that a place lies in, outermost first; for an item also its own.
    ///
    /// - Complexity: linear in how deep the place is.
    public func repeats(around place: FormPlace) -> [FormPlace] {
        var scope = elements[place.element].scope
        if place.positions.count > scopes[scope].depth { scope = elements[place.element].itemScope }
        var list: [FormPlace] = []
        for (depth, scope) in scopes(from: scope, to: 0).reversed().enumerated() where depth < place.positions.count {
            list.append(FormPlace(element: scopes[scope].element, positions: Array(place.positions.prefix(depth))))
        }
        return list
    }

    /// The repeating section whose item stands at a place; `nil` if there stands something else.
    public func section(ofItemAt place: FormPlace) -> FormPlace? { section(ofItemAt: place, from: 0) }

    /// The same for a place whose positions begin in an item of a scope.
    func section(ofItemAt place: FormPlace, from start: Int) -> FormPlace? {
        let element = elements[place.element]
        guard element.itemScope >= 0, place.positions.count > scopes[element.scope].depth - scopes[start].depth else {
            return nil
        }
        return FormPlace(element: place.element, positions: place.positions.dropLast())
    }

    /// Whether a repeating section stands at a place, and not one of its items.
    public func isSection(_ place: FormPlace) -> Bool {
        elements[place.element].itemScope >= 0 && section(ofItemAt: place) == nil
    }

    /// Whether a field stands at a place.
    public func isField(_ place: FormPlace) -> Bool { elements[place.element].kind == .field }
}

extension FormEngine {
    /// What stands at a place: a field, a repeating section, or an item as its section's element in that item;
    /// `nil` while an item on the way is missing.
    public func node(at place: FormPlace) -> NodeID? {
        let scope = form.elements[place.element].scope
        if place.positions.count > form.scopes[scope].depth {
            return item(at: place, of: form.elements[place.element].itemScope, in: 0).map { header(of: $0) }
        }
        return item(at: place, of: scope, in: 0).map { id(of: node(place.element, in: $0)) }
    }

    /// Where a field or repeating section stands; `nil` if there is no such node.
    public func place(of id: NodeID) -> FormPlace? {
        guard let node = position(id) else { return nil }
        var positions: [Int] = []
        var item = Int(nodes[node].item)
        while item > 0 {
            positions.append(items[item].index)
            item = items[item].parent
        }
        return FormPlace(element: Int(nodes[node].element), positions: positions.reversed())
    }

    /// The item of a scope that a place leads to from another item.
    func item(at place: FormPlace, of scope: Int, in start: Int, makesItems: Bool = false) -> Int? {
        var item = start
        let chain = form.scopes(from: scope, to: items[start].scope)
        guard chain.count <= place.positions.count else { return nil }
        for (scope, position) in zip(chain.reversed(), place.positions) {
            let section = node(form.scopes[scope].element, in: item)
            if makesItems { nodes[section].flags.insert(.answered) }
            while makesItems, position >= items(of: section).count {
                if appendItem(to: section) == nil { return nil }
            }
            guard position < items(of: section).count else { return nil }
            item = items(of: section)[position]
        }
        return item
    }
}
