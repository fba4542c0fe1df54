extension CompiledEvent {
    /// The event as JSON: source, option, destination, levels out, value, whether it clears, and its condition.
    var json: JSONValue {
        var parts: [JSONValue] = [
            .number(source.position), option.json, .number(destination.position), .number(up), value.json,
            .bool(isClearing),
        ]
        if let condition { parts.append(condition.json) }
        return .array(parts)
    }
}
