extension Program {
    /// The program as JSON: code, constants, references with two numbers each, patterns and aggregates if any.
    public var json: JSONValue {
        var words: [JSONValue] = []
        for reference in references {
            words.append(.number(reference.element.position))
            words.append(.number(Int(reference.packed)))
        }
        var parts: [JSONValue] = [
            .array(code.map { .number(Int($0)) }), .array(constants.map { $0.json }), .array(words),
        ]
        if !patterns.isEmpty || !aggregates.isEmpty { parts.append(.array(patterns.map { $0.json })) }
        if !aggregates.isEmpty {
            parts.append(.array(aggregates.flatMap { [.number($0.computation.position), .number(Int($0.up))] }))
        }
        return .array(parts)
    }
}
