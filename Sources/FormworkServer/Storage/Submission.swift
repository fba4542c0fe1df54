#if Server
public import FormworkCore

/// Answers that passed every rule, as they are stored.
public struct Submission: Equatable, Sendable {
    /// The identity of the submission, which the server chooses.
    public var id: String
    /// The form's id.
    public var form: String
    /// The hash of the definition that the answers were validated with.
    public var definition: String
    /// When it was accepted, in milliseconds since 1970.
    public var created: Int64
    /// A key that the sender chooses. A form stores one submission with each key, so sending it twice stores it once. `nil` if
    /// the sender chose none.
    public var idempotencyKey: String?
    /// The time and the zone that rules with `today()` and `now()` saw: those of the person who answered, unless the form has a
    /// zone of its own. The same rules see them again when the answers are shown later. `nil` if no rule of the form reads the
    /// time, and if the submission was stored by a Formwork or by a store that does not keep it.
    public var answered: CivilInstant?
    /// The stored record that the answers edit, as `FormOpening.record` named it; `nil` for new answers.
    public var record: String?
    /// The values as JSON text: typed, nested by path, in the order of the definition. Secrets are not among them, and
    /// sensitive ones are encrypted; see `Field.isSecret`, `Field.isSensitive` and `opened(with:)`.
    public var values: String
    /// The same answers for another program, as JSON text: under the parameter names of the fields, choices as the fields'
    /// `send` says, days and times by their `saveFormat`, and `null` for each question without an answer. They were made
    /// when the answers were stored, so a form that has changed since changes nothing. They are protected like the values.
    /// `answers(as:)` writes them in other layouts, without blank answers.
    ///
    /// `nil` if the submission was stored by a Formwork or by a store that does not keep them.
    public var parameters: String?

    /// Makes a submission.
    public init(
        id: String, form: String, definition: String, created: Int64, idempotencyKey: String? = nil,
        answered: CivilInstant? = nil, record: String? = nil,
        values: String, parameters: String? = nil
    ) {
        self.id = id
        self.form = form
        self.definition = definition
        self.created = created
        self.idempotencyKey = idempotencyKey
        self.answered = answered
        self.record = record
        self.values = values
        self.parameters = parameters
    }
}

extension Submission: CustomStringConvertible {
    /// The submission's id and form, without any answer.
    public var description: String { "submission \(id) of \(form)" }
}
#endif
