public import FormworkPresentation

/// The action that a button of a form with pages posts.
public enum PageAction: Equatable, Sendable {
    /// Goes to the next step if nothing on this one is wrong.
    case next
    /// Goes to the step before.
    case back
    /// Goes to a step.
    case open(FormStep)
    /// Goes to a step to change an answer, and then back to the review. The path names the answer.
    case change(FormStep, path: String)

    /// The value of the button.
    public var text: String {
        switch self {
        case .next: "page:next"
        case .back: "page:back"
        case .open(let step): "page:open:" + step.text
        case .change(let step, let path): "page:change:" + path + ":" + step.text
        }
    }

    /// Reads the value of a button; `nil` for any other button.
    public init?(_ text: String) {
        switch text {
        case "page:next": self = .next
        case "page:back": self = .back
        default:
            // No path has a colon, but the id of a page may have one.
            let parts = text.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false).map { String($0) }
            guard parts.count >= 3, parts[0] == "page" else { return nil }
            if parts[1] == "open", let step = FormStep(parts[2...].joined(separator: ":")) {
                self = .open(step)
            } else if parts[1] == "change", parts.count == 4, let step = FormStep(parts[3]) {
                self = .change(step, path: parts[2])
            } else {
                return nil
            }
        }
    }
}
