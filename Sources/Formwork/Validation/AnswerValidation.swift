public import FormworkCore

/// Validates the answers of a whole form, such as those that a program sends.
///
/// Fields without an answer get no default. Visibility, calculations and errors are computed from the answers alone.
public struct AnswerValidation {
    /// The session with the answers, after it was asked to submit.
    public let session: FormEngine
    /// The parts of the answers for which the form has no place.
    public let misfits: [AnswerMisfit]
    /// Whether the form accepts the answers.
    public let isValid: Bool

    /// Validates answers.
    ///
    /// - Parameters:
    ///   - answers: An object, nested or flat by path such as `companies[0].name`. Answers of fields that nobody can
    ///     answer are ignored.
    ///   - form: The form.
    ///   - context: Language, clock and zone.
    /// - Complexity: linear in the size of form and answers; nothing is parsed or compiled.
    public init(_ answers: JSONValue, of form: CompiledForm, context: SessionContext) {
        misfits = form.misfits(in: answers)
        session = FormEngine(form, context: context)
        session.guardAnswers()
        _ = session.perform(.replaceAnswers(answers))
        let isAccepted = session.perform(.submit).submission == .accepted
        isValid = isAccepted && misfits.isEmpty
    }

    /// The errors as JSON for programs. They never contain answers.
    public var errors: JSONValue { Self.errors(of: session, and: misfits) }

    /// The errors of a session, and the misfits among its answers, as JSON for programs.
    public static func errors(of session: FormEngine, and misfits: [AnswerMisfit]) -> JSONValue {
        let lost = Set(misfits.map { ExactText($0.path) })
        // The session does not have these answers, so an error of a rule at the same path would be misleading.
        let others = session.errors.filter { !lost.contains(ExactText($0.path)) }
        return .array(misfits.map { $0.json(session.context.messages) } + others.map { $0.json })
    }

    /// The whole result as JSON: `valid`, `errors`, `values` and `parameters`, without secrets.
    public var json: JSONValue {
        .object([
            JSONMember("valid", .bool(isValid)),
            JSONMember("errors", errors),
            JSONMember("values", session.values(ValueOptions(includesSecrets: false))),
            JSONMember("parameters", session.values(ValueOptions(names: .parameters, includesSecrets: false))),
        ])
    }
}
