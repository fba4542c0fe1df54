extension FieldCheck {
    /// Checks the titles and ids of options.
    mutating func checkOptions() {
        let isChoice = field.valueKind.isChoice
        let options = field.definition.options
        for place in options.indices where isChoice && Invisible.isAll(of: options[place].title) {
            report(.missingTitle, "options[" + String(place) + "]", options[place].id.canonicalText)
        }
        // The ids of a choice were collected already. If there are as many as options, each is unique.
        if form.optionIDs[element]?.count != options.count {
            var seen = Set<ExactText>(minimumCapacity: options.count)
            for place in options.indices where !seen.insert(ExactText(options[place].id.canonicalText)).inserted {
                report(.duplicateOption, "options", options[place].id.canonicalText)
            }
        }
        if isChoice { checkOptionIDs() }
    }

    /// Checks that each option can be chosen. The answer of a choice is a text without white space at its ends, and a
    /// text without visible characters is no answer.
    private mutating func checkOptionIDs() {
        let options = field.definition.options
        for place in options.indices {
            guard case .text(let id) = options[place].id, let flaw = IDFlaw(ofOption: id) else { continue }
            // These are combinations whose parts have no id. The reader reports them.
            if id.isEmpty, !field.definition.components.isEmpty { continue }
            report(.malformedID, "options[" + String(place) + "]", id, expected: [flaw.rawValue])
        }
    }

    /// Checks the lists of a choice that is made in several. Combinations with the same answer are found with the options.
    mutating func checkComponents() {
        let components = field.definition.components
        if components.isEmpty { return }
        let limit = String(ChoiceComponent.combinationLimit)
        switch ChoiceComponent.combinations(of: components)?.count {
        case nil:
            let most = "lists with at most " + limit + " combinations"
            report(.wrongValue, "components", "more", expected: [most])
        case 0: report(.wrongValue, "components", "none", expected: ["lists with at least one combination"])
        default: break
        }
        if let name = ComponentFormat(field.definition.displayFormat, components).unknownName {
            report(
                .wrongValue, "display_format", "`{" + name + "}`", expected: components.map { "`{" + $0.id + "}`" })
        }
    }
}
