/// How a screen asks for a choice, where an app wants another way than the form's.
///
/// A way that cannot ask for what is asked is passed over: an alert takes one option and not several.
public enum ChoiceStyle: Hashable, CaseIterable, Sendable {
    /// The options stand below each other in the form.
    case rows
    /// The options stand side by side. Takes one.
    case segments
    /// A row of stars: as many are full as the place of the chosen option. Takes one.
    case stars
    /// Buttons side by side that are pressed or not.
    case chips
    /// A menu opens at the control. Takes one.
    case menu
    /// A wheel stands in the keyboard's place. Takes one.
    case wheel
    /// A screen of its own follows, with search where there are many.
    case screen
    /// A sheet with the same comes from below.
    case sheet
    /// The same opens beside the field.
    case popover
    /// An alert has a button for each option. Takes one.
    case alert
    /// A sheet of actions has a button for each option. Takes one.
    case actionSheet

    /// Whether several options can be chosen this way.
    public var takesSeveral: Bool {
        switch self {
        case .rows, .chips, .screen, .sheet, .popover: true
        case .segments, .stars, .menu, .wheel, .alert, .actionSheet: false
        }
    }

    /// Whether options can still arrive while this is open.
    var canWait: Bool { self != .alert && self != .actionSheet }
}

extension ChoiceStyle {
    /// The control that asks in this way; `nil` if it cannot ask for what is asked.
    func control(choosing: FieldControl.Choosing) -> FieldControl? {
        if choosing == .several, !takesSeveral { return nil }
        return switch self {
        case .rows: choosing == .several ? .boxes : .radios
        case .segments: .segments
        case .stars: .stars
        case .chips: .chips(choosing)
        case .menu: .menu
        case .wheel: .wheel
        case .screen, .sheet, .popover, .alert, .actionSheet: .list(choosing)
        }
    }
}
