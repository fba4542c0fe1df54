import FormworkCore

extension [FormNode] {
    /// The nodes as pages; empty if none is a page. Nodes that are on no page make a page without an id, which the
    /// compiler of the form reports.
    var pages: [FormPage] {
        guard contains(where: { if case .page = $0 { true } else { false } }) else { return [] }
        var pages: [FormPage] = []
        var loose: [FormNode] = []
        for node in self {
            guard case .page(let page) = node else {
                loose.append(node)
                continue
            }
            if !loose.isEmpty { pages.append(FormPage(id: "", groups: loose.groups)) }
            loose = []
            pages.append(page)
        }
        if !loose.isEmpty { pages.append(FormPage(id: "", groups: loose.groups)) }
        return pages
    }

    /// The nodes as groups. Sections and fields that are in no group share a group without a title with their
    /// neighbours.
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

    /// The nodes as sections. Fields that are in no section share a section without a title with their neighbours.
    var sections: [FormSection] {
        var sections: [FormSection] = []
        var loose: [FormElement] = []
        for element in elements {
            // A matrix belongs among fields, like a field.
            guard case .section(let section) = element, !section.isMatrix else {
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

    /// The nodes as elements of a section. There are no pages and groups among them, because the builders allow none there.
    var elements: [FormElement] {
        flatMap { node -> [FormElement] in
            switch node {
            case .field(let field): [.field(field)]
            case .section(let section): [.section(section)]
            case .group(let group): group.sections.map { .section($0) }
            case .page(let page): page.groups.flatMap { $0.sections }.map { .section($0) }
            }
        }
    }
}
