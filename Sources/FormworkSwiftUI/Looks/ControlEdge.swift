#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// What is drawn behind a control, a little larger than it: the background and the edge that the form says.
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
