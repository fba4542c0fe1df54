#if canImport(UIKit)
import Foundation
import UIKit

/// The paper that a person signs on with a finger or a pen.
///
/// The drawing is kept as strokes, so it can be undone, and it stays when the screen is turned.
@MainActor final class SignaturePad: UIView {
    /// Called when something was drawn or taken back.
    var changed: (() -> Void)?
    /// The strokes that were drawn.
    private(set) var signature = SignatureDrawing()

    override init(frame: CGRect) {
        super.init(frame: frame)
        // Dark ink on white paper, in the dark too: that is how the picture is kept.
        backgroundColor = .white
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityTraits = .image
    }
    required init?(coder: NSCoder) { nil }

    /// Takes the last stroke back.
    func undo() {
        signature.undo()
        redraw()
    }

    /// Takes all strokes back.
    func clear() {
        signature.clear()
        redraw()
    }

    private func redraw() {
        setNeedsDisplay()
        changed?()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        signature.begin(at: touch.location(in: self), width: bounds.width)
        redraw()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        // A fast finger or pen is at more places than there are events.
        for place in event?.coalescedTouches(for: touch) ?? [touch] {
            signature.draw(to: place.location(in: self), width: bounds.width)
        }
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        UIColor.systemGray.setStroke()
        UIBezierPath(rect: bounds.insetBy(dx: 0.5, dy: 0.5)).stroke()
        Self.draw(signature, width: bounds.width)
    }

    /// The drawing as it is kept, in PNG.
    func picture() -> Data {
        let size = CGSize(width: 900, height: 900 * SignatureDrawing.heightShare)
        return UIGraphicsImageRenderer(size: size).pngData { [signature] _ in
            UIColor.white.setFill()
            UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
            Self.draw(signature, width: size.width)
        }
    }

    private nonisolated static func draw(_ drawing: SignatureDrawing, width: CGFloat) {
        UIColor.black.setStroke()
        UIColor.black.setFill()
        let line = width * SignatureDrawing.lineShare
        for points in drawing.strokes(width: width) {
            // A dot at each point makes ends and joins round, and a stroke of one point visible.
            for point in points {
                let dot = CGRect(x: point.x - line / 2, y: point.y - line / 2, width: line, height: line)
                UIBezierPath(ovalIn: dot).fill()
            }
            let path = UIBezierPath()
            path.lineWidth = line
            path.move(to: points[0])
            for point in points.dropFirst() { path.addLine(to: point) }
            path.stroke()
        }
    }
}
#endif
