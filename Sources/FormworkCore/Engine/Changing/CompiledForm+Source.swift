extension CompiledForm {
    /// The definition the form was compiled from, with its groups; rules are blank in a form read from an archive.
    ///
    /// - Complexity: linear in the size of the form.
    public var source: FormDefinition {
        var definition = definition
        var place = 0
        while place < elements.count {
            var group = groups[elements[place].content]
            group.sections = sections(inside: place)
            definition.groups.append(group)
            place = elements[place].end
        }
        return definition
    }

    private func sections(inside group: Int) -> [FormSection] {
        var list: [FormSection] = []
        var place = group + 1
        while place < elements[group].end {
            list.append(section(at: place))
            place = elements[place].end
        }
        return list
    }

    private func section(at place: Int) -> FormSection {
        var section = sections[elements[place].content]
        var inner = place + 1
        while inner < elements[place].end {
            let content = elements[inner].content
            let isField = elements[inner].kind == .field
            section.elements.append(isField ? .field(fields[content].definition) : .section(self.section(at: inner)))
            inner = elements[inner].end
        }
        return section
    }
}
