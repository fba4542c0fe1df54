extension CompiledForm {
    /// The path of a field, with empty brackets for the items around it: `guests[].city`.
    package func pattern(of element: ElementIndex) -> String {
        let repeats = scopes(from: elements[element].scope, to: .form).reversed().compactMap { scopes[$0].element }
        return repeats.map { name(of: $0) + "[]." }.joined() + name(of: element)
    }

    /// The same path among the parameters: the answer has its parameter name instead of its id.
    package func parameterPattern(of element: ElementIndex) -> String {
        let repeats = scopes(from: elements[element].scope, to: .form).reversed().compactMap { scopes[$0].element }
        let own = field(at: element)?.name(.parameters) ?? name(of: element)
        return repeats.map { name(of: $0) + "[]." }.joined() + own
    }
}
