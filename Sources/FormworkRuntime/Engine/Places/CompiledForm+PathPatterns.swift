extension CompiledForm {
    /// The path of a field, with empty brackets for the items around it: `guests[].city`.
    package func pattern(of element: ElementIndex) -> String {
        let repeats = scopes(from: elements[element].scope, to: .form).reversed().compactMap { scopes[$0].element }
        return repeats.map { name(of: $0) + "[]." }.joined() + name(of: element)
    }
}
