public import FormworkCore

/// A part of a form. All builders make lists of these.
public enum FormNode: Equatable, Sendable {
    /// A page.
    case page(FormPage)
    /// A group of sections.
    case group(FormGroup)
    /// A section of fields.
    case section(FormSection)
    /// A field.
    case field(Field)
}
