#if canImport(UIKit)
import Foundation
import UIKit

/// The edge around a control and the background inside it, a little larger than the control.
@MainActor final class EdgeDrawing: UIView {
    private var fill: UIColor?
    private var stroke: UIColor?
    private var width: CGFloat = 0
    private var radius: CGFloat = 0

    init(around control: UIView, in view: UIView) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
        translatesAutoresizingMaskIntoConstraints = false
        view.insertSubview(self, at: 0)
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: control.leadingAnchor, constant: -8),
            trailingAnchor.constraint(equalTo: control.trailingAnchor, constant: 8),
            topAnchor.constraint(equalTo: control.topAnchor, constant: -4),
            bottomAnchor.constraint(equalTo: control.bottomAnchor, constant: 4),
        ])
    }
    required init?(coder: NSCoder) { nil }

    func draw(fill: UIColor?, stroke: UIColor?, width: CGFloat, radius: CGFloat) {
        self.fill = fill
        self.stroke = stroke
        self.width = width
        self.radius = radius
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath(
            roundedRect: bounds.insetBy(dx: width / 2, dy: width / 2), cornerRadius: radius)
        if let fill {
            fill.setFill()
            path.fill()
        }
        guard width > 0, let stroke else { return }
        stroke.setStroke()
        path.lineWidth = width
        path.stroke()
    }
}
#endif
