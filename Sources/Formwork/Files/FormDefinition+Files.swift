import FormworkCore

extension FormDefinition {
    /// The form with words about files. Errors of fields with files speak of files and signatures and not of options,
    /// and a field has no more files than the form allows. Words of the form's own stay.
    package func withFileWords(_ messages: MessageCatalog) -> FormDefinition {
        guard allFields.contains(where: { $0.files != nil }) else { return self }
        var form = self
        let own = Set(texts: self.messages.map(\.code))
        for group in form.groups.indices {
            for section in form.groups[group].sections.indices {
                form.groups[group].sections[section].setFileWords(messages, own: own)
            }
        }
        return form
    }
}

extension FormSection {
    fileprivate mutating func setFileWords(_ messages: MessageCatalog, own: Set<ExactText>) {
        for place in elements.indices {
            switch elements[place] {
            case .field(var field):
                field.setFileWords(messages, own: own)
                elements[place] = .field(field)
            case .section(var section):
                section.setFileWords(messages, own: own)
                elements[place] = .section(section)
            }
        }
    }
}

extension Field {
    fileprivate mutating func setFileWords(_ messages: MessageCatalog, own: Set<ExactText>) {
        guard let rule = files else { return }
        let known = own.union(Set(texts: validations.messages.map(\.code)))
        let required = rule.origin == .signature ? "ui.sign_required" : "ui.file_required"
        for (code, key) in [("required", required), ("option", "ui.file_gone")] where !known.contains(code) {
            guard let text = messages.template(key) else { continue }
            validations.messages.append(MessageOverride(code: code, text: text))
        }
        let most = DecimalNumber(rule.maxCount)
        let template = messages.template(messages.key("max_items", counting: most)) ?? messages.template("max_items")
        let words = messages.fill(
            template ?? "",
            [ErrorParameter("title", .text(title.isEmpty ? id : title)), ErrorParameter("max", .number(most))])
        let limit = AssertionRule("count(${\(id)}) <= \(rule.maxCount)", message: words)
        if !validations.rules.contains(limit) { validations.rules.append(limit) }
    }
}
