/// Checks that a form opens before it closes.
enum PeriodCheck {
    static func problems(of form: NamedForm) -> [DefinitionProblem] {
        guard !form.elements.isEmpty, let opens = form.header.opens, let closes = form.header.closes, closes < opens
        else { return [] }
        return [
            DefinitionProblem(
                .emptyRange, at: ElementIndex(0), key: "closes", found: opens.description + "..." + closes.description)
        ]
    }
}
