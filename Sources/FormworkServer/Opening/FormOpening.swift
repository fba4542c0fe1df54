#if Server
public import FormworkCore
public import HTTPTypes

/// How a form opens for one request: with answers of the host, to edit a stored record, or to read one.
public struct FormOpening: Equatable, Sendable {
    /// The answers, nested or flat by path. They are trusted, so they may be those of hidden and disabled fields. Secrets
    /// among them do not reach the page.
    public var values: JSONValue
    /// The key of the stored record that the answers edit; `nil` for new answers. The submission has it
    /// (`Submission.record`).
    public var record: String?
    /// Whether the answers can only be read: nothing takes input, and there is no button that submits.
    public var isReadOnly: Bool

    /// Describes how a form opens; by default as it was written.
    public init(values: JSONValue = .object([]), record: String? = nil, isReadOnly: Bool = false) {
        self.values = values
        self.record = record
        self.isReadOnly = isReadOnly
    }

    /// Whether somebody else than the form gave answers.
    var hasAnswers: Bool { record != nil || values.objectValue?.isEmpty == false }
}

/// A request for the page of a form.
public struct FormRequest: Sendable {
    /// The form's id.
    public var form: String
    /// The method, the address and the headers, such as cookies.
    public var head: HTTPRequest
    /// The address from which the request comes; `nil` if the server does not know it.
    public var address: String?
    /// The record that a saved draft edits; `nil` for any other page. Unless the form is opened for this record, the draft is
    /// not shown: its link alone does not allow to edit a record.
    public var record: String?
}
#endif
