extension FormDefinition {
    /// All fields, in the form's order.
    public var allFields: [Field] { groups.flatMap { $0.sections }.flatMap { $0.allFields } }
}

extension FormSection {
    /// All fields of the section and of its inner sections, in the form's order.
    public var allFields: [Field] {
        elements.flatMap { element in
            switch element {
            case .field(let field): [field]
            case .section(let section): section.allFields
            }
        }
    }
}

extension FormDefinition {
    /// The ids of the fields whose answers are secrets, in the form's order.
    public var secretFields: [String] { allFields.filter { $0.isSecret }.map { $0.id } }
}
