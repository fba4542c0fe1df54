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

extension FieldPresentation {
    /// Whether options of the field can be chosen.
    public var isChoice: Bool {
        switch control {
        case .menu, .radioGroup, .checkboxGroup: true
        default: false
        }
    }

    /// The control on a screen, where an app wants a choice to be made in another way than the form's.
    public func look(choosing style: ChoiceStyle?) -> FieldLook {
        guard isChoice, let style else { return look }
        let takesSeveral = state.field.valueKind == .options
        if takesSeveral, !style.takesSeveral { return look }
        switch style {
        case .rows: return takesSeveral ? .boxes : .radios
        case .segments: return .segments
        case .stars: return .stars
        case .chips: return .chips
        case .menu: return .menu
        case .wheel: return .wheel
        case .screen, .sheet, .popover, .alert, .actionSheet: return takesSeveral ? .multipleList : .list
        }
    }
}
