/// A field of a compiled form with what was made of it: shared, so that handing it around copies nothing.
final class CompiledField: Sendable {
    let definition: Field
    let patterns: FieldPatterns
    /// Whether texts of the field name the item they stand in.
    let isNumbered: Bool

    init(_ definition: Field, _ patterns: FieldPatterns) {
        self.definition = definition
        self.patterns = patterns
        isNumbered =
            ItemText.isNumbered(definition.title) || ItemText.isNumbered(definition.info)
            || ItemText.isNumbered(definition.placeholder) || ItemText.isNumbered(definition.accessibilityLabel)
    }

    var type: FieldType { definition.type }
    var valueKind: ValueKind { definition.valueKind }

    /// The option whose id has this canonical text; `nil` if there is none.
    func option(_ text: String) -> FieldOption? {
        definition.options.first { ExactText.areSame($0.id.canonicalText, text) }
    }

    /// Whether the id of an option has this canonical text.
    func hasOption(_ text: String) -> Bool {
        definition.options.contains { ExactText.areSame($0.id.canonicalText, text) }
    }
}
