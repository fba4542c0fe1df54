extension Explainer {
    var visible: Explanation {
        explanation(.visible, flags.contains(.relevant), causes(of: .visible, .ownVisible))
    }

    var enabled: Explanation {
        explanation(.enabled, flags.contains(.enabled), causes(of: .enabled, .ownEnabled))
    }

    var required: Explanation {
        guard flags.contains(.ownRequired) else {
            return explanation(.required, false, requirement(holds: false))
        }
        // A field that is hidden or takes no input is never required.
        if !flags.contains(.relevant) { return explanation(.required, false, visible.causes) }
        if !flags.contains(.enabled) { return explanation(.required, false, enabled.causes) }
        return explanation(.required, true, requirement(holds: true))
    }

    private func requirement(holds: Bool) -> [Explanation.Cause] {
        if let rule = computation(.required, of: node) { return parts(of: rule, at: node).map { $0.cause } }
        return holds ? [Explanation.Cause(kind: .flag, element: element(node), key: "required")] : []
    }

    /// The causes of a state that elements inherit. These are the causes that deny it, at the element itself and at
    /// those around it. If there are none, they are the causes at the element that grant it.
    private func causes(of aspect: Computation.Aspect, _ flag: NodeFlags) -> [Explanation.Cause] {
        var causes: [Explanation.Cause] = []
        for place in state.selfAndAncestors(of: node) where !state.nodes[place].flags.contains(flag) {
            causes += ownCauses(of: aspect, holds: false, at: place)
        }
        return causes.isEmpty ? ownCauses(of: aspect, holds: true, at: node) : causes
    }

    private func ownCauses(of aspect: Computation.Aspect, holds: Bool, at node: NodeIndex) -> [Explanation.Cause] {
        let isDenied = !state.form.initialFlags(of: state.nodes[node].element).contains(
            aspect == .visible ? .ownVisible : .ownEnabled)
        let flag = Explanation.Cause(
            kind: .flag, element: element(node), key: aspect == .visible ? "hidden" : "disabled")
        guard let rule = computation(aspect, of: node) else { return isDenied ? [flag] : [] }
        let found = parts(of: rule, at: node)
        var causes = found.filter { part in
            switch part.cause.action {
            case .show, .enable: holds && part.holds
            case .hide, .disable: !holds && part.holds
            default: part.holds == holds
            }
        }.map { $0.cause }
        let isGranted = found.contains { ($0.cause.action == .show || $0.cause.action == .enable) && $0.holds }
        if !holds, isDenied, !isGranted, rule.origin != nil { causes.append(flag) }
        return causes
    }

    /// The parts of a rule, each with its present value.
    private func parts(of rule: Computation, at node: NodeIndex) -> [(cause: Explanation.Cause, holds: Bool)] {
        let item = state.nodes[node].item
        let element = element(node)
        guard let origin = rule.origin else {
            let cause = Explanation.Cause(
                kind: .condition, element: element, key: rule.key, inputs: inputs(of: rule.program, in: item))
            return [(cause, state.result(of: rule.program, in: item).isTrue)]
        }
        return origin.parts.map { part in
            var cause = Explanation.Cause(
                kind: part.action == nil ? .condition : .target, element: element, key: part.key, text: part.text)
            cause.action = part.action
            if part.key.isSame(as: RulePart.pageKey) {
                cause.key = "visible_when"
                cause.element = page(of: node)
            }
            if let source = part.source {
                cause.source = self.source(source, near: item)
                cause.option = optionTitle(part.option, of: source)
            }
            cause.inputs = inputs(of: part.program, in: item)
            return (cause, state.result(of: part.program, in: item).isTrue)
        }
    }

    /// The element that a target belongs to, in the given item or in one around it.
    private func source(_ index: ElementIndex, near item: ItemIndex) -> Explanation.Element {
        var outer: ItemIndex? = item
        while let current = outer {
            if state.items[current].scope == state.form.elements[index].scope {
                return element(state.node(index, in: current))
            }
            outer = state.items[current].parent
        }
        // The element is inside repeats, so it could be in any item.
        let path = pattern(index, under: .form)
        let field = state.form.field(at: index)?.definition
        let title = field?.title ?? state.form.section(at: index)?.definition.title ?? ""
        let kind: Explanation.Element.Kind = state.form.elements[index].kind == .field ? .field : .section
        return Explanation.Element(kind: kind, path: path, title: title.isEmpty ? path : title)
    }

    private func optionTitle(_ option: FormValue, of index: ElementIndex) -> String {
        guard !option.isBlank, let field = state.form.field(at: index) else { return "" }
        let title = field.option(option.canonicalText)?.title ?? ""
        return title.isEmpty ? option.canonicalText : title
    }
}
