public import FormworkCore
public import FormworkPresentation

/// What a renderer shows and says of one option.
public struct OptionPresentation: Equatable, Sendable, Identifiable {
    /// The option's id as text; options of a field are told apart by it.
    public let id: String
    /// The option as the form has it.
    public let option: FieldOption
    /// Whether it is chosen.
    public let isChosen: Bool

    /// Whether the option can be chosen. Others are shown all the same.
    public var isEnabled: Bool { !option.isDisabled }
    /// The picture beside the title; `nil` for none.
    public var image: ImageSource? { ImageSource(option.image) }
    /// What the option says.
    public var title: String { option.title }
    /// A sentence beside the option. Blank for none.
    public var info: String { option.info }
    /// What screen readers say.
    public var spokenTitle: String { option.accessibilityLabel.isEmpty ? option.title : option.accessibilityLabel }
}

extension FieldPresentation {
    /// The options that are offered now, in order.
    public var options: [OptionPresentation] { state.field.options.map { presentation(of: $0) } }

    /// The options that are shown: those on offer, and in their places those that cannot be chosen.
    public var listedOptions: [OptionPresentation] { shownOptions.map { presentation(of: $0) } }

    private func presentation(of option: FieldOption) -> OptionPresentation {
        OptionPresentation(id: option.id.canonicalText, option: option, isChosen: state.isChosen(option))
    }

    /// What a press on an option does: it chooses the option, or clears the choice where that is possible.
    ///
    /// Where several can be chosen, each is chosen and cleared by itself. Where one can be chosen, it is cleared only if no answer
    /// is required.
    public func toggle(_ option: FieldOption) -> FormInput {
        let isChosen = state.isChosen(option)
        guard state.field.valueKind == .options else {
            return .set(state.node, isChosen && isClearable ? .blank : option.id)
        }
        // A ranking has the options in the order in which they were chosen.
        var chosen: [FormValue] = []
        if case .list(let list) = state.value {
            chosen = list.filter { isOffered($0) && !option.id.isSameOption(as: $0) }
        }
        if !isChosen { chosen.append(option.id) }
        return .set(state.node, chosen.isEmpty ? .blank : .list(chosen))
    }

    private func isOffered(_ id: FormValue) -> Bool { state.field.options.contains { $0.id.isSameOption(as: id) } }
}

extension FormValue {
    fileprivate func isSameOption(as other: FormValue) -> Bool {
        canonicalText == other.canonicalText
    }
}
