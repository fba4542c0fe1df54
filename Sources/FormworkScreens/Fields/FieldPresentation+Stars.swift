extension FieldPresentation {
    /// How many stars are full: the place of the chosen option, from 1; 0 for none.
    public var fullStars: Int { options.firstIndex { $0.isChosen }.map { $0 + 1 } ?? 0 }

    /// What is said of the stars: the chosen option, else that there is no answer.
    public var spokenStars: String {
        if let chosen = options.first(where: { $0.isChosen }) { return chosen.spokenTitle }
        let empty = state.field.emptyText
        return empty.isEmpty ? words("ui.not_answered") : empty
    }

    /// What one star more or less does; `nil` where there is no such star. With less than one there is no answer, where that
    /// is possible.
    public func moveStars(up: Bool) -> FormInput? {
        let options = options, wanted = fullStars + (up ? 1 : -1)
        if wanted == 0 { return isClearable ? .set(state.node, .blank) : nil }
        guard wanted > 0, wanted <= options.count else { return nil }
        return .set(state.node, options[wanted - 1].option.id)
    }
}
