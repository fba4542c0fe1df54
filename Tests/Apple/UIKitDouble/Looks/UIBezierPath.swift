public import Foundation

/// A path around a rectangle, which is all that screens draw.
open class UIBezierPath: NSObject {
    open var lineWidth: CGFloat = 1
    open private(set) var bounds = CGRect.zero
    private var radius: CGFloat = 0

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        bounds = rect
        radius = cornerRadius
    }
    open func fill() {
        let shape = "radius \(radius)"
        MainActor.assumeIsolated { Drawing.note("fill \(Drawing.fill) \(shape)") }
    }
    open func stroke() {
        let shape = "width \(lineWidth) radius \(radius)"
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
