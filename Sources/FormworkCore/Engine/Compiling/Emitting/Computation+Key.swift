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
        }
    }
}

extension Computation {
    /// The key of the definition for the rule.
    var key: String {
        if let limit { return limit.key }
        // A rule between items has no index and no other field.
        return aspect == .validation && comparison == nil && rule == nil ? "unique_with" : aspect.key
    }
}
