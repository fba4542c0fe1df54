/// Checks that pages have unique ids, and that either all groups are on a page or none is.
enum PageCheck {
    static func problems(of form: NamedForm) -> [DefinitionProblem] {
        if !form.outline.groups.contains(where: { $0.pageID != nil }) { return [] }
        var problems: [DefinitionProblem] = []
        var seen: Set<ExactText> = []
        var previous: FormGroup?
        for index in form.elements.indices {
            guard let group = form.elements[index].group.map({ form.outline.groups[$0] }) else { continue }
            defer { previous = group }
            guard let id = group.pageID else {
                problems.append(DefinitionProblem(.noPage, at: index))
                continue
            }
            // Neighbouring groups with the same page are together on one page.
            if previous?.isOnPage(of: group) == true { continue }
            if id.isEmpty {
                problems.append(DefinitionProblem(.missingPageID, at: index, key: RulePart.pageIDKey))
            } else if !seen.insert(ExactText(id)).inserted {
                problems.append(DefinitionProblem(.duplicateID, at: index, key: RulePart.pageIDKey, found: id))
            }
        }
        return problems
    }
}

extension RulePart {
    /// The key of a page's condition, at the groups of the page.
    package static var pageKey: String { "page.visible_when" }
    /// The key of a page's id, at the groups of the page.
    package static var pageIDKey: String { "page.id" }
}
