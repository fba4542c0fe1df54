#if canImport(UIKit)
import Foundation
import UIKit

/// The paper that a person signs on with a finger or a pen.
///
/// What is drawn is kept as strokes, so it can be undone, and it stays when the screen is turned.
@MainActor final class SignaturePad: UIView {
    /// The height of the paper as a share of its width.
    static let heightShare: CGFloat = 1 / 3

    /// Called when something was drawn or taken back.
    var changed: (() -> Void)?
    /// The strokes, each with its points as shares of the width.
    private(set) var strokes: [[CGPoint]] = []

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
        if !strokes.isEmpty { strokes.removeLast() }
        redraw()
    }

    /// Takes all strokes back.
    func clear() {
        strokes = []
        redraw()
    }

    private func redraw() {
        setNeedsDisplay()
        changed?()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = point(touches) else { return }
        strokes.append([point])
        redraw()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = point(touches), !strokes.isEmpty else { return }
        strokes[strokes.count - 1].append(point)
        setNeedsDisplay()
    }

    private func point(_ touches: Set<UITouch>) -> CGPoint? {
        guard let place = touches.first?.location(in: self), bounds.width > 0 else { return nil }
        return CGPoint(x: place.x / bounds.width, y: place.y / bounds.width)
    }

    override func draw(_ rect: CGRect) {
        UIColor.systemGray.setStroke()
        UIBezierPath(rect: bounds.insetBy(dx: 0.5, dy: 0.5)).stroke()
        Self.draw(strokes, width: bounds.width)
    }

    /// The drawing as it is kept, in PNG.
    func picture() -> Data {
        let size = CGSize(width: 900, height: 900 * Self.heightShare)
        return UIGraphicsImageRenderer(size: size).pngData { [strokes] _ in
            UIColor.white.setFill()
            UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
            Self.draw(strokes, width: size.width)
        }
    }

    private nonisolated static func draw(_ strokes: [[CGPoint]], width: CGFloat) {
        UIColor.black.setStroke()
        UIColor.black.setFill()
        let line = width / 200
        for stroke in strokes {
            let points = stroke.map { CGPoint(x: $0.x * width, y: $0.y * width) }
            if points.count == 1 {
                let dot = CGRect(x: points[0].x - line / 2, y: points[0].y - line / 2, width: line, height: line)
                UIBezierPath(ovalIn: dot).fill()
                continue
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
