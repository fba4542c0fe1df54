extension FormEngine {
    /// Why a field, section or group is visible or hidden, takes input or not, has to be answered, is accepted or
    /// not, and has its answer; empty if there is no such node.
    ///
    /// Nothing is changed, and no work is counted. The rules' texts are known where the form was compiled, not
    /// where it came from an archive.
    public func explain(_ id: NodeID) -> [Explanation] {
        guard let node = position(id) else { return [] }
        let counted = statistics
        defer { statistics = counted }
        let explainer = Explainer(engine: self, node: node)
        let element = element(of: node)
        guard element.kind == .field else {
            let isRepeating = element.itemScope >= 0
            return [explainer.visible] + (element.kind == .section ? [explainer.enabled] : [])
                + (isRepeating ? [explainer.valid] : [])
        }
        guard let field = field(of: node), field.valueKind != .none else {
            return [explainer.visible, explainer.enabled]
        }
        guard field.type.takesInput else { return [explainer.visible, explainer.value] }
        return [explainer.visible, explainer.enabled, explainer.required, explainer.valid, explainer.value]
    }
}

/// Explains one node.
struct Explainer {
    let engine: FormEngine
    let node: Int

    var flags: NodeFlags { engine.nodes[node].flags }

    func element(_ node: Int) -> Explanation.Element {
        let compiled = engine.element(of: node)
        let path = engine.path(of: engine.id(of: node))
        switch compiled.kind {
        case .group:
            let group = engine.form.groups[compiled.content]
            return Explanation.Element(
                kind: .group, path: group.id, title: group.title.isEmpty ? group.id : group.title)
        case .section:
            let section = engine.form.sections[compiled.content]
            let name = compiled.itemScope >= 0 ? path : section.id
            return Explanation.Element(kind: .section, path: name, title: section.title.isEmpty ? name : section.title)
        case .field:
            let title = engine.field(of: node)?.definition.title ?? ""
            return Explanation.Element(kind: .field, path: path, title: title.isEmpty ? path : title)
        }
    }

    /// An explanation without causes.
    func explanation(_ aspect: Explanation.Aspect, _ holds: Bool, _ causes: [Explanation.Cause] = []) -> Explanation {
        Explanation(aspect: aspect, subject: element(node), holds: holds, causes: causes)
    }

    /// The computation of an aspect of a node; `nil` if it has none.
    func computation(_ aspect: Computation.Aspect, of node: Int) -> Computation? {
        let index = Int(engine.element(of: node).computations[aspect.rawValue])
        return index >= 0 ? engine.form.computations[index] : nil
    }
}
