extension Explainer {
    /// The inputs of a program that runs in an item, each once.
    func inputs(of program: Program, in item: ItemIndex) -> [Explanation.Input] {
        var inputs: [Explanation.Input] = []
        for reference in program.references {
            let value = state.value(of: reference, from: EvaluationPlace(item))
            // An input that is visible is the usual case, so it is left out.
            if reference.property == .relevant, value.isTrue { continue }
            var input = Explanation.Input(path: path(of: reference, from: item), value: value)
            if state.form.secrets[reference.element] {
                input = Explanation.Input(path: input.path, value: .blank, isConcealed: true)
            }
            if !inputs.contains(where: { $0.isSame(as: input) }) { inputs.append(input) }
        }
        return inputs
    }

    /// The path of a reference. If the rule reads a property other than the answer, its name follows.
    private func path(of reference: Reference, from item: ItemIndex) -> String {
        let element = reference.element
        let base: String
        switch reference.route {
        case .near(let up):
            base = place(up, from: item).map { path(of: element, in: $0) } ?? name(element)
        case .all(let up):
            base = place(up, from: item).map { pattern(element, under: $0) } ?? name(element)
        case .before(let up):
            let before = place(up, from: item).flatMap { state.neighbour(of: $0, by: -1) }
            base = before.map { path(of: element, in: $0) } ?? name(element)
        case .at(let up, let position):
            let section = state.form.scopes[state.form.elements[element].scope].element ?? ElementIndex(0)
            base =
                (place(up, from: item).map { self.path(of: section, in: $0) } ?? name(section)) + "["
                + String(position.position)
                + "]." + name(element)
        }
        switch reference.property {
        case .value: return base
        case .optionValue: return base + ".value"
        case .optionTitle: return base + ".title"
        case .itemIndex: return base.isEmpty ? "index" : base + ".index"
        case .relevant: return base + " (visible)"
        case .enabled: return base + " (enabled)"
        case .tapped: return base + " (pressed)"
        }
    }

    /// The path of an element in all items inside another one, such as `companies[].name`.
    func pattern(_ element: ElementIndex, under item: ItemIndex) -> String {
        var path = name(element)
        var scope = state.form.elements[element].scope
        while scope != state.items[item].scope, let section = state.form.scopes[scope].element,
            let outer = state.form.scopes[scope].parent
        {
            path = name(section) + "[]" + (path.isEmpty ? "" : "." + path)
            scope = outer
        }
        let outer = state.path(ofItem: item)
        return outer.isEmpty ? path : outer + "." + path
    }

    private func name(_ element: ElementIndex) -> String { state.form.name(of: element) }

    private func path(of element: ElementIndex, in item: ItemIndex) -> String {
        state.path(of: NodeID(state.form.elements[element].number, in: item))
    }

    private func place(_ levels: Int, from item: ItemIndex) -> ItemIndex? { state.item(levels, outFrom: item) }
}

extension Explanation.Input {
    /// Whether both are the same; paths are compared by their bytes.
    fileprivate func isSame(as other: Explanation.Input) -> Bool {
        path.isSame(as: other.path) && value == other.value && isConcealed == other.isConcealed
    }
}
