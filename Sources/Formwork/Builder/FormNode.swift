public import FormworkCore

/// What a form is built of: the one type that every builder closure yields.
public enum FormNode: Equatable, Sendable {
    /// A titled, collapsible collection of sections.
    case group(FormGroup)
    /// Fields that belong together.
    case section(FormSection)
    /// One question.
    case field(Field)
}
