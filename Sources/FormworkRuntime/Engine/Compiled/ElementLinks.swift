/// The computations and events that depend on an element.
@usableFromInline
package struct ElementLinks: Sendable {
    /// The validations of the element's answer that read other answers.
    package var validations: [ComputationIndex] = []
    /// The limits of the element's answer that move.
    package var limits: [ComputationIndex] = []
    /// The computations that read the element's value, in the order in which they run.
    package var readers: [Reader] = []
    /// The computations whose result may change when items are added or removed, even if no answer changes.
    package var itemReaders: [Reader] = []
    /// The events that a change of the element's value triggers, in document order.
    package var events: [EventIndex] = []
    /// The texts of the element in which answers stand. Those over the items of a section are at the section.
    package var texts: [ComputationIndex] = []

    package init() {}
}

/// A computation that reads an element.
package struct Reader: Equatable, Sendable {
    package var computation: ComputationIndex
    /// The depth of the outermost scope on the route to the element. A change of the element affects the computation in
    /// all items inside the item of that scope.
    package var depth: Int32
    /// Whether it reads the element in the item before its own: a change affects the next item, at that depth, and not
    /// the item itself.
    package var isInNextItem = false
}
