import FormworkCore

/// Takes out of a form what the compiler refuses, and says so. What was made of a schema may name what the form does not have.
enum SchemaRepair {
    static func repaired(_ form: FormDefinition, _ notes: SchemaImportNotes) -> FormDefinition {
        var form = form
        for round in 0..<10 {
            let errors = CompiledForm.problems(in: form).filter { !$0.code.isWarning || isRefusedDefault($0) }
            if errors.isEmpty { return form }
            let problems = form.diagnostics(of: errors)
            var places: [Int: [String]] = [:]
            for (error, problem) in zip(errors, problems) {
                notes.lose("", "\(problem.path): " + DiagnosticExplainer.sentence(for: problem))
                places[error.element.position, default: []].append(error.key)
            }
            if round == 8 {
                notes.lose("", "The conditions cannot be kept together, so all of them are left out.")
                stripConditions(of: &form)
            } else {
                var walk = Walk(places: places)
                walk.repair(&form)
            }
        }
        notes.lose("", "The rest cannot be a form.")
        form.groups = [FormGroup(sections: [FormSection(elements: [])])]
        return form
    }

    /// Whether a field has a default that it does not accept. A form can run with it, but it cannot be sent as it opens.
    private static func isRefusedDefault(_ problem: DefinitionProblem) -> Bool {
        problem.code == .wrongDefault && problem.key == "value"
    }

    /// Takes out all conditions, such as those that wait for each other.
    private static func stripConditions(of form: inout FormDefinition) {
        var pages = form.pages
        if pages.isEmpty { return strip(&form.groups) }
        for place in pages.indices {
            pages[place].visibleWhen = ""
            strip(&pages[place].groups)
        }
        form.pages = pages
    }

    private static func strip(_ groups: inout [FormGroup]) {
        for place in groups.indices {
            (groups[place].visibleWhen, groups[place].enabledWhen) = ("", "")
            groups[place].sections = groups[place].sections.map(stripped)
        }
    }

    private static func stripped(_ section: FormSection) -> FormSection {
        var section = section
        (section.visibleWhen, section.enabledWhen) = ("", "")
        section.elements = section.elements.map { element in
            guard case .field(var field) = element else {
                if case .section(let inner) = element { return .section(stripped(inner)) }
                return element
            }
            (field.visibleWhen, field.enabledWhen, field.requiredWhen) = ("", "", "")
            for place in field.options.indices { field.options[place].visibleWhen = "" }
            return .field(field)
        }
        return section
    }

    /// Walks through the elements in the order of their indices.
    private struct Walk {
        let places: [Int: [String]]
        var position = 0

        mutating func repair(_ form: inout FormDefinition) {
            var pages = form.pages
            if pages.isEmpty { return repair(&form.groups) }
            for place in pages.indices { repair(&pages[place].groups) }
            form.pages = pages
        }

        private mutating func repair(_ groups: inout [FormGroup]) {
            for place in groups.indices {
                if let keys = next() {
                    for key in keys {
                        if key == "visible_when" { groups[place].visibleWhen = "" }
                        if key == "enabled_when" { groups[place].enabledWhen = "" }
                    }
                }
                groups[place].sections = groups[place].sections.compactMap { repaired($0) }
            }
        }

        private mutating func next() -> [String]? {
            defer { position += 1 }
            return places[position]
        }

        /// The section without what is wrong; `nil` if the section itself is.
        private mutating func repaired(_ section: FormSection) -> FormSection? {
            var section = section
            var isWrong = false
            for key in next() ?? [] {
                switch key {
                case "visible_when": section.visibleWhen = ""
                case "enabled_when": section.enabledWhen = ""
                default: isWrong = true
                }
            }
            section.elements = section.elements.compactMap { element in
                switch element {
                case .section(let inner): repaired(inner).map { .section($0) }
                case .field(let field): repaired(field).map { .field($0) }
                }
            }
            return isWrong ? nil : section
        }

        /// The field without what is wrong; `nil` if the field itself is.
        private mutating func repaired(_ field: Field) -> Field? {
            guard let keys = next() else { return field }
            var field = field
            for key in keys {
                switch key {
                case "visible_when": field.visibleWhen = ""
                case "enabled_when": field.enabledWhen = ""
                case "required_when": field.requiredWhen = ""
                case "pattern": field.validations.pattern = ""
                case "rules": field.validations.rules = []
                case "min_value", "max_value", "min", "max":
                    (field.validations.minValue, field.validations.maxValue, field.minimum, field.maximum) = (
                        nil, nil, nil, nil
                    )
                case "min_length", "max_length": (field.validations.minLength, field.validations.maxLength) = (nil, nil)
                case "min_choices", "max_choices":
                    (field.validations.minChoices, field.validations.maxChoices) = (nil, nil)
                case "step": field.step = nil
                case "value": field.value = .blank
                default:
                    if !field.options.isEmpty, field.options.contains(where: { !$0.visibleWhen.isEmpty }) {
                        for place in field.options.indices { field.options[place].visibleWhen = "" }
                    } else {
                        return nil
                    }
                }
            }
            return field
        }
    }
}
