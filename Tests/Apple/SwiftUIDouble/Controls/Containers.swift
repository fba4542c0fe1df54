public import Foundation

public struct Form<Content: View>: View, Drawn {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    package func draw(in drawing: Drawing) { drawing.container(.form, content) }
}

public struct List<SelectionValue, Content: View>: View, Drawn {
    let content: Content
    public init(@ViewBuilder content: () -> Content) where SelectionValue == Never { self.content = content() }
    package func draw(in drawing: Drawing) { drawing.container(.list, content) }
}

public struct VStack<Content: View>: View, Drawn {
    let content: Content
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { self.content = content() }
    package func draw(in drawing: Drawing) { drawing.container(.stack, content) }
}

public struct HStack<Content: View>: View, Drawn {
    let content: Content
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { self.content = content() }
    package func draw(in drawing: Drawing) { drawing.container(.stack, content) }
}

public struct NavigationStack<Root: View>: View, Drawn {
    let root: Root
    public init(@ViewBuilder root: () -> Root) { self.root = root() }
    package func draw(in drawing: Drawing) { drawing.container(.navigation, root) }
}

@MainActor public struct Section<Parent, Content, Footer> {
    let content: Content
    let header: Parent
    let footer: Footer
}

extension Section: View, Drawn where Parent: View, Content: View, Footer: View {
    public typealias Body = Never
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.content = content()
        self.header = header()
        self.footer = footer()
    }
    package func draw(in drawing: Drawing) {
        let element = Element(.section, in: drawing)
        element.slots[.header] = drawing.collect("header", header)
        element.slots[.content] = drawing.collect("content", content)
        element.slots[.footer] = drawing.collect("footer", footer)
        drawing.add(element)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.content = content()
        header = EmptyView()
        self.footer = footer()
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }
}

@MainActor public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}

extension LabeledContent: View, Drawn where Label: View, Content: View {
    public typealias Body = Never
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }
    package func draw(in drawing: Drawing) {
        let element = Element(.labeled, in: drawing)
        element.slots[.label] = drawing.collect("label", label)
        element.slots[.content] = drawing.collect("content", content)
        drawing.add(element)
    }
}

extension Drawing {
    func container(_ kind: Element.Kind, _ content: any View) {
        let element = Element(kind, in: self)
        element.slots[.content] = collect("content", content)
        add(element)
    }
}

public struct HorizontalAlignment: Equatable, Sendable {
    let name: String
    public static let leading = HorizontalAlignment(name: "leading")
    public static let center = HorizontalAlignment(name: "center")
    public static let trailing = HorizontalAlignment(name: "trailing")
}

public struct VerticalAlignment: Equatable, Sendable {
    let name: String
    public static let top = VerticalAlignment(name: "top")
    public static let center = VerticalAlignment(name: "center")
    public static let bottom = VerticalAlignment(name: "bottom")
    public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
}

public struct Alignment: Equatable, Sendable {
    let name: String
    public static let center = Alignment(name: "center")
    public static let leading = Alignment(name: "leading")
    public static let trailing = Alignment(name: "trailing")
    public static let topLeading = Alignment(name: "topLeading")
    public static let bottom = Alignment(name: "bottom")
}
