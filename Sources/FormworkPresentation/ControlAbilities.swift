/// The capabilities of a place for a field, and the control that its app prefers.
public struct ControlAbilities: Equatable, Sendable {
    /// Whether the app has a control of its own for the field.
    public var isCustom = false
    /// Whether a box is shown as a box, and not as a switch.
    public var ticksBoxes = true
    /// Whether the place has the wheels that make the answer together.
    public var turnsWheels = false
    /// The control that the app prefers for the choice; `nil` for the form's. It takes as many options as the field does.
    public var wanted: FieldControl?
    /// Whether there is room for the options in the columns of a matrix.
    public var hasColumns = false
    /// Whether files that are added can be stored.
    public var storesFiles = true

    /// The abilities of a place that shows every control of the form unchanged, without wheels and without columns.
    public init() {}
}

extension FieldControl {
    /// The control that a place shows.
    ///
    /// - Parameter abilities: The abilities of the place.
    public func shown(with abilities: ControlAbilities) -> FieldControl {
        if abilities.isCustom { return .custom }
        if self == .box, abilities.ticksBoxes { return .box }
        if abilities.turnsWheels { return .wheels }
        if self == .box { return .toggle }
        if self == .files || self == .signature { return abilities.storesFiles ? self : .unsupported }
        guard let choosing else { return self }
        if let wanted = abilities.wanted { return wanted }
        return abilities.hasColumns ? .columns(choosing) : self
    }
}
