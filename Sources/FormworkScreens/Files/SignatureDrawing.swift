public import Foundation

/// A signature as it is drawn: strokes, each with its points as shares of the width of the paper.
///
/// So it can be taken back stroke by stroke, and stays when the paper gets another size.
public struct SignatureDrawing: Equatable, Sendable {
    /// The height of the paper as a share of its width.
    public static let heightShare = 1.0 / 3
    /// How thick the ink is, as a share of the width.
    public static let lineShare = 1.0 / 200

    /// The strokes, each with at least one point.
    public private(set) var strokes: [[CGPoint]] = []

    /// An empty paper.
    public init() {}

    /// Whether nothing is drawn.
    public var isEmpty: Bool { strokes.isEmpty }

    /// Begins a stroke.
    ///
    /// - Parameters:
    ///   - place: The place on the paper.
    ///   - width: How wide the paper is. One without a width is not drawn on.
    public mutating func begin(at place: CGPoint, width: CGFloat) {
        if width > 0 { strokes.append([CGPoint(x: place.x / width, y: place.y / width)]) }
    }

    /// Draws the last stroke on to a place.
    public mutating func draw(to place: CGPoint, width: CGFloat) {
        guard width > 0, !strokes.isEmpty else { return }
        strokes[strokes.count - 1].append(CGPoint(x: place.x / width, y: place.y / width))
    }

    /// Takes the last stroke back.
    public mutating func undo() { if !strokes.isEmpty { strokes.removeLast() } }

    /// Takes all strokes back.
    public mutating func clear() { strokes = [] }

    /// The strokes on a paper of a width.
    public func strokes(width: CGFloat) -> [[CGPoint]] {
        strokes.map { $0.map { CGPoint(x: $0.x * width, y: $0.y * width) } }
    }

    /// The drawing as it is kept where the system draws no pictures for it: black on white, in PNG, 900 by 300 points.
    public func picture() -> Data {
        var picture = InkPicture(width: 900, height: Int(900 * Self.heightShare))
        for stroke in strokes(width: 900) {
            for (start, end) in zip(stroke, stroke.count == 1 ? stroke[...] : stroke.dropFirst()) {
                picture.draw(from: start, to: end, thickness: 900 * Self.lineShare)
            }
        }
        return picture.png
    }
}
