/// What opens a menu when it is touched.
public struct Menu<Label: View, Content: View>: View, Drawn {
    let content: Content
    let label: Label
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }
    package func draw(in drawing: Drawing) {
        let element = Element(.menu, in: drawing)
        element.slots[.label] = drawing.collect("label", label)
        element.slots[.menu] = drawing.collect("content", content)
        drawing.add(element)
    }
}

/// What opens and closes at its place.
public struct DisclosureGroup<Label: View, Content: View>: View, Drawn {
    let isExpanded: Binding<Bool>
    let content: () -> Content
    let label: Label
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.isExpanded = isExpanded
        self.content = content
        self.label = label()
    }
    package func draw(in drawing: Drawing) {
        let element = Element(.disclosure, in: drawing)
        element.slots[.label] = drawing.collect("label", label)
        if isExpanded.wrappedValue { element.slots[.content] = drawing.collect("content", content()) }
        element.action = .switching(isExpanded, shown: isExpanded.wrappedValue)
        drawing.add(element)
    }
}
