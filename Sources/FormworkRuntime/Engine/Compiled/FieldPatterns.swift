/// The compiled patterns of one field, and how its text is typed.
@usableFromInline
package struct FieldPatterns: Equatable, Sendable {
    /// Must be found somewhere in the text.
    package var format: Pattern?
    /// Must match the whole text.
    package var pattern: Pattern?
    /// What the control takes and how it shows it; `nil` for any text.
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
