#if Server
public import FormworkCore

/// How answers are written for a receiver: a webhook, a mail, the reply to a post of JSON, or an export.
///
/// In JSON and on the command line it is up to three words: `values`, `layout` and `blanks`.
public enum AnswerFormat: Equatable, Sendable {
    /// The values by the ids of fields, with choices as ids of options and days as `2026-11-28`. Blank answers are left out.
    case canonical(ValueOptions.Layout = .nested)
    /// The parameters as the form describes them for other programs; see `Submission.parameters`.
    case parameters(ValueOptions.Layout = .nested, blanks: ValueOptions.Blanks = .omitted)

    /// Whether the answers are parameters.
    package var isForPrograms: Bool { if case .parameters = self { true } else { false } }

    /// The name under which the answers are sent.
    var name: String {
        switch self {
        case .canonical: "values"
        case .parameters: "parameters"
        }
    }

    /// The answers in this format, among those that are stored.
    ///
    /// - Parameters:
    ///   - values: The values.
    ///   - parameters: The parameters with `null` for blank answers.
    func answers(values: JSONValue, parameters: JSONValue) -> JSONValue {
        switch self {
        case .canonical(let layout): values.laidOut(layout)
        case .parameters(let layout, .omitted): parameters.withoutBlanks.laidOut(layout)
        case .parameters(let layout, .null): parameters.laidOut(layout)
        }
    }

    /// The answers of a session in this format, without secrets.
    func answers(of engine: FormEngine) -> JSONValue {
        answers(values: engine.openValues, parameters: engine.openParameters)
    }
}

extension Submission {
    /// The stored answers in a format; `nil` if they are damaged, or if parameters are asked for and none were stored.
    public func answers(as format: AnswerFormat) -> JSONValue? {
        guard let values = json else { return nil }
        guard case .parameters = format else { return format.answers(values: values, parameters: values) }
        return parameters.flatMap { JSONValue(stored: $0) }.map { format.answers(values: values, parameters: $0) }
    }
}
#endif
