public import FormworkCore
public import FormworkPresentation

/// Everything that a renderer shows and reads aloud of one option.
public struct OptionPresentation: Equatable, Sendable, Identifiable {
    /// The option's id as text. It is unique among the options of a field.
    public let id: String
    /// The option.
    public let option: FieldOption
    /// Whether the option is chosen.
    public let isChosen: Bool
    /// Whether the option is offered. Two kinds of other options are shown too: those that the form disables, and
    /// chosen ones that the form never offered.
    public let isOffered: Bool
    /// Whether pressing the option does something: it chooses the option, or clears it.
    public let isEnabled: Bool
    /// A sentence beside the option, such as that it is not offered. Blank means none.
    public let info: String

    /// The picture beside the title; `nil` if absent.
    public var image: ImageSource? { ImageSource(option.image) }
    /// The title of the option.
    public var title: String { option.title }
    /// The words that screen readers read.
    public var spokenTitle: String { option.accessibilityLabel.isEmpty ? option.title : option.accessibilityLabel }
}

extension FieldPresentation {
    /// The options that are offered now, in order.
    public var options: [OptionPresentation] { state.field.options.map { presentation(of: $0) } }

    /// The options that are shown: those that are offered and those that the form disables, in the order of the
    /// definition, and after them the chosen ones that the form never offered. A person sees these, and clears them
    /// or chooses others. A choice whose option is gone does not count, so it is not among them: `hint` says so.
    public var listedOptions: [OptionPresentation] {
        shownOptions.map { presentation(of: $0) } + withdrawnOptions.map { presentation(of: $0, isWithdrawn: true) }
    }

    /// The options that can be chosen, and those that are chosen. Controls that cannot show disabled options use these.
    public var choosableOptions: [OptionPresentation] { listedOptions.filter { $0.isOffered || $0.isChosen } }

    /// The chosen options that are wrong, because the form does not offer them.
    private var withdrawnOptions: [FieldOption] {
        let shown = shownOptions
        let missing = chosenIDs.filter { id in !shown.contains { $0.id.isSameOption(as: id) } }
        return missing.compactMap { id in
            if let option = compiled.option(id.canonicalText) { return option }
            // While there are no options, a loader may still load this one.
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
        let isChosen = state.value.chooses(option.id)
        let isOffered = !isWithdrawn && !option.isDisabled
        let takesSeveral = state.field.valueKind == .options
        return OptionPresentation(
            id: option.id.canonicalText, option: option, isChosen: isChosen, isOffered: isOffered,
            isEnabled: isOffered || isChosen && (takesSeveral || isClearable),
            info: isWithdrawn ? engine.context.messages.template("ui.option_gone") ?? option.info : option.info)
    }

    /// The input for pressing an option: it chooses the option, or clears it if it is chosen and can be cleared.
    ///
    /// If several options can be chosen, each is chosen and cleared by itself. If one can be chosen, it is cleared only
    /// if no answer is required.
    public func toggle(_ option: FieldOption) -> FormInput {
        let isChosen = state.value.chooses(option.id)
        guard state.field.valueKind == .options else {
            return .set(state.node, isChosen && isClearable ? .blank : option.id)
        }
        // A ranking has the options in the order in which they were chosen. Choices whose options are gone stay.
        var chosen: [FormValue] = []
        if case .list(let list) = state.kept { chosen = list.filter { !option.id.isSameOption(as: $0) } }
        if !isChosen { chosen.append(option.id) }
        return .set(state.node, chosen.isEmpty ? .blank : .list(chosen))
    }
}

extension FormValue {
    fileprivate func isSameOption(as other: FormValue) -> Bool {
        canonicalText == other.canonicalText
    }
}
