public import FormworkCore

/// The result of a submission.
public enum SubmissionResult: Equatable, Sendable {
    /// No answer has an error. The associated value has the answers with secrets; see `FormEngine.values`.
    case accepted(JSONValue)
    /// Some answers have errors, which are shown.
    case refused([ShownError])
    /// No error was found, but the answers at these paths could not be checked, because a check threw an error.
    case unchecked([String])
    /// The task that waited was cancelled before the submission was decided.
    case cancelled

    /// Whether the submission was accepted.
    public var isAccepted: Bool {
        if case .accepted = self { true } else { false }
    }

    /// The values; `nil` unless the submission was accepted.
    public var values: JSONValue? {
        if case .accepted(let values) = self { values } else { nil }
    }

    /// The errors; empty unless the submission was refused.
    public var errors: [ShownError] {
        if case .refused(let errors) = self { errors } else { [] }
    }
}

extension SubmissionResult: CustomStringConvertible {
    /// The result with the paths and codes of errors. The description does not contain what a person typed.
    public var description: String {
        switch self {
        case .accepted: "accepted"
        case .refused(let errors): "refused: " + errors.map { "\($0.path) \($0.code)" }.joined(separator: ", ")
        case .unchecked(let paths): "unchecked: " + paths.joined(separator: ", ")
        case .cancelled: "cancelled"
        }
    }
}
