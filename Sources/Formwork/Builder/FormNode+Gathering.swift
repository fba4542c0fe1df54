import FormworkCore

extension [FormNode] {
    /// The nodes as groups: neighbouring sections and fields that stand alone share a group without a title.
    var groups: [FormGroup] {
        var groups: [FormGroup] = []
        var loose: [FormNode] = []
        for node in self {
            guard case .group(let group) = node else {
                loose.append(node)
                continue
            }
            if !loose.isEmpty { groups.append(FormGroup(sections: loose.sections)) }
            loose = []
            groups.append(group)
        }
        if !loose.isEmpty { groups.append(FormGroup(sections: loose.sections)) }
        return groups
    }

    /// The nodes as sections: neighbouring fields that stand alone share a section without a title.
    var sections: [FormSection] {
        var sections: [FormSection] = []
        var loose: [FormElement] = []
        for element in elements {
            guard case .section(let section) = element else {
                loose.append(element)
                continue
            }
            if !loose.isEmpty { sections.append(FormSection(elements: loose)) }
            loose = []
            sections.append(section)
        }
        if !loose.isEmpty { sections.append(FormSection(elements: loose)) }
        return sections
    }

    /// The nodes as elements of a section. The builders admit no group there.
    var elements: [FormElement] {
        flatMap { node -> [FormElement] in
            switch node {
            case .field(let field): [.field(field)]
            case .section(let section): [.section(section)]
            case .group(let group): group.sections.map { .section($0) }
            }
        }
    }
}
