/// A section of a compiled form. It is a class, so that passing it copies nothing.
@usableFromInline
package final class CompiledSection: Sendable {
    package let definition: FormSection
    /// How many items the section may have; `nil` if it does not repeat.
    package let limits: ItemLimits?
    /// Whether a person may change the order of the items.
    package let isReorderable: Bool

    package init(_ definition: FormSection) {
        self.definition = definition
        limits = definition.repeats.map { ItemLimits($0) }
        isReorderable = definition.repeats?.isReorderable == true
    }
}
