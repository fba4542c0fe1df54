public import Foundation

/// A shape. The double shows what it is filled and drawn with.
@MainActor public protocol Shape: View {}

/// A shape with round corners.
public struct RoundedRectangle: Shape, Drawn {
    let radius: CGFloat
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { radius = cornerRadius }
    package func draw(in drawing: Drawing) { drawing.add(Element(.divider, in: drawing, "shape radius \(radius)")) }
}

extension Shape {
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        DrawnShape(words: "fill \(name(of: content))", radius: (self as? RoundedRectangle)?.radius ?? 0)
    }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        DrawnShape(
            words: "stroke \(name(of: content)) width \(lineWidth)", radius: (self as? RoundedRectangle)?.radius ?? 0)
    }
    private func name(of style: Any) -> String { (style as? Color)?.name ?? "" }
}

private struct DrawnShape: View, Drawn {
    let words: String
    let radius: CGFloat
    func draw(in drawing: Drawing) { drawing.add(Element(.divider, in: drawing, "\(words) radius \(radius)")) }
}

public struct FillStyle: Equatable, Sendable {
    public init() {}
}

public enum RoundedCornerStyle: Sendable { case circular, continuous }

public struct ZStack<Content: View>: View, Drawn {
    let content: Content
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.content = content() }
    package func draw(in drawing: Drawing) { drawing.container(.stack, content) }
}
