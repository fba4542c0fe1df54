/// Something that happens when an answer changes: an `update` or `clear` target, resolved.
package struct CompiledEvent: Sendable {
    /// The element whose change sets it off: a field, or a repeating section that gets an item.
    package var source: ElementIndex
    /// The option that must be chosen; blank if any change counts.
    package var option: FormValue = .blank
    /// The field that is changed, which stands as many levels out as `up` says.
    package var destination: ElementIndex
    package var up: Int
    /// What the field is given; blank to return to its formula.
    package var value: FormValue = .blank
    /// Whether the field is emptied.
    package var isClearing = false
    /// What must hold; always if there is none.
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
