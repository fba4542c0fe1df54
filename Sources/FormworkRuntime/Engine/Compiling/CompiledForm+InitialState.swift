extension CompiledForm {
    /// Whether nobody can answer a field whatever the answers are: it, or something around it, is hidden or disabled
    /// from the start and nothing shows or enables it; or it has no control at all.
    package func isNeverAnswered(_ element: ElementIndex) -> Bool { neverAnswered[element] }

    /// The state of a node before any rule has run.
    package func initialFlags(of element: ElementIndex) -> NodeFlags { initialFlags[element.position] }

    static func initialFlags(
        _ elements: [CompiledElement], _ groups: [FormGroup], _ sections: [CompiledSection], _ fields: [CompiledField]
    ) -> [NodeFlags] {
        elements.map { element in
            var flags: NodeFlags = []
            switch element.kind {
            case .group:
                let group = groups[element.content]
                flags.set(.collapsed, group.startsClosed)
                flags.set(.ownVisible, !group.hidden)
                flags.set(.ownEnabled, !group.disabled)
            case .section:
                let section = sections[element.content].definition
                flags.set(.ownVisible, !section.hidden)
                flags.set(.ownEnabled, !section.disabled)
            case .field:
                let field = fields[element.content]
                flags.set(.ownVisible, !field.definition.hidden)
                flags.set(.ownEnabled, !field.definition.disabled)
                let isRequired = field.definition.validations.required || field.patterns.text?.rule.isRequired == true
                flags.set(.ownRequired, isRequired)
            }
            return flags
        }
    }

    /// Which elements nobody can answer. What is around an element comes before it.
    static func neverAnswered(
        _ elements: [CompiledElement], _ initialFlags: [NodeFlags], _ fields: [CompiledField], isDisabled: Bool
    ) -> [Bool] {
        var isClosed: [Bool] = []
        var list: [Bool] = []
        for (element, flags) in zip(elements, initialFlags) {
            let isHidden = !flags.contains(.ownVisible) && element.rules.visible == nil
            let takesNoInput = !flags.contains(.ownEnabled) && element.rules.enabled == nil
            let outer = element.parent.map { isClosed[$0] } ?? isDisabled
            isClosed.append(outer || isHidden || takesNoInput)
            let hasControl = element.kind != .field || fields[element.content].valueKind.takesAnswers
            list.append(outer || isHidden || takesNoInput || !hasControl)
        }
        return list
    }
}

extension ValueKind {
    /// Whether a person can answer a field with such values at all.
    fileprivate var takesAnswers: Bool { self != .any }
}
