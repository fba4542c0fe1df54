#if canImport(UIKit)
import Foundation
import UIKit

extension FormTableView {
    /// The point of a low line that a touch is meant for: a finger needs 44 points, and a line may be lower. Between two lines the nearer
    /// one takes the touch. `nil` if the touch is for what is under it.
    func lowLine(for point: CGPoint) -> CGPoint? {
        func distance(_ cell: UITableViewCell) -> CGFloat { abs(point.y - cell.frame.midY) }
        let low = visibleCells.filter { $0 is LineCell && $0.frame.height < 44 && distance($0) <= 22 }
        guard let nearest = low.min(by: { distance($0) < distance($1) }), !nearest.frame.contains(point),
            nearest.frame.minX <= point.x, point.x <= nearest.frame.maxX
        else { return nil }
        let under = visibleCells.first { $0.frame.contains(point) }
        if let under, distance(under) <= distance(nearest) { return nil }
        return CGPoint(x: point.x, y: min(max(point.y, nearest.frame.minY + 1), nearest.frame.maxY - 1))
    }
}
#endif
