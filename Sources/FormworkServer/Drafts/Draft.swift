#if Server
/// Unfinished answers that a person saved, to go on with a link.
public struct Draft: Equatable, Sendable {
    /// The form's id.
    public var form: String
    /// The hash of the definition that the answers were given to.
    public var definition: String
    /// The language of the page.
    public var language: String
    /// The session as JSON text, without secrets. If an answer of the form is sensitive, it is encrypted as a whole.
    public var snapshot: String
    /// The titles of the answered questions by their paths, as JSON text. They name questions that the form loses later.
    public var titles: String
    /// The text of the step that the page showed (`FormStep`). Blank for a form without pages.
    public var step: String
    /// The key of the submission. A draft that is continued in two places is stored as one submission.
    public var submissionKey: String
    /// The stored record that the answers edit; `nil` for new answers.
    public var record: String?
    /// When it was saved last, in milliseconds since 1970.
    public var saved: Int64
    /// From when on it counts as gone, in milliseconds since 1970.
    public var expires: Int64
    /// How many times it was saved.
    public var revision: Int
    /// The sender who saved it first; `nil` if that is not known. A store keeps this when a later revision replaces the draft,
    /// so that nobody gets rid of their share by saving again elsewhere.
    public var sender: DraftSender?
    /// By which rules and which definition secrets were left out (`DraftClearing`); `nil` in a draft of an earlier Formwork.
    public var clearedFor: String?

    /// Makes a draft.
    public init(
        form: String, definition: String, language: String, snapshot: String, titles: String, step: String = "",
        submissionKey: String, record: String? = nil, saved: Int64, expires: Int64, revision: Int = 1,
        sender: DraftSender? = nil, clearedFor: String? = nil
    ) {
        self.form = form
        self.definition = definition
        self.language = language
        self.snapshot = snapshot
        self.titles = titles
        self.step = step
        self.submissionKey = submissionKey
        self.record = record
        self.saved = saved
        self.expires = expires
        self.revision = revision
        self.sender = sender
        self.clearedFor = clearedFor
    }
}

extension Draft: CustomStringConvertible {
    /// The draft's form, without any answer.
    public var description: String { "draft of \(form)" }
}
#endif
