#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// Puts views side by side, each as wide as its share of the line says, or below each other. Views stay the same when it changes
/// from one to the other.
struct ShareLayout: Layout {
    var spacing: CGFloat = 12
    /// Whether the views stand below each other, each in a line of its own.
    var isStacked = false

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? 320
        let heights = heights(subviews, width)
        guard isStacked else { return CGSize(width: width, height: heights.max() ?? 0) }
        return CGSize(width: width, height: heights.reduce(0, +) + spacing * CGFloat(max(heights.count - 1, 0)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        // SwiftUI turns places around where people read from right to left.
        var top = bounds.minY
        for (view, span) in zip(subviews, spans(subviews, bounds.width)) {
            let room = ProposedViewSize(width: span.width, height: nil)
            view.place(at: CGPoint(x: bounds.minX + span.start, y: top), anchor: .topLeading, proposal: room)
            if isStacked { top += view.sizeThatFits(room).height + spacing }
        }
    }

    private func heights(_ subviews: Subviews, _ width: CGFloat) -> [CGFloat] {
        zip(subviews, spans(subviews, width)).map { view, span in
            view.sizeThatFits(ProposedViewSize(width: span.width, height: nil)).height
        }
    }

    private func spans(_ subviews: Subviews, _ width: CGFloat) -> [(start: Double, width: Double)] {
        if isStacked { return subviews.map { _ in (0, width) } }
        return LineShares.spans(of: subviews.map { $0[LineShare.self] }, width: width, spacing: spacing)
    }
}

private struct LineShare: LayoutValueKey {
    static let defaultValue = 1.0
}

extension View {
    /// Says which share of its line the view takes, from 0 to 1.
    func lineShare(_ share: Double) -> some View { layoutValue(key: LineShare.self, value: share) }
}
#endif
