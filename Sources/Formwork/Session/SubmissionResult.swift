public import FormworkCore

/// What became of a submission.
public enum SubmissionResult: Equatable, Sendable {
    /// Every answer passed. These are the values, with secrets, as `FormEngine.values` has them.
    case accepted(JSONValue)
    /// Something is wrong; these errors are shown.
    case refused([ShownError])
    /// Nothing is known to be wrong, but the answers at these paths could not be checked, because a check threw an error.
    case unchecked([String])
    /// The task that waited was cancelled. Nothing is known of the answers.
    case cancelled

    /// Whether every answer passed.
    public var isAccepted: Bool {
        if case .accepted = self { true } else { false }
    }

    /// The values, if every answer passed.
    public var values: JSONValue? {
        if case .accepted(let values) = self { values } else { nil }
    }

    /// What is wrong; empty unless the submission was refused.
    public var errors: [ShownError] {
        if case .refused(let errors) = self { errors } else { [] }
    }
}

extension SubmissionResult: CustomStringConvertible {
    /// What happened, with the paths and codes of errors. It says nothing of what a person typed.
    public var description: String {
        switch self {
        case .accepted: "accepted"
        case .refused(let errors): "refused: " + errors.map { "\($0.path) \($0.code)" }.joined(separator: ", ")
        case .unchecked(let paths): "unchecked: " + paths.joined(separator: ", ")
        case .cancelled: "cancelled"
        }
    }
}
