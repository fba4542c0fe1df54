public import FormworkCore

/// Builds the content of a form: groups, or only sections, or only fields.
@resultBuilder
public enum FormBuilder: NodeBuilding {
    /// A group.
    public static func buildExpression(_ group: FormGroup) -> [FormNode] { [.group(group)] }

    /// A section.
    public static func buildExpression(_ section: FormSection) -> [FormNode] { [.section(section)] }

    /// A field.
    public static func buildExpression(_ field: Field) -> [FormNode] { [.field(field)] }
}

/// Builds the content of a group: sections.
@resultBuilder
public enum GroupBuilder: NodeBuilding {
    /// A section.
    public static func buildExpression(_ section: FormSection) -> [FormNode] { [.section(section)] }

    /// A field. Fields side by side become one section.
    public static func buildExpression(_ field: Field) -> [FormNode] { [.field(field)] }

    /// The error message for a group inside a group.
    @available(*, unavailable, message: "a group cannot stand inside a group; use a section, or put it beside")
    public static func buildExpression(_ group: FormGroup) -> [FormNode] { [] }
}

/// Builds the content of a section: fields and inner sections.
@resultBuilder
public enum SectionBuilder: NodeBuilding {
    /// A field.
    public static func buildExpression(_ field: Field) -> [FormNode] { [.field(field)] }

    /// A section inside the section, such as a repeat inside an item.
    public static func buildExpression(_ section: FormSection) -> [FormNode] { [.section(section)] }

    /// The error message for a group inside a section.
    @available(*, unavailable, message: "a group cannot stand inside a section; put the group around the section")
    public static func buildExpression(_ group: FormGroup) -> [FormNode] { [] }
}
