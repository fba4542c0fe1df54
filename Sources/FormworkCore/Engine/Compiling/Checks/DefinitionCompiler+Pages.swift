// A page is no element of the compiled form. Its condition is a part of the condition of each of its groups, and has
// the same effects: it decides which answers count and which errors there are.

extension DefinitionCompiler {
    /// Checks that pages have unique ids, and that either all groups are on a page or none is.
    mutating func checkPages() {
        let groups = elements.typedIndices.filter { elements[$0].kind == .group }
        let pages = outline.groups.map { $0.pageID }
        if !pages.contains(where: { $0 != nil }) { return }
        var seen: Set<String> = []
        for (place, index) in groups.enumerated() {
            guard let id = pages[place] else {
                problems.append(DefinitionProblem(.noPage, at: index))
                continue
            }
            // Neighbouring groups with the same page are together on one page.
            if place > 0, outline.groups[place - 1].isOnPage(of: outline.groups[place]) { continue }
            if id.isEmpty {
                problems.append(DefinitionProblem(.missingPageID, at: index, key: RulePart.pageIDKey))
            } else if !seen.insert(id).inserted {
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
