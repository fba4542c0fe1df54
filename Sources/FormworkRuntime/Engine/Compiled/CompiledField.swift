/// A field of a compiled form. It is a class, so that passing it copies nothing.
@usableFromInline
package final class CompiledField: Sendable {
    /// The field as its author wrote it.
    package let definition: Field
    package let patterns: FieldPatterns
    /// The options of the definition, whether they are offered now or not. Answers are written by all of them.
    package let written: [FieldOption]
    /// Whether texts of the field contain the number of their item.
    package let isNumbered: Bool
    package let valueKind: ValueKind
    /// The smallest and the largest number.
    let numberLimits: NumberLimits

    package init(_ field: SharedField, _ patterns: FieldPatterns, written: [FieldOption]? = nil) {
        definition = field.definition
        self.patterns = patterns
        self.written = written ?? field.definition.options
        valueKind = field.definition.type.valueKind(multiple: field.definition.multiple)
        numberLimits = field.numberLimits
        isNumbered =
            ItemText.isNumbered(field.definition.title) || ItemText.isNumbered(field.definition.info)
            || ItemText.isNumbered(field.definition.placeholder)
            || ItemText.isNumbered(field.definition.accessibilityLabel)
    }

    /// The same field with other options offered.
    func offering(_ options: [FieldOption]) -> CompiledField {
        var definition = definition
        definition.options = options
        return replacing(definition)
    }

    /// The same field with another definition.
    func replacing(_ definition: Field, written: [FieldOption]? = nil) -> CompiledField {
        CompiledField(SharedField(definition), patterns, written: written ?? self.written)
    }

    // Renderers ask these of every field. A property of `definition` that is computed copies the whole definition in other
    // modules.
    package var type: FieldType { definition.type }
    package var isSecret: Bool { definition.isSecret }
    package var marks: TextMarks? { definition.marks }
    package var look: ChoiceLook? { definition.look }
    package var element: String { definition.element }
    package var controlPlaceholder: String { definition.controlPlaceholder }
    /// Whether an expression gives a lower limit of numbers.
    package var hasMovingMinimum: Bool { definition.hasMovingMinimum }
    package var scale: NumberScale {
        var scale = NumberScale(definition.type, numberLimits, definition.step)
        scale.wraps = definition.wraps
        return scale
    }
    /// The option whose id has this canonical text; `nil` if absent. The option need not be offered now, because
    /// its title and value are needed in any case.
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
        let options = definition.options
        return options.indices.contains { ExactText.areSame(options[$0].id.canonicalText, text) }
    }
}
