/// A field of a compiled form. It is a class, so that passing it copies nothing.
package final class CompiledField: Sendable {
    /// The field as written.
    package let definition: Field
    package let patterns: FieldPatterns
    /// The options of the definition, whether they are offered now or not. How answers are written depends on all of
    /// them.
    package let written: [FieldOption]
    /// Whether texts of the field contain the number of their item.
    package let isNumbered: Bool

    init(_ definition: Field, _ patterns: FieldPatterns, written: [FieldOption]? = nil) {
        self.definition = definition
        self.patterns = patterns
        self.written = written ?? definition.options
        isNumbered =
            ItemText.isNumbered(definition.title) || ItemText.isNumbered(definition.info)
            || ItemText.isNumbered(definition.placeholder) || ItemText.isNumbered(definition.accessibilityLabel)
    }

    /// The same field with other options on offer.
    func offering(_ options: [FieldOption]) -> CompiledField {
        var definition = definition
        definition.options = options
        return CompiledField(definition, patterns, written: written)
    }

    package var type: FieldType { definition.type }
    package var valueKind: ValueKind { definition.valueKind }

    /// The option whose id has this canonical text; `nil` if there is none. It need not be offered now, because its
    /// title and value are needed in any case.
    package func option(_ text: String) -> FieldOption? {
        definition.options.first { ExactText.areSame($0.id.canonicalText, text) }
            ?? written.first { ExactText.areSame($0.id.canonicalText, text) }
    }

    /// The id with this canonical text, written as in the form. Options that were given while the form ran come second.
    package func optionID(_ text: String) -> FormValue? {
        let option = written.first { ExactText.areSame($0.id.canonicalText, text) } ?? option(text)
        return option?.id
    }

    /// Whether the id of an option has this canonical text.
    package func hasOption(_ text: String) -> Bool {
        definition.options.contains { ExactText.areSame($0.id.canonicalText, text) }
    }
}
