/// Something that happens when an answer changes: an `update` or `clear` target, resolved.
struct CompiledEvent: Sendable {
    /// The element whose change is the occasion: a field, or a repeating section that gets an item.
    var source: Int
    /// The option that must be chosen; blank if any change counts.
    var option: FormValue = .blank
    /// The field that is changed, which stands as many levels out as `up` says.
    var destination: Int
    var up: Int
    /// What the field is given; blank to return to its formula.
    var value: FormValue = .blank
    /// Whether the field is emptied.
    var isClearing = false
    /// What must hold; always if there is none.
    var condition: Program?
}
