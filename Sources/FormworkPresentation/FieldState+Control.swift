public import FormworkRuntime

extension FieldState {
    /// The control with which the field is shown where there is room and everything that it needs. It stays the same as long as
    /// the row exists. `shown(with:)` adapts it to a place.
    public var control: FieldControl {
        #if hasFeature(Embedded)
        basicControl
        #else
        ownControl ?? roomyControl
        #endif
    }

    /// The control that a page shows until its scripts improve it. It depends only on properties of the field that the engine
    /// in a page has.
    package var basicControl: FieldControl { compiled.basicControl(options: writtenOptionCount) }
}

extension CompiledField {
    /// The control that a page shows until its scripts make more of it.
    ///
    /// - Parameter count: How many options the author wrote, whether they are offered now or not.
    package func basicControl(options count: Int) -> FieldControl {
        switch definition.type {
        case .text, .name, .email, .url, .username, .address, .password, .phone: .line
        case .number, .integer, .decimal, .currency: .line
        case .count, .stepper: .stepper
        case .countDown: .duration
        case .textView: .area
        case .slider: .slider
        case .date: .day
        case .time: .time
        case .dateTime: .dayAndTime
        case .toggle: .toggle
        case .check: .box
        case .checkGroup: definition.style == .radio ? .radios : .boxes
        case .select: basicChoice(options: count)
        case .info: .output
        case .button: .button
        case .image: .picture
        case .separator: .rule
        case .spacer: .room
        case .hidden, .unknown: .unsupported
        }
    }

    private func basicChoice(options count: Int) -> FieldControl {
        if definition.multiple { return .boxes }
        switch definition.choiceStyle {
        case .list: return .menu
        case .automatic: return count > FieldControl.mostOptionsAtOnce ? .menu : .radios
        case .segmented: return .segments
        case .radio, .inline, .ordered: return .radios
        }
    }
}

#if !hasFeature(Embedded)
extension FieldState {
    /// The basic control; if there are many options, a list in its place.
    private var roomyControl: FieldControl {
        switch basicControl {
        case .menu where writtenOptionCount > FieldControl.mostWithoutSearch: .list(.one)
        case .boxes where writtenOptionCount > FieldControl.mostOptionsAtOnce: .list(.several)
        case let control: control
        }
    }

    /// The control of a choice that is more than a choice; `nil` for other fields.
    private var ownControl: FieldControl? {
        if basicControl.choosing == nil { return nil }
        if let rule = compiled.definition.files { return rule.origin == .signature ? .signature : .files }
        let choosing: FieldControl.Choosing = compiled.valueKind == .options ? .several : .one
        return switch compiled.look {
        case .rating: .stars
        case .weekdays: .chips(choosing)
        case .search: .list(choosing)
        case .tags: choosing == .several ? .tags : .list(.one)
        case .ranking: .ranking
        case .images: .pictures(choosing)
        case .yesNo: basicControl == .segments ? .yesNo : nil
        // A place with room shows the rows of a matrix in columns. A place without wheels shows components as one list.
        case .matrix, .components, nil: nil
        }
    }
}

extension FieldPresentation {
    /// Whether a list of the options has a field to find one in.
    public var isSearched: Bool {
        compiled.look == .search || compiled.look == .tags || state.writtenOptionCount > FieldControl.mostWithoutSearch
    }

    /// Whether the field is a row of a matrix, or a cell of a row of fields.
    package var isMatrixRow: Bool { compiled.look == .matrix }
}
#endif
