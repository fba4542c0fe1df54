extension CompiledForm {
    /// Whether a field can never be answered. This is the case if the field has no control, or if the field or an
    /// element around it is hidden or disabled and no target shows or enables that element.
    package func isNeverAnswered(_ element: ElementIndex) -> Bool {
        if definition.isDisabled { return true }
        if field(at: element)?.valueKind == .any { return true }
        for place in elements.selfAndAncestors(of: element) {
            let flags = initialFlags(of: place)
            if !flags.contains(.ownVisible), elements[place].rules.visible == nil { return true }
            if !flags.contains(.ownEnabled), elements[place].rules.enabled == nil { return true }
        }
        return false
    }

    /// The state of a node before any rule has run.
    package func initialFlags(of element: ElementIndex) -> NodeFlags { elements[element].initialFlags }

    /// Notes in every element the state of its nodes before any rule has run.
    static func noteInitialFlags(
        in elements: inout ElementArray, _ groups: IndexedArray<GroupIndex, FormGroup>,
        _ sections: IndexedArray<SectionIndex, CompiledSection>,
        _ fields: IndexedArray<FieldIndex, CompiledField>
    ) {
        for index in elements.indices {
            var flags: NodeFlags = [.ownVisible, .ownEnabled]
            switch elements[index].content {
            case .group(let group):
                flags.set(.collapsed, groups[group].startsClosed)
                if groups[group].hidden { flags.subtract(.ownVisible) }
                if groups[group].disabled { flags.subtract(.ownEnabled) }
            case .section(let section):
                if sections[section].definition.hidden { flags.subtract(.ownVisible) }
                if sections[section].definition.disabled { flags.subtract(.ownEnabled) }
            case .field(let field):
                if fields[field].definition.hidden { flags.subtract(.ownVisible) }
                if fields[field].definition.disabled { flags.subtract(.ownEnabled) }
                let isRequired = fields[field].patterns.text?.rule.isRequired == true
                flags.set(.ownRequired, isRequired || fields[field].definition.validations.required)
            }
            elements[index].initialFlags = flags
        }
    }
}
