extension FormEngine {
    /// Explains why a field, section or group is or is not visible, enabled, required and valid, and where its answer
    /// comes from. Empty if there is no such node.
    ///
    /// Explaining changes nothing, and its work is not counted. Explanations have the texts of rules if the form was
    /// compiled in this process, and not if it was read from an archive.
    public func explain(_ id: NodeID) -> [Explanation] {
        guard let node = state.node(id) else { return [] }
        let explainer = Explainer(self, node: node)
        let element = state.element(of: node)
        guard element.kind == .field else {
            let isRepeating = element.isRepeating
            return [explainer.visible] + (element.kind == .section ? [explainer.enabled] : [])
                + (isRepeating ? [explainer.valid] : [])
        }
        guard let field = state.field(of: node), field.valueKind != .none else {
            return [explainer.visible, explainer.enabled]
        }
        guard field.type.takesInput else { return [explainer.visible, explainer.value] }
        return [explainer.visible, explainer.enabled, explainer.required, explainer.valid, explainer.value]
    }
}

/// Explains one node.
final class Explainer {
    let engine: FormEngine
    let node: NodeIndex
    /// A copy of the session's state, so that explaining counts no work.
    var state: FormState

    init(_ engine: FormEngine, node: NodeIndex) {
        self.engine = engine
        self.node = node
        state = engine.state
    }

    var flags: NodeFlags { state.nodes[node].flags }

    func element(_ node: NodeIndex) -> Explanation.Element {
        let compiled = state.element(of: node)
        let path = state.path(of: state.id(of: node))
        switch compiled.content {
        case .group(let index):
            let group = state.form.groups[index]
            return Explanation.Element(
                kind: .group, path: group.id, title: group.title.isEmpty ? group.id : group.title)
        case .section(let index):
            let section = state.form.sections[index].definition
            let name = compiled.isRepeating ? path : section.id
            return Explanation.Element(kind: .section, path: name, title: section.title.isEmpty ? name : section.title)
        case .field:
            let title = state.field(of: node)?.definition.title ?? ""
            return Explanation.Element(kind: .field, path: path, title: title.isEmpty ? path : title)
        }
    }

    /// The page of a group.
    func page(of node: NodeIndex) -> Explanation.Element {
        let group = state.group(of: node)
        let id = group?.pageID ?? ""
        let title = group?.pageTitle ?? ""
        return Explanation.Element(kind: .page, path: id, title: title.isEmpty ? id : title)
    }

    /// Makes an explanation of this node.
    func explanation(_ aspect: Explanation.Aspect, _ holds: Bool, _ causes: [Explanation.Cause] = []) -> Explanation {
        Explanation(aspect: aspect, subject: element(node), holds: holds, causes: causes)
    }

    /// The computation of an aspect of a node; `nil` if it has none.
    func computation(_ aspect: Computation.Aspect, of node: NodeIndex) -> Computation? {
        state.element(of: node).rules[aspect].map { state.form.computations[$0] }
    }
}
