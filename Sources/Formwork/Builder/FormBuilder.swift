public import FormworkCore

/// Builds the content of a form: pages, or groups, or only sections, or only fields.
@resultBuilder
public enum FormBuilder: NodeBuilding {
    /// A page.
    public static func buildExpression(_ page: FormPage) -> [FormNode] { [.page(page)] }

    /// A group.
    public static func buildExpression(_ group: FormGroup) -> [FormNode] { [.group(group)] }

    /// A section.
    public static func buildExpression(_ section: FormSection) -> [FormNode] { [.section(section)] }

    /// A field.
    public static func buildExpression(_ field: Field) -> [FormNode] { [.field(field)] }
}

/// Builds the content of a page: groups, or only sections, or only fields.
@resultBuilder
public enum PageBuilder: NodeBuilding {
    /// The error message for a page inside a page.
    @available(*, unavailable, message: "a page cannot stand inside a page; put it beside, or use a group")
    public static func buildExpression(_ page: FormPage) -> [FormNode] { [] }

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

    /// A field. Neighbouring fields become one section.
    public static func buildExpression(_ field: Field) -> [FormNode] { [.field(field)] }

    /// The error message for a page inside a group.
    @available(*, unavailable, message: "a page cannot stand inside a group; put the page around the group")
    public static func buildExpression(_ page: FormPage) -> [FormNode] { [] }

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

    /// The error message for a page inside a section.
    @available(*, unavailable, message: "a page cannot stand inside a section; put the page around the section")
    public static func buildExpression(_ page: FormPage) -> [FormNode] { [] }

    /// The error message for a group inside a section.
    @available(*, unavailable, message: "a group cannot stand inside a section; put the group around the section")
    public static func buildExpression(_ group: FormGroup) -> [FormNode] { [] }
}
