extension FormDefinition {
    /// The ISO 4217 codes of the amounts that the form asks for, each once: what a `LocaleRecord` has to know.
    public var currencies: [String] {
        var codes: [String] = []
        for section in groups.flatMap({ $0.sections }) { section.collectCurrencies(into: &codes) }
        return codes
    }
}

extension FormSection {
    fileprivate func collectCurrencies(into codes: inout [String]) {
        for element in elements {
            switch element {
            case .section(let section): section.collectCurrencies(into: &codes)
            case .field(let field):
                if !field.currency.isEmpty, !codes.contains(where: { $0.isSame(as: field.currency) }) {
                    codes.append(field.currency)
                }
            }
        }
    }
}
