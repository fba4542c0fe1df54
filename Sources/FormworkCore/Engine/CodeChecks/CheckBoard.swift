/// The async checks of each field, and their results so far.
final class CheckBoard {
    enum Outcome {
        case pending
        case passed
        case failed(CustomError)
        /// The check could not be made.
        case unknown
    }

    struct Check {
        var request: CheckRequest
        var outcome = Outcome.pending

        var isPending: Bool {
            if case .pending = outcome { true } else { false }
        }

        var isUnknown: Bool {
            if case .unknown = outcome { true } else { false }
        }
    }

    var checks: [NodeID: Check] = [:]

    /// The error that a check has found in an answer; `nil` if it found none.
    func failure(of state: FieldState) -> CustomError? {
        guard let check = checks[state.node], check.request.value == state.value,
            case .failed(let error) = check.outcome
        else { return nil }
        return error
    }
}
