extension Computation.Aspect {
    /// The key of a definition that says such a rule.
    var key: String {
        switch self {
        case .visible: "visible_when"
        case .enabled: "enabled_when"
        case .required: "required_when"
        case .value: "formula"
        case .options: "options_when"
        case .validation, .aggregate: "compare_to"
        }
    }
}
