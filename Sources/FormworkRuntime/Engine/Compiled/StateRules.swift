/// The computations that decide the state of one element by its own rules; `nil` where nothing is computed.
package struct StateRules: Equatable, Sendable {
    package var visible: ComputationIndex?
    package var enabled: ComputationIndex?
    package var required: ComputationIndex?
    package var value: ComputationIndex?
    package var options: ComputationIndex?
    package var items: ComputationIndex?

    package init() {}

    /// The computation of an aspect. An element may have several validations, aggregates and texts.
    package subscript(_ aspect: Computation.Aspect) -> ComputationIndex? {
        get {
            switch aspect {
            case .visible: visible
            case .enabled: enabled
            case .required: required
            case .value: value
            case .options: options
            case .items: items
            case .validation, .aggregate, .limit, .text: nil
            }
        }
        set {
            switch aspect {
            case .visible: visible = newValue
            case .enabled: enabled = newValue
            case .required: required = newValue
            case .value: value = newValue
            case .options: options = newValue
            case .items: items = newValue
            case .validation, .aggregate, .limit, .text: break
            }
        }
    }
}
