public import Foundation

/// Paths around rectangles and along points, which is all that screens draw.
open class UIBezierPath: NSObject {
    open var lineWidth: CGFloat = 1
    open private(set) var bounds = CGRect.zero
    private var radius: CGFloat = 0
    private var points: [CGPoint] = []

    public convenience init(rect: CGRect) { self.init(roundedRect: rect, cornerRadius: 0) }
    public convenience init(ovalIn rect: CGRect) { self.init(roundedRect: rect, cornerRadius: rect.width / 2) }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        bounds = rect
        radius = cornerRadius
    }
    open func move(to point: CGPoint) { points = [point] }
    // Source: Apple, "addLine(to:)": a path without a current point ignores it.
    open func addLine(to point: CGPoint) { if !points.isEmpty { points.append(point) } }

    private var shape: String { points.isEmpty ? "radius \(radius)" : "points \(points.count)" }

    open func fill() {
        let shape = shape
        MainActor.assumeIsolated { Drawing.note("fill \(Drawing.fill) \(shape)") }
    }
    open func stroke() {
        let shape = "width \(lineWidth) \(shape)"
        MainActor.assumeIsolated { Drawing.note("stroke \(Drawing.stroke) \(shape)") }
    }
}

/// What is being drawn.
@MainActor enum Drawing {
    static var fill = "black"
    static var stroke = "black"
    static var steps: [String] = []
    static func note(_ step: String) { steps.append(step) }
}

extension UIView {
    /// What this view draws itself.
    package func drawing() -> [String] {
        Drawing.steps = []
        draw(bounds)
        return Drawing.steps
    }
}
