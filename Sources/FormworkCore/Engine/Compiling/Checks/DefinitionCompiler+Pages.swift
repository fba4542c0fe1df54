// A page is no element of the compiled form. Its condition is a part of the condition of each of its groups, and has
// the same effects: it decides which answers count and which errors there are.

extension DefinitionCompiler {
    /// Checks that pages have unique ids, and that either all groups are on a page or none is.
    mutating func checkPages() {
        if !outline.groups.contains(where: { $0.pageID != nil }) { return }
        var seen: Set<ExactText> = []
        var previous: FormGroup?
        for index in elements.indices {
            guard let group = elements[index].group.map({ outline.groups[$0] }) else { continue }
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
    }

    /// The condition of a group's page; `nil` for none. Its problems are reported at the first group of the page.
    mutating func pageCondition(of group: FormGroup, at element: ElementIndex) -> RulePart? {
        guard let id = group.pageID else { return nil }
        if let lastPage, lastPage.id.isSame(as: id) { return lastPage.condition }
        let text = group.pageCondition
        let program = program(text, key: RulePart.pageKey, at: element, expecting: .bool)
        let condition = program.map { RulePart(key: RulePart.pageKey, text: text, program: $0) }
        lastPage = (id, condition)
        return condition
    }
}

extension RulePart {
    /// The key of a page's condition, at the groups of the page.
    package static var pageKey: String { "page.visible_when" }
    /// The key of a page's id, at the groups of the page.
    package static var pageIDKey: String { "page.id" }
}
