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
    /// Whether it can be chosen. Others are shown all the same: those that the form switched off, and those that were chosen and are
    /// not on offer any more.
    public let isOffered: Bool
    /// Whether a press does something: it chooses the option, or takes it back.
    public let isEnabled: Bool
    /// A sentence beside the option, such as that it is not on offer any more. Blank means none.
    public let info: String

    /// The picture beside the title; `nil` for none.
    public var image: ImageSource? { ImageSource(option.image) }
    /// What the option says.
    public var title: String { option.title }
    /// What screen readers say.
    public var spokenTitle: String { option.accessibilityLabel.isEmpty ? option.title : option.accessibilityLabel }
}

extension FieldPresentation {
    /// The options that are offered now, in order.
    public var options: [OptionPresentation] { state.field.options.map { presentation(of: $0) } }

    /// The options that are shown: those on offer, in their places those that the form switched off, and after them those that were
    /// chosen and are not on offer any more. A person sees these, and takes them back or chooses others.
    public var listedOptions: [OptionPresentation] {
        shownOptions.map { presentation(of: $0) } + withdrawnOptions.map { presentation(of: $0, isWithdrawn: true) }
    }

    /// The options that can be chosen, and those that are chosen: for controls that have no place for others.
    public var choosableOptions: [OptionPresentation] { listedOptions.filter { $0.isOffered || $0.isChosen } }

    /// The chosen options that are not on offer any more.
    private var withdrawnOptions: [FieldOption] {
        let shown = shownOptions
        let missing = chosenIDs.filter { id in !shown.contains { $0.id.isSameOption(as: id) } }
        return missing.compactMap { id in
            if let option = compiled.option(id.canonicalText) { return option }
            // As long as there are no options, a loader may still bring this one.
            return shown.isEmpty ? nil : FieldOption(id: id, title: id.canonicalText)
        }
    }

    private var chosenIDs: [FormValue] {
        switch state.value {
        case .blank: []
        case .list(let list): list
        case let one: [one]
        }
    }

    private func presentation(of option: FieldOption, isWithdrawn: Bool = false) -> OptionPresentation {
        let isChosen = state.isChosen(option)
        let isOffered = !isWithdrawn && !option.isDisabled
        let takesSeveral = state.field.valueKind == .options
        return OptionPresentation(
            id: option.id.canonicalText, option: option, isChosen: isChosen, isOffered: isOffered,
            isEnabled: isOffered || isChosen && (takesSeveral || isClearable),
            info: isWithdrawn ? engine.context.messages.template("ui.option_gone") ?? option.info : option.info)
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
        if case .list(let list) = state.value { chosen = list.filter { !option.id.isSameOption(as: $0) } }
        if !isChosen { chosen.append(option.id) }
        return .set(state.node, chosen.isEmpty ? .blank : .list(chosen))
    }
}

extension FormValue {
    fileprivate func isSameOption(as other: FormValue) -> Bool {
        canonicalText == other.canonicalText
    }
}
