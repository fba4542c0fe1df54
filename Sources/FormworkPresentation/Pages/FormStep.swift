#if !hasFeature(Embedded)
/// A step in which a form with pages is filled.
public enum FormStep: Hashable, Sendable {
    /// The page with an id.
    case page(String)
    /// The page that shows all answers before they are submitted.
    case review
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
            self = .page(String(text.dropFirst(5)))
        } else {
            return nil
        }
    }
}
#endif
