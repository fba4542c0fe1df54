/// How a screen says what is wrong after a refused submission, beside the words under each field.
public enum ErrorDisplay: Hashable, CaseIterable, Sendable {
    /// A list at the top of the form, whose entries lead to the fields.
    case summary
    /// An alert; after it the first wrong field has the focus.
    case alert
    /// A popover that points to the first wrong field.
    case popover
    /// Nothing more: the first wrong field has the focus.
    case none
}
