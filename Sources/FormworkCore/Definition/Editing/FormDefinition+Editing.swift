// Changing a definition by address. The changes are checked only when the changed definition is compiled. All of these
// functions are linear in the size of the form, so use one `updateFields` to change many fields.

extension FormDefinition {
    /// Inserts a field or section.
    ///
    /// - Returns: Whether there is such a place. Groups contain sections only.
    @discardableResult
    public mutating func insert(_ element: FormElement, at place: ElementPlace) -> Bool {
        insert([element], at: place)
    }

    /// Inserts fields or sections next to each other, in order.
    ///
    /// - Returns: Whether there is such a place. Groups contain sections only.
    @discardableResult
    public mutating func insert(_ elements: [FormElement], at place: ElementPlace) -> Bool {
        editLists { list in
            switch place {
            case .start(let owner) where list.owner == owner: list.elements.insert(contentsOf: elements, at: 0)
            case .end(let owner) where list.owner == owner: list.elements += elements
            case .before(let neighbour):
                guard let index = list.index(of: neighbour) else { return false }
                list.elements.insert(contentsOf: elements, at: index)
            case .after(let neighbour):
                guard let index = list.index(of: neighbour) else { return false }
                list.elements.insert(contentsOf: elements, at: index + 1)
            default: return false
            }
            return true
        }
    }

    /// Removes a field, or a section with everything in it. Remove groups from `groups`.
    ///
    /// - Returns: The removed element; `nil` if there is no such element.
    @discardableResult
    public mutating func remove(_ address: ElementAddress) -> FormElement? {
        var removed: FormElement?
        editLists { list in
            guard let index = list.index(of: address) else { return false }
            removed = list.elements.remove(at: index)
            return true
        }
        return removed
    }

    /// Moves a field or section.
    ///
    /// - Returns: Whether the element and the place exist. If not, nothing has changed.
    @discardableResult
    public mutating func move(_ address: ElementAddress, to place: ElementPlace) -> Bool {
        var changed = self
        guard let element = changed.remove(address), changed.insert(element, at: place) else { return false }
        self = changed
        return true
    }

    /// Replaces a field or section by several.
    ///
    /// - Returns: Whether there is such an element.
    @discardableResult
    public mutating func replace(_ address: ElementAddress, with elements: [FormElement]) -> Bool {
        editLists { list in
            guard let index = list.index(of: address) else { return false }
            list.elements.replaceSubrange(index...index, with: elements)
            return true
        }
    }

    /// Replaces everything in a section or group.
    ///
    /// - Returns: Whether there is such a section or group.
    @discardableResult
    public mutating func replaceElements(of owner: ElementAddress, with elements: [FormElement]) -> Bool {
        editLists { list in
            guard list.owner == owner else { return false }
            list.elements = elements
            return true
        }
    }

    /// Changes properties of many fields at once, such as whether they are hidden, disabled or required.
    public mutating func updateFields(_ ids: Set<String>, _ body: (inout Field) -> Void) {
        editLists { list in
            for index in list.elements.indices {
                guard case .field(var field) = list.elements[index], ids.contains(list.prefix + field.id) else {
                    continue
                }
                body(&field)
                list.elements[index] = .field(field)
            }
            return false
        }
    }

    /// Changes properties of a field, named by its id with the repeats and nested forms around it: `companies[].name`.
    ///
    /// - Returns: Whether there is such a field.
    @discardableResult
    public mutating func updateField(_ id: String, _ body: (inout Field) -> Void) -> Bool {
        editLists { list in
            guard let index = list.index(of: .field(id)), case .field(var field) = list.elements[index] else {
                return false
            }
            body(&field)
            list.elements[index] = .field(field)
            return true
        }
    }

    /// Changes properties of a section, such as its title or what is in it.
    ///
    /// - Returns: Whether there is such a section.
    @discardableResult
    public mutating func updateSection(_ id: String, _ body: (inout FormSection) -> Void) -> Bool {
        editLists { list in
            guard let index = list.index(of: .section(id)), case .section(var section) = list.elements[index] else {
                return false
            }
            body(&section)
            list.elements[index] = .section(section)
            return true
        }
    }

    /// Changes properties of a group, such as its title or its sections.
    ///
    /// - Returns: Whether there is such a group.
    @discardableResult
    public mutating func updateGroup(_ id: String, _ body: (inout FormGroup) -> Void) -> Bool {
        guard let index = groups.firstIndex(where: { $0.id.isSame(as: id) }) else { return false }
        body(&groups[index])
        return true
    }
}
