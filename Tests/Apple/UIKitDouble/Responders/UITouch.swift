public import Foundation

@MainActor open class UITouch: NSObject {
    private let place: CGPoint
    private weak var touched: UIView?
    package init(at place: CGPoint, in view: UIView) {
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
        // Source: Apple, "coalescedTouches(for:)": there are more places than events, and an event names the last of its places.
        let moves = Array(points.dropFirst())
        for start in stride(from: 0, to: moves.count, by: 2) {
            let touches = moves[start..<min(start + 2, moves.count)].map { UITouch(at: $0, in: view) }
            if let last = touches.last { view.touchesMoved([last], with: MoveEvent(touches)) }
        }
        view.touchesEnded([UITouch(at: last, in: view)], with: nil)
        settle()
        return true
    }
}

/// A finger that moved to several places since the last event.
@MainActor private final class MoveEvent: UIEvent {
    private let touches: [UITouch]
    init(_ touches: [UITouch]) { self.touches = touches }
    override func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches }
}
