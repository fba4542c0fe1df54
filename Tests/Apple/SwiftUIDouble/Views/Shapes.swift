public import Foundation

/// A shape with round corners. The double shows what it is filled and drawn with.
public struct RoundedRectangle: View, Drawn {
    let radius: CGFloat
    var look = "shape"
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { radius = cornerRadius }
    public func fill<S: ShapeStyle>(_ content: S) -> some View { with("fill \(name(content))") }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        with("stroke \(name(content)) width \(lineWidth)")
    }
    package func draw(in drawing: Drawing) { drawing.add(Element(.divider, in: drawing, "\(look) radius \(radius)")) }

    private func with(_ look: String) -> RoundedRectangle {
        var copy = self
        copy.look = look
        return copy
    }
    private func name(_ style: Any) -> String { (style as? Color)?.name ?? "" }
}

public enum RoundedCornerStyle: Sendable { case circular, continuous }

public struct ZStack<Content: View>: View, Drawn {
    let content: Content
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.content = content() }
    package func draw(in drawing: Drawing) { drawing.container(.stack, content) }
}
