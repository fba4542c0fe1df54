extension FormDefinition {
    /// The ISO 4217 codes of all amounts that the form asks for, each once. A `LocaleRecord` for the form needs these
    /// currencies.
    ///
    /// The definition of a `CompiledForm` has no fields. Ask the `CompiledForm` instead.
    public var currencies: [String] {
        var codes: [String] = []
        for section in groups.flatMap({ $0.sections }) { section.collectCurrencies(into: &codes) }
        return codes
    }
}

extension CompiledForm {
    /// The ISO 4217 codes of all amounts that the form asks for, each once. A `LocaleRecord` for the form needs these
    /// currencies.
    public var currencies: [String] {
        var codes: [String] = []
        for field in fields { field.definition.collectCurrency(into: &codes) }
        return codes
    }
}

extension FormSection {
    fileprivate func collectCurrencies(into codes: inout [String]) {
        for element in elements {
            switch element {
            case .section(let section): section.collectCurrencies(into: &codes)
            case .field(let field): field.collectCurrency(into: &codes)
            }
        }
    }
}

extension Field {
    fileprivate func collectCurrency(into codes: inout [String]) {
        if !currency.isEmpty, !codes.contains(where: { $0.isSame(as: currency) }) { codes.append(currency) }
    }
}
