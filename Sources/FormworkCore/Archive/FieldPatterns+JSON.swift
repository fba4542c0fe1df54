extension FieldPatterns {
    /// The patterns as JSON; an empty list if there are none.
    var json: JSONValue {
        let rule = text.map { ArchiveWriter.write($0.rule, TextRule.code) }
        if format == nil, pattern == nil, rule == nil { return .array([]) }
        return .array([format?.json ?? .null, pattern?.json ?? .null] + (rule.map { [$0] } ?? []))
    }
}
