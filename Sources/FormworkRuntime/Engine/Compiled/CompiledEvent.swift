/// An event: a compiled `update` or `clear` target, which acts when an answer changes.
@usableFromInline
package struct CompiledEvent: Sendable {
    /// The element whose change triggers the event: a field whose answer changes, a repeating section to which an item is
    /// added, or a button that is pressed.
    package var source: ElementIndex
    /// The option that must be chosen; blank if any change counts.
    package var option: FormValue = .blank
    /// The field that is changed. It is `up` levels out from the source.
    package var destination: ElementIndex
    package var up: Int
    /// The new value of the field; blank to return to its formula.
    package var value: FormValue = .blank
    /// Whether the field is emptied.
    package var isClearing = false
    /// The condition; `nil` if absent.
    package var condition: Program?

    package init(
        source: ElementIndex, option: FormValue = .blank, destination: ElementIndex, up: Int,
        value: FormValue = .blank, isClearing: Bool = false, condition: Program? = nil
    ) {
        self.source = source
        self.option = option
        self.destination = destination
        self.up = up
        self.value = value
        self.isClearing = isClearing
        self.condition = condition
    }
}
