extension CompiledForm {
    /// The form in which elements that are the same as in an old form have the numbers from there, so that rows keep
    /// their identities. New elements get numbers that no element had before.
    ///
    /// A field is the same if it has the same id in the same repeat. A section or group is the same if it has the same
    /// id. Without ids, it is the same if it has the same position among those without an id.
    ///
    /// - Complexity: linear in both forms.
    func numbered(after old: CompiledForm) -> CompiledForm {
        var numbers: [ExactText: ElementNumber] = [:]
        for (key, element) in zip(old.identities, old.elements) { numbers[ExactText(key)] = element.number }
        var next = max(ElementNumber(old.elements.count), old.elementsByNumber.endIndex)
        var elements = elements
        for (element, key) in zip(elements.indices, identities) {
            // Each number is used once, even if ids are not unique.
            if let number = numbers.removeValue(forKey: ExactText(key)) {
                elements[element].number = number
            } else {
                elements[element].number = next
                next = next.next
            }
        }
        var elementsByNumber = IndexedArray<ElementNumber, ElementIndex?>(repeating: nil, count: next.position)
        for element in elements.indices { elementsByNumber[elements[element].number] = element }
        var outline = FormOutline()
        outline.groups = groups
        outline.sections = IndexedArray(sections.map { $0.definition })
        outline.fields = IndexedArray(fields.map { SharedField($0.definition) })
        return CompiledForm(
            definition: definition, warnings: warnings, elements: elements, links: links, outline: outline,
            scopes: scopes, computations: computations, events: events,
            patterns: IndexedArray(fields.map { $0.patterns }), elementsByNumber: elementsByNumber,
            isArchived: isArchived, compilation: compilation)
    }

    /// A unique text for each element of the form.
    private var identities: IndexedArray<ElementIndex, String> {
        var list: IndexedArray<ElementIndex, String> = []
        var unnamed: [ElementIndex?: Int] = [:]
        for place in elements.indices {
            let element = elements[place]
            let name = label(of: place)
            if element.kind == .field {
                let owner = scopes[element.scope].element
                list.append((owner.map { list[$0] } ?? "") + "/" + name)
            } else if !name.isEmpty {
                list.append((element.kind == .group ? "##" : "#") + name)
            } else {
                unnamed[element.parent, default: 0] += 1
                let outer = element.parent.map { list[$0] } ?? ""
                list.append(outer + "#" + String(unnamed[element.parent] ?? 0))
            }
        }
        return list
    }
}
