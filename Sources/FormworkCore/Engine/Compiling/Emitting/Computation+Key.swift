extension Computation.Aspect {
    /// The key of the definition for rules of the aspect.
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
