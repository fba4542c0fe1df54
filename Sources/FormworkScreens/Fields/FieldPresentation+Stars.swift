extension FieldPresentation {
    /// The number of full stars: the place of the chosen option, from 1; 0 if no option is chosen.
    public var fullStars: Int { options.firstIndex { $0.isChosen }.map { $0 + 1 } ?? 0 }

    /// The stars as VoiceOver reads them: the chosen option, else that there is no answer.
    public var spokenStars: String {
        if let chosen = options.first(where: { $0.isChosen }) { return chosen.spokenTitle }
        let empty = state.field.emptyText
        return empty.isEmpty ? words("ui.not_answered") : empty
    }

    /// The input for one star more or less; `nil` where there is no such star. With less than one star there is no
    /// answer, where that is possible.
    public func moveStars(up: Bool) -> FormInput? {
        let options = options, wanted = fullStars + (up ? 1 : -1)
        if wanted == 0 { return isClearable ? .set(state.node, .blank) : nil }
        guard wanted > 0, wanted <= options.count else { return nil }
        return .set(state.node, options[wanted - 1].option.id)
    }
}
