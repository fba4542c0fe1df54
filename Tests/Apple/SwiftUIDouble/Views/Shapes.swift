public import Foundation

/// A shape. The double shows what it is filled and drawn with.
@MainActor public protocol Shape: View {
    nonisolated func path(in rect: CGRect) -> Path
}

/// A shape with corners.
public struct Rectangle: Shape, Drawn {
    public init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path() }
    package func draw(in drawing: Drawing) { drawing.add(Element(.divider, in: drawing, "shape")) }
}

/// A shape with round corners.
public struct RoundedRectangle: Shape, Drawn {
    let radius: CGFloat
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) { radius = cornerRadius }
    public nonisolated func path(in rect: CGRect) -> Path { Path() }
    package func draw(in drawing: Drawing) { drawing.add(Element(.divider, in: drawing, "shape radius \(radius)")) }
}

// A shape of a screen's own draws its path.
extension Shape {
    public var body: some View { EmptyView() }
}

extension Shape {
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        DrawnShape(words: "fill \(styleName(content))", radius: (self as? RoundedRectangle)?.radius ?? 0)
    }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        DrawnShape(
            words: "stroke \(styleName(content)) width \(lineWidth)", radius: (self as? RoundedRectangle)?.radius ?? 0)
    }
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        DrawnShape(words: "path \(path(in: CGRect(x: 0, y: 0, width: 390, height: 130)).words)", radius: 0)
    }
}

private struct DrawnShape: View, Drawn {
    let words: String
    let radius: CGFloat
    func draw(in drawing: Drawing) { drawing.add(Element(.divider, in: drawing, "\(words) radius \(radius)")) }
}

/// Lines through points.
public struct Path: Sendable {
    /// The points, with a letter before each that says what leads there.
    private(set) var words = ""
    public init() {}
    public init(_ callback: (inout Path) -> Void) { callback(&self) }
    public mutating func move(to end: CGPoint) { words += "M\(Int(end.x)),\(Int(end.y))" }
    public mutating func addLine(to end: CGPoint) { words += "L\(Int(end.x)),\(Int(end.y))" }
}

public struct StrokeStyle: Equatable, Sendable {
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
    ) {}
}

public enum CGLineCap: Sendable { case butt, round, square }
public enum CGLineJoin: Sendable { case miter, round, bevel }

public struct FillStyle: Equatable, Sendable {
    public init() {}
}

public enum RoundedCornerStyle: Sendable { case circular, continuous }

public struct ZStack<Content: View>: View, Drawn {
    let content: Content
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.content = content() }
    package func draw(in drawing: Drawing) { drawing.container(.stack, content) }
}
