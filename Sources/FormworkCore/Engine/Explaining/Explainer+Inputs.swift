extension Explainer {
    /// What a program reads when it runs in an item, each once.
    func inputs(of program: Program, in item: Int) -> [Explanation.Input] {
        let context = EvaluationContext(engine: engine, item: item)
        var inputs: [Explanation.Input] = []
        for reference in program.references {
            let value = context.value(of: reference)
            // That what is read is visible goes without saying.
            if reference.property == .relevant, value.isTrue { continue }
            var input = Explanation.Input(path: path(of: reference, from: item), value: value)
            if isSecret(Int(reference.element)) {
                input = Explanation.Input(path: input.path, value: .blank, isConcealed: true)
            }
            if !inputs.contains(input) { inputs.append(input) }
        }
        return inputs
    }

    /// Whether an element's answer is not to be shown.
    func isSecret(_ index: Int) -> Bool {
        engine.form.secrets[index]
    }

    /// Where a reference leads, as a path; with what is read of the element behind it, where that is not its answer.
    private func path(of reference: Reference, from item: Int) -> String {
        let element = Int(reference.element)
        var path: String
        switch reference.route {
        case .near(let up):
            path = place(up, from: item).map { engine.path(of: NodeID(element: element, item: $0)) } ?? name(element)
        case .all(let up):
            path = place(up, from: item).map { pattern(element, under: $0) } ?? name(element)
        case .at(let up, let index):
            let section = engine.form.scopes[engine.form.elements[element].scope].element
            let outer = place(up, from: item).flatMap { place -> String? in
                section >= 0 ? engine.path(of: NodeID(element: section, item: place)) : nil
            }
            path = (outer ?? name(max(section, 0))) + "[" + String(index) + "]." + name(element)
        }
        switch reference.property {
        case .value: return path
        case .optionValue: return path + ".value"
        case .optionTitle: return path + ".title"
        case .itemIndex: return path.isEmpty ? "index" : path + ".index"
        case .relevant: return path + " (visible)"
        case .enabled: return path + " (enabled)"
        case .tapped: return path + " (pressed)"
        }
    }

    /// An element in every item underneath another one, such as `companies[].name`.
    func pattern(_ element: Int, under place: Int) -> String {
        var path = name(element)
        var scope = engine.form.elements[element].scope
        while scope > 0, scope != engine.items[place].scope {
            let section = name(engine.form.scopes[scope].element)
            path = section + "[]" + (path.isEmpty ? "" : "." + path)
            scope = engine.form.scopes[scope].parent
        }
        let outer = engine.path(ofItem: place)
        return outer.isEmpty ? path : outer + "." + path
    }

    private func name(_ element: Int) -> String { engine.form.name(of: element) }

    private func place(_ levels: Int, from item: Int) -> Int? {
        var place = item
        for _ in 0..<levels {
            place = engine.items[place].parent
            if place < 0 { return nil }
        }
        return place
    }
}
