/// The compiled patterns of one field, and the rule of its text control.
@usableFromInline
package struct FieldPatterns: Equatable, Sendable {
    /// A pattern that must be found somewhere in the text.
    package var format: Pattern?
    /// A pattern that must match the whole text.
    package var pattern: Pattern?
    /// The rule of the text control: which characters it takes and how it lays them out. `nil` if it takes any text.
    package var text: SharedTextRule?

    /// Reads what `json` wrote; `nil` for anything else.
    package init?(_ json: JSONValue) {
        guard let parts = json.arrayValue, parts.count <= 3, parts.count != 1 else { return nil }
        guard parts.count > 1 else { return }
        if parts.count > 2 { text = SharedTextRule(ArchiveReader.read(parts[2], TextRule(), TextRule.code)) }
        if !parts[0].isNull {
            guard let read = Pattern(json: parts[0]) else { return nil }
            format = read
        }
        if !parts[1].isNull {
            guard let read = Pattern(json: parts[1]) else { return nil }
            pattern = read
        }
    }

    package init() {}
}
