/// A view and what a modifier says of it.
struct Modified<Base: View>: View, Drawn {
    let base: Base
    let change: Element.Change
    /// Other views that the modifier brings.
    let extras: [(slot: Element.Slot, view: any View)]
    let action: Element.Action

    init(
        _ base: Base, _ change: Element.Change, _ extras: [(slot: Element.Slot, view: any View)] = [],
        action: Element.Action = .none
    ) {
        self.base = base
        self.change = change
        self.extras = extras
        self.action = action
    }

    func draw(in drawing: Drawing) {
        let element = Element(.modified(change), in: drawing)
        element.slots[.content] = drawing.collect("base", base)
        for extra in extras { element.slots[extra.slot] = drawing.collect(extra.slot, extra.view) }
        element.action = action
        drawing.add(element)
    }
}

/// A view that sees another environment.
struct InEnvironment<Base: View>: View, Drawn {
    let base: Base
    let change: (inout EnvironmentValues) -> Void

    func draw(in drawing: Drawing) {
        let outer = drawing.environment
        change(&drawing.environment)
        drawing.within("environment") { drawing.add(base) }
        drawing.environment = outer
    }
}
