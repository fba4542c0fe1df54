/// Opens another screen of its stack.
public struct NavigationLink<Label: View, Destination: View>: View, Drawn {
    let destination: Destination
    let label: Label
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.destination = destination()
        self.label = label()
    }
    package func draw(in drawing: Drawing) {
        let way = drawing.kept(Way.self) { Way() }
        let element = Element(.button, in: drawing)
        element.slots[.label] = drawing.collect("label", label)
        element.action = .press { way.location.write(true) }
        drawing.add(element)
        guard way.location.read() else { return }
        // A screen that was pushed covers the one before, as a sheet does.
        let screen = Element(.sheet, in: drawing)
        var environment = drawing.environment
        environment[Dismiss.self] = DismissAction { way.location.write(false) }
        screen.slots[.content] = drawing.collect("destination", destination, with: environment)
        drawing.add(screen)
    }
}

/// Whether the screen behind a link is open.
@MainActor private final class Way {
    let location = StateLocation(false)
}
