extension Field {
    /// The answer where there is no other: `value`, or the options that are chosen from the start, of which a single
    /// choice takes the last. Blank for none, and for secrets: what a definition says is known to everybody.
    public var defaultAnswer: FormValue {
        if isSecret { return .blank }
        if !value.isBlank { return value }
        var ids: [FormValue] = []
        for option in options where option.isDefault { ids.append(option.id) }
        return valueKind == .options ? .list(ids) : ids.last ?? .blank
    }
}
