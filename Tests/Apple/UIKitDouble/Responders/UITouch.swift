public import Foundation

@MainActor open class UITouch: NSObject {
    private let place: CGPoint
    private weak var touched: UIView?
    init(at place: CGPoint, in view: UIView) {
        self.place = place
        touched = view
    }
    open func location(in view: UIView?) -> CGPoint {
        guard let view, let touched, view !== touched else { return place }
        return touched.convert(CGRect(origin: place, size: .zero), to: view).origin
    }
}

extension Person {
    /// Draws on a view with a finger, from point to point.
    @discardableResult package func draw(on view: UIView, _ points: [CGPoint]) -> Bool {
        guard canReach(view), let first = points.first, let last = points.last else { return false }
        view.touchesBegan([UITouch(at: first, in: view)], with: nil)
        for point in points.dropFirst() { view.touchesMoved([UITouch(at: point, in: view)], with: nil) }
        view.touchesEnded([UITouch(at: last, in: view)], with: nil)
        settle()
        return true
    }
}
