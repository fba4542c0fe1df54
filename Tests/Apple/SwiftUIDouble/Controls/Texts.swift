public import Foundation

public struct Text: View, Drawn, Equatable {
    let words: String
    var attributed: AttributedString?
    public init<S: StringProtocol>(_ content: S) { words = String(content) }
    public init(verbatim content: String) { words = content }
    public init(_ attributedContent: AttributedString) {
        words = String(attributedContent.characters)
        attributed = attributedContent
    }
    package func draw(in drawing: Drawing) {
        let element = Element(.text, in: drawing, words)
        if let attributed { element.action = .reading(attributed) }
        drawing.add(element)
    }

    public struct LineStyle: Hashable, Sendable {
        public static let single = Text.LineStyle()
    }
}

public struct Image: View, Drawn, Equatable {
    let name: String
    let isDecorative: Bool
    public init(systemName: String) {
        name = systemName
        isDecorative = false
    }
    public init(_ name: String, bundle: Bundle? = nil) {
        self.name = name
        isDecorative = false
    }
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.name = name
        isDecorative = true
    }
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
    ) -> Image { self }
    public enum ResizingMode: Sendable { case tile, stretch }
    package func draw(in drawing: Drawing) { drawing.add(Element(.image, in: drawing, name)) }
}

/// A picture and words.
public struct Label<Title: View, Icon: View>: View, Drawn {
    let title: Title
    let icon: Icon
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
    package func draw(in drawing: Drawing) {
        let element = Element(.stack, in: drawing)
        element.slots[.header] = drawing.collect("icon", icon)
        element.slots[.content] = drawing.collect("title", title)
        drawing.add(element)
    }
}

extension Label where Title == Text, Icon == Image {
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.title = Text(title)
        icon = Image(systemName: name)
    }
}

public struct ProgressView<Label: View>: View, Drawn {
    let label: Label
    public init() where Label == EmptyView { label = EmptyView() }
    public init(@ViewBuilder label: () -> Label) { self.label = label() }
    package func draw(in drawing: Drawing) {
        let element = Element(.progress, in: drawing)
        element.slots[.label] = drawing.collect("label", label)
        drawing.add(element)
    }
}

public struct Divider: View, Drawn {
    public init() {}
    package func draw(in drawing: Drawing) { drawing.add(Element(.divider, in: drawing)) }
}

public struct Spacer: View, Drawn {
    public var minLength: CGFloat?
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
    package func draw(in drawing: Drawing) { drawing.add(Element(.spacer, in: drawing)) }
}
