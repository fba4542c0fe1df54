extension Computation.Aspect {
    /// The key of the definition for rules of the aspect.
    var key: String {
        switch self {
        case .visible: "visible_when"
        case .enabled: "enabled_when"
        case .required: "required_when"
        case .value: "formula"
        case .options: "options_when"
        case .items: "repeat"
        case .validation, .aggregate, .limit: "compare_to"
        case .text: "title"
        }
    }
}

extension Computation {
    /// The key of the definition for the rule.
    var key: String {
        if let limit { return limit.key }
        if let text { return text.key }
        // A rule between items has no index and no other field.
        return aspect == .validation && comparison == nil && rule == nil ? "unique_with" : aspect.key
    }
}

extension TextPlace {
    /// The key of the definition for the text.
    var key: String {
        switch self {
        case .title: "title"
        case .info: "info"
        case .itemTitle: "item_title"
        case .pageTitle: "page.title"
        }
    }
}
