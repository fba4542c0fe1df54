extension Field {
    /// The default: `value`, or the options with `default`; blank if absent. A single choice takes the last of these
    /// options. A secret has no default, because everybody can read the definition.
    public var defaultAnswer: FormValue {
        if isSecret { return .blank }
        if !value.isBlank { return value }
        var ids: [FormValue] = []
        for option in options where option.isDefault { ids.append(option.id) }
        return valueKind == .options ? .list(ids) : ids.last ?? .blank
    }
}
