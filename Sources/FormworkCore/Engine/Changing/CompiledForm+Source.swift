extension CompiledForm {
    /// The definition from which the form was compiled, with its groups. In a form that was read from an archive, rules
    /// are blank.
    ///
    /// - Complexity: linear in the size of the form.
    public var source: FormDefinition {
        var definition = definition
        definition.restoreMarks()
        var place = elements.startIndex
        while place < elements.endIndex, var group = group(at: place) {
            group.restoreMarks()
            group.sections = sections(inside: place)
            definition.groups.append(group)
            place = elements[place].end
        }
        return definition
    }

    private func sections(inside group: ElementIndex) -> [FormSection] {
        var list: [FormSection] = []
        var place = group.next
        while place < elements[group].end {
            if let section = source(ofSection: place, prefix: "") { list.append(section) }
            place = elements[place].end
        }
        return list
    }

    /// - Parameter prefix: The prefix that nested forms around the section added to its ids.
    private func source(ofSection place: ElementIndex, prefix: String) -> FormSection? {
        guard var section = section(at: place)?.definition else { return nil }
        section.restoreMarks()
        if section.repeats != nil { section.id = section.id.removingPrefix(prefix) }
        let inside = section.idPrefix(behind: prefix)
        var inner = place.next
        while inner < elements[place].end {
            if var field = field(at: inner)?.definition {
                field.restoreMarks()
                field.id = field.id.removingPrefix(inside)
                field.parameterName = field.parameterName.removingPrefix(inside)
                section.elements.append(.field(field))
            } else if let nested = source(ofSection: inner, prefix: inside) {
                section.elements.append(.section(nested))
            }
            inner = elements[inner].end
        }
        return section
    }
}
