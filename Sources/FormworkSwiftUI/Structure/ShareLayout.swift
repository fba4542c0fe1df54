#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// Puts views side by side, each as wide as its share of the line says.
struct ShareLayout: Layout {
    var spacing: CGFloat = 12

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? 320
        let heights = zip(subviews, spans(subviews, width)).map { view, span in
            view.sizeThatFits(ProposedViewSize(width: span.width, height: nil)).height
        }
        return CGSize(width: width, height: heights.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        // SwiftUI turns places around where people read from right to left.
        for (view, span) in zip(subviews, spans(subviews, bounds.width)) {
            view.place(
                at: CGPoint(x: bounds.minX + span.start, y: bounds.minY), anchor: .topLeading,
                proposal: ProposedViewSize(width: span.width, height: nil))
        }
    }

    private func spans(_ subviews: Subviews, _ width: CGFloat) -> [(start: Double, width: Double)] {
        LineShares.spans(of: subviews.map { $0[LineShare.self] }, width: width, spacing: spacing)
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
