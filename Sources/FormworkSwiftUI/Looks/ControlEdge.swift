#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// The background and the edge that the form sets for a control. They are drawn behind it, a little larger than it.
struct ControlEdge: View {
    let background: StyleColor?
    let edge: EdgeLook?

    var body: some View {
        if background != nil || edge != nil {
            let shape = RoundedRectangle(cornerRadius: edge?.radius ?? 0)
            ZStack {
                shape.fill(background.color ?? .clear)
                if let edge, edge.width > 0 {
                    shape.stroke(edge.color.color ?? .secondary, lineWidth: edge.width)
                }
            }
            .padding(.horizontal, -8)
            .padding(.vertical, -4)
        }
    }
}
#endif
