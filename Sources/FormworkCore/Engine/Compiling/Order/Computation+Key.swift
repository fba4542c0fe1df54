extension Computation.Aspect {
    /// The key of the definition under which such a rule is written.
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
