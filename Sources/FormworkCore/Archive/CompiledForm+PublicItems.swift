extension CompiledForm {
    /// The sections in the form in which a page gets them: the items with which they start have no secrets.
    var publicSections: [FormSection] {
        elements.compactMap { element in
            guard let index = element.section else { return nil }
            var section = sections[index].definition
            if let scope = element.itemScope, let items = section.repeats?.items, !items.isEmpty {
                section.repeats?.items = items.map { withoutSecretFields($0, in: scope) }
            }
            return section
        }
    }
}
