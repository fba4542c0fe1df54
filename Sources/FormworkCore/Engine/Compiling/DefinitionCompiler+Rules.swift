extension DefinitionCompiler {
    /// Compiles every rule and formula of the form, in the definition's order.
    mutating func compileRules() {
        for index in elements.indices {
            let content = elements[index].content
            switch elements[index].kind {
            case .group:
                compile(outline.groups[content].visibleWhen, "visible_when", .visible, at: index)
            case .section:
                compile(outline.sections[content].visibleWhen, "visible_when", .visible, at: index)
                compile(outline.sections[content].enabledWhen, "enabled_when", .enabled, at: index)
            case .field:
                let field = outline.fields[content]
                compile(field.visibleWhen, "visible_when", .visible, at: index)
                compile(field.enabledWhen, "enabled_when", .enabled, at: index)
                compile(field.requiredWhen, "required_when", .required, at: index)
                compile(field.formula, "formula", .value, at: index)
            }
        }
    }

    private mutating func compile(_ text: String, _ key: String, _ aspect: Computation.Aspect, at element: Int) {
        if text.isEmpty || isSwitchedOff(aspect, at: element) { return }
        let scope = ElementScope(compiler: self, scope: elements[element].scope)
        let (program, found) = ExpressionCompiler().compile(
            text, scope: scope, expecting: aspect == .value ? .any : .bool)
        for problem in found {
            problems.append(
                DefinitionProblem(
                    problem.code, element: element, key: key, textOffset: problem.offset, found: problem.found,
                    expected: problem.expected))
        }
        guard let program else { return }
        elements[element].computations[aspect.rawValue] = Int32(computations.count)
        computations.append(Computation(element: element, aspect: aspect, program: program))
    }

    /// A hidden element stays hidden and a disabled one disabled, whatever the condition beside it says.
    private func isSwitchedOff(_ aspect: Computation.Aspect, at index: Int) -> Bool {
        let element = elements[index]
        switch (aspect, element.kind) {
        case (.visible, .section): return outline.sections[element.content].hidden
        case (.visible, .field): return outline.fields[element.content].hidden
        case (.enabled, .section): return outline.sections[element.content].disabled
        case (.enabled, .field): return outline.fields[element.content].disabled
        default: return false
        }
    }
}

/// The names an expression sees from inside a scope: its own, then those further out.
struct ElementScope: ExpressionScope {
    let compiler: DefinitionCompiler
    let scope: Int

    func resolve(_ name: ReferenceName) -> ResolvedReference? {
        if let found = find(name) { return found }
        guard let (shorter, property) = name.splittingProperty, let found = find(shorter) else { return nil }
        return ResolvedReference(found.reference.reading(property), type: property == .optionTitle ? .text : .any)
    }

    var knownNames: [String] {
        var names: [String] = []
        var current = scope
        while current >= 0 {
            for element in compiler.scopes[current].elements { names.append(contentsOf: suggestions(for: Int(element))) }
            current = compiler.scopes[current].parent
        }
        return names
    }

    /// A field is suggested by its id, a repeating section by the ids in its items.
    private func suggestions(for index: Int) -> [String] {
        let element = compiler.elements[index]
        switch element.kind {
        case .group: return []
        case .field: return [compiler.outline.fields[element.content].id]
        case .section:
            guard element.itemScope >= 0 else { return [] }
            let id = compiler.outline.sections[element.content].id
            return compiler.scopes[element.itemScope].elements
                .filter { compiler.elements[Int($0)].kind == .field }
                .map { id + "[]." + compiler.outline.fields[compiler.elements[Int($0)].content].id }
        }
    }

    private func find(_ name: ReferenceName) -> ResolvedReference? {
        var place = scope
        var up = 0
        while place >= 0 {
            if let found = find(name, in: place, up: up) { return found }
            place = compiler.scopes[place].parent
            up += 1
        }
        guard name.components == [.name("index")], scope > 0 else { return nil }
        let section = compiler.scopes[scope].element
        return ResolvedReference(Reference(element: section, property: .itemIndex), type: .number)
    }

    /// Follows a name from one scope inwards.
    private func find(_ name: ReferenceName, in start: Int, up: Int) -> ResolvedReference? {
        var place = start
        var id = ""
        var route = Route.near(up: up)
        var section = -1
        for component in name.components {
            switch component {
            case .name(let part):
                id = id.isEmpty ? part : id + "." + part
                section = -1
            case .item, .everyItem:
                guard let element = compiler.scopes[place].names[ExactText(id)].map({ Int($0) }),
                    compiler.elements[element].itemScope >= 0, let longer = route.entering(component)
                else { return nil }
                route = longer
                section = element
                place = compiler.elements[element].itemScope
                id = ""
            }
        }
        if section >= 0 {
            return ResolvedReference(
                Reference(element: section, property: .itemIndex, route: route), type: .list(of: .number))
        }
        guard let element = compiler.scopes[place].names[ExactText(id)].map({ Int($0) }), compiler.elements[element].kind == .field
        else { return nil }
        return ResolvedReference(
            Reference(element: element, route: route), type: type(of: compiler.outline.fields[compiler.elements[element].content], route))
    }

    private func type(of field: Field, _ route: Route) -> StaticType {
        let kind: StaticType.Kind =
            switch field.type.valueKind {
            case .none, .any: .any
            case .text: .text
            case .integer, .number: .number
            case .bool: .bool
            case .option: .option
            }
        if case .all = route { return .list(of: kind) }
        return StaticType(kind, isList: field.multiple)
    }
}

extension Route {
    /// The route one repeat further in; `nil` for combinations that rules cannot read.
    fileprivate func entering(_ component: ReferenceName.Component) -> Route? {
        switch (self, component) {
        case (.near(let up), .everyItem), (.all(let up), .everyItem): .all(up: up)
        case (.near(let up), .item(let index)): .at(up: up, index: index)
        default: nil
        }
    }
}
