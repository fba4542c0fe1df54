public import Formwork

extension WheelComponents {
    /// The lists of a choice that is made in several; `nil` for other fields, and where an option of one list goes with some
    /// of another only, because wheels show all of them.
    public static func lists(of field: Field) -> WheelComponents? {
        let components = field.components
        guard components.allSatisfy({ $0.options.allSatisfy { $0.of.isEmpty } }),
            let combinations = ChoiceComponent.combinations(of: components), combinations.count == field.options.count
        else { return nil }
        let answers = field.options.map { $0.id.canonicalText }
        let titles = components.map { component in component.options.map { $0.title } }
        return WheelComponents(titles) { value in
            let answer = value.canonicalText
            guard let place = answers.firstIndex(of: answer) else { return nil }
            return combinations[place]
        } write: { places in
            guard let place = combinations.firstIndex(of: places) else { return .blank }
            return .text(answers[place])
        }
    }
}
