/// A field of a definition. It is a class, because a field has many properties, and copying them takes time.
@usableFromInline
package final class SharedField: Sendable {
    package let definition: Field
    package let valueKind: ValueKind

    package init(_ definition: consuming Field) {
        valueKind = definition.valueKind
        self.definition = definition
    }

    package var optionSource: OptionSource? { definition.optionSource }
    package var isSecret: Bool { definition.isSecret }
    /// Whether the field uses something that an app or a server provides.
    package var hasOwnParts: Bool {
        #if hasFeature(Embedded)
        false
        #else
        definition.own != nil
        #endif
    }
    package var numberLimits: NumberLimits {
        NumberLimits(
            definition.type, definition.minimum, definition.maximum, definition.validations.minValue,
            definition.validations.maxValue)
    }
}
