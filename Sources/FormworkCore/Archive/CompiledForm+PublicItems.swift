extension CompiledForm {
    /// The sections as a page may know them: the items that they start with have no secrets.
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
