extension CompiledForm {
    /// The definition from which the form was compiled, with its groups. In a form that was read from an archive, rules
    /// are blank.
    ///
    /// - Complexity: linear in the size of the form.
    public var source: FormDefinition {
        var definition = definition
        definition.restoreMarks()
        var place = elements.startIndex
        // The first group of a page has its title; the others get the same.
        var page: (id: String, title: String)?
        while place < elements.endIndex, var group = group(at: place) {
            for (text, source) in texts(of: place) {
                switch text {
                case .title: group.title = source
                case .info: group.info = source
                case .pageTitle: page = (group.pageID ?? "", source)
                case .itemTitle: break
                }
            }
            if let page, group.pageID?.isSame(as: page.id) == true {
                group.changePageTitle { title, _ in title = page.title }
            }
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
        for (text, source) in texts(of: place) {
            switch text {
            case .title: section.title = source
            case .info: section.info = source
            case .itemTitle: section.repeats?.itemTitle = source
            case .pageTitle: break
            }
        }
        section.restoreMarks()
        if section.repeats != nil { section.id = section.id.removingPrefix(prefix) }
        let inside = section.idPrefix(behind: prefix)
        var inner = place.next
        while inner < elements[place].end {
            if var field = field(at: inner)?.definition {
                for (text, source) in texts(of: inner) {
                    switch text {
                    case .title: field.title = source
                    case .info: field.info = source
                    case .itemTitle, .pageTitle: break
                    }
                }
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

    /// The texts of an element in which answers stand, as they were written. A form that was read from an archive has none.
    private func texts(of element: ElementIndex) -> [(TextPlace, String)] {
        links[element].texts.compactMap { index in
            guard let place = computations[index].text, let part = computations[index].origin?.parts.first else {
                return nil
            }
            return (place, part.text)
        }
    }
}
