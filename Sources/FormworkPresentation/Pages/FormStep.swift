#if !hasFeature(Embedded)
import FormworkRuntime

/// A step of filling a form with pages.
public enum FormStep: Sendable {
    /// The page with an id.
    case page(String)
    /// The page that shows all answers before they are submitted.
    case review
}

extension FormStep: Hashable {
    /// Whether both are the same step. Ids are compared by their bytes: they come from outside.
    public static func == (left: FormStep, right: FormStep) -> Bool {
        switch (left, right) {
        case (.page(let one), .page(let other)): one.isSame(as: other)
        case (.review, .review): true
        case (.page, .review), (.review, .page): false
        }
    }

    /// Hashes the text of the step by its bytes.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .page(let id): hasher.combine(ExactText(id))
        case .review: hasher.combine(0)
        }
    }
}

/// The words that a screen shows for the current step.
public struct ShownStep: Equatable, Sendable {
    /// The step; `nil` if all pages are hidden now.
    public let step: FormStep?
    /// The heading.
    public let title: String
    /// The progress of the person, such as "Step 2 of 5".
    public let progress: String
    /// The title of the button that goes on; `nil` at the last step, from which the form is submitted.
    public let nextTitle: String?
    /// The title of the button that goes back; `nil` at the first step.
    public let backTitle: String?

    /// Makes the words of a step.
    package init(step: FormStep?, title: String, progress: String, nextTitle: String?, backTitle: String?) {
        self.step = step
        self.title = title
        self.progress = progress
        self.nextTitle = nextTitle
        self.backTitle = backTitle
    }
}

extension FormStep {
    /// The step as text, for links and hidden inputs. A page can have any id, also `review`.
    public var text: String {
        switch self {
        case .page(let id): "page." + id
        case .review: "review"
        }
    }

    /// Reads the text of a step; `nil` for any other text.
    public init?(_ text: String) {
        if text == "review" {
            self = .review
        } else if text.hasPrefix("page.") {
            self = .page(String(Substring(text.utf8.dropFirst(5))))
        } else {
            return nil
        }
    }
}
#endif
