/// The elements directly inside a group or section of a definition.
struct ElementList {
    var owner: ElementAddress
    /// The prefix of the addresses of fields in this list, such as `companies[].`.
    var prefix: String
    var elements: [FormElement]

    func index(of address: ElementAddress) -> Int? {
        elements.firstIndex { element in
            switch element {
            case .field(let field): address == .field(prefix + field.id)
            case .section(let section): address == .section(section.id)
            }
        }
    }

    /// Calls `body` with this list and the lists inside it, until `body` returns `true`.
    mutating func edit(_ body: (inout ElementList) -> Bool) -> Bool {
        if body(&self) { return true }
        for index in elements.indices {
            guard case .section(var section) = elements[index] else { continue }
            var list = ElementList(
                owner: .section(section.id), prefix: section.addressPrefix(behind: prefix), elements: section.elements)
            // The list has the only reference to the elements, so changing one copies no others.
            section.elements = []
            elements[index] = .section(section)
            let isDone = list.edit(body)
            section.elements = list.elements
            elements[index] = .section(section)
            if isDone { return true }
        }
        return false
    }
}

extension FormDefinition {
    /// Calls `body` with the list of each group and section, until `body` returns `true`.
    @discardableResult
    mutating func editLists(_ body: (inout ElementList) -> Bool) -> Bool {
        for index in groups.indices {
            var list = ElementList(
                owner: .group(groups[index].id), prefix: "", elements: groups[index].sections.map { .section($0) })
            let isDone = list.edit(body)
            groups[index].sections = list.elements.compactMap { element in
                if case .section(let section) = element { section } else { nil }
            }
            if isDone { return true }
        }
        return false
    }
}
