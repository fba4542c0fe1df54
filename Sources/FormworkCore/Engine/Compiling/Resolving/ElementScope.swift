/// The names that an expression of an element can use: those of the innermost nested form first, then those of the
/// nested forms around it, then those of the outer scopes.
struct ElementScope: ExpressionScope {
    let form: NamedForm
    let element: ElementIndex
    /// Whether `$option` has a meaning.
    var isInOptions = false
    /// Whether the expression is the condition of a single option.
    var isOfOption = false

    private var scope: ScopeIndex { form.elements[element].scope }

    func resolve(_ name: ReferenceName) -> ResolvedReference? {
        if let found = find(name) { return found }
        guard let (shorter, property) = name.splittingProperty, let found = find(shorter) else { return nil }
        return ResolvedReference(
            found.reference.reading(property),
            type: StaticType(property == .optionTitle ? .text : .any, isList: found.type.isList))
    }

    var itemDepth: Int { form.scopes[scope].depth }

    /// The conditions of options are no rules of their own, so no value for each item is kept for them.
    var takesRunningValues: Bool { !isInOptions && !isOfOption }

    var knownNames: [String] {
        form.suggestions.names {
            var known: [String] = []
            var current: ScopeIndex? = scope
            while let scope = current {
                for element in form.scopes[scope].elements { known.append(contentsOf: knownNames(of: element)) }
                current = form.scopes[scope].parent
            }
            return known
        }
    }

    func hasOption(_ id: String, at reference: Reference) -> Bool {
        guard reference.property == .value, let ids = form.optionIDs[choice(of: reference)] else { return true }
        return ids.contains(ExactText(id.composed))
    }

    func options(of reference: Reference) -> [String] {
        form.suggestions.names {
            form.field(at: choice(of: reference))?.definition.options.map { $0.id.canonicalText } ?? []
        }
    }

    /// The choice whose options a reference can have. `$option` is an option of the element itself.
    private func choice(of reference: Reference) -> ElementIndex {
        reference.element == Reference.option.element ? element : reference.element
    }

    /// A field is suggested by its id, a repeating section by the ids in its items.
    private func knownNames(of index: ElementIndex) -> [String] {
        let element = form.elements[index]
        switch element.content {
        case .group: return []
        case .field(let field): return [form.outline.fields[field].definition.id]
        case .section(let section):
            guard let itemScope = element.itemScope else { return [] }
            let id = form.outline.sections[section].id
            return form.scopes[itemScope].elements
                .compactMap { form.field(at: $0).map { id + "[]." + $0.definition.id } }
        }
    }

    /// The field with an id, looked up from the nearest item outward.
    func field(_ id: String) -> ElementIndex? { answer(of: id)?.reference.element }

    /// The answer of the field with an id, looked up from the nearest item outward. `index` is no field.
    func answer(of id: String) -> ResolvedReference? {
        guard let path = FormPath(id) else { return nil }
        let components = path.components.map { component -> ReferenceName.Component in
            switch component {
            case .name(let name): .name(name)
            case .index(let index): .item(index)
            }
        }
        return find(ReferenceName(components)).flatMap { $0.reference.property == .value ? $0 : nil }
    }

    /// The answer of a field in the same item.
    func answer(at element: ElementIndex) -> ResolvedReference? {
        form.field(at: element).map {
            ResolvedReference(Reference(element), type: type(of: $0, .near(up: 0)))
        }
    }

    private func find(_ name: ReferenceName) -> ResolvedReference? {
        var outer: ElementIndex? = element
        var up = 0
        while let element = outer {
            let scope = form.elements[element].scope
            for prefix in form.prefixes[element] {
                if let found = find(name, in: scope, prefix: prefix, up: up) { return found }
            }
            outer = form.scopes[scope].element
            up += 1
        }
        if name.components == [.name("option")], isInOptions {
            return ResolvedReference(.option, type: .option)
        }
        guard name.components == [.name("index")], let section = form.scopes[scope].element else { return nil }
        return ResolvedReference(Reference(section, property: .itemIndex), type: .number)
    }

    /// The field whose id is the whole name, with points and indexes.
    private func findField(called id: String, in scope: ScopeIndex, _ route: Route) -> ResolvedReference? {
        guard let element = form.scopes[scope].names[ExactText(id.composed)],
            let field = form.field(at: element)
        else { return nil }
        return ResolvedReference(Reference(element, route: route), type: type(of: field, route))
    }

    /// Finds the element of a name, from one scope inwards.
    private func find(_ name: ReferenceName, in start: ScopeIndex, prefix: String, up: Int) -> ResolvedReference? {
        // In forms that were written for the original Form, ids outside of repeats may have indexes.
        if name.hasIndex, let whole = findField(called: prefix + name.text, in: start, .near(up: up)) { return whole }
        var scope = start
        var id = prefix
        var route = Route.near(up: up)
        var section: ElementIndex?
        for component in name.components {
            switch component {
            case .name(let part):
                id = id.isEmpty || id.utf8.last == UInt8(ascii: ".") ? id + part : id + "." + part
                section = nil
            case .item, .everyItem:
                guard let element = form.scopes[scope].names[ExactText(id.composed)],
                    let itemScope = form.elements[element].itemScope, let longer = route.entering(component)
                else { return nil }
                route = longer
                section = element
                scope = itemScope
                id = ""
            }
        }
        if let section {
            guard case .all = route else { return nil }
            return ResolvedReference(
                Reference(section, property: .itemIndex, route: route), type: .list(of: .number))
        }
        return findField(called: id, in: scope, route)
    }

    private func type(of field: SharedField, _ route: Route) -> StaticType {
        let kind: StaticType.Kind =
            switch field.valueKind {
            case .none, .any: .any
            case .text, .exactText: .text
            case .integer, .number: .number
            case .bool: .bool
            case .option, .options: .option
            case .date: .date
            case .time: .time
            case .dateTime: .dateTime
            }
        if case .all = route { return .list(of: kind) }
        return StaticType(kind, isList: field.valueKind == .options)
    }
}

extension ReferenceName {
    fileprivate var hasIndex: Bool {
        components.contains { if case .item = $0 { true } else { false } }
    }
}

extension Route {
    /// The route that leads one repeat further inwards; `nil` for combinations that rules cannot read.
    fileprivate func entering(_ component: ReferenceName.Component) -> Route? {
        switch (self, component) {
        case (.near(let up), .everyItem), (.all(let up), .everyItem): .all(up: up)
        case (.near(let up), .item(let position)): .at(up: up, ItemPosition(position))
        default: nil
        }
    }
}
