public import Foundation

open class UIGraphicsRendererContext: NSObject {}
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {}
open class UIGraphicsRenderer: NSObject {}
open class UIGraphicsRendererFormat: NSObject {}
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    // Source: Apple, "UIGraphicsImageRendererFormat": by default pictures have the scale of the main screen.
    open var scale: CGFloat = 3
}

public typealias UIGraphicsImageDrawingActions = (UIGraphicsImageRendererContext) -> Void

open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    private let size: CGSize
    private let scale: CGFloat

    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.size = size
        scale = format.scale
    }

    open func pngData(actions: @escaping UIGraphicsImageDrawingActions) -> Data {
        let mark: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        return Data(mark) + drawn(actions)
    }
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: @escaping UIGraphicsImageDrawingActions
    ) -> Data {
        Data([0xFF, 0xD8, 0xFF]) + drawn(actions)
    }

    open func image(actions: @escaping UIGraphicsImageDrawingActions) -> UIImage {
        let kept = MainActor.assumeIsolated {
            defer { Drawing.steps = [] }
            return Drawing.steps
        }
        actions(UIGraphicsImageRendererContext())
        let steps = MainActor.assumeIsolated {
            defer { Drawing.steps = kept }
            return Drawing.steps
        }
        return UIImage(drawn: size, of: steps)
    }

    /// The size in points, how many pixels a point has, and what was drawn, so that tests can read it.
    private func drawn(_ actions: UIGraphicsImageDrawingActions) -> Data {
        let kept = MainActor.assumeIsolated {
            let kept = Drawing.steps
            Drawing.steps = []
            return kept
        }
        actions(UIGraphicsImageRendererContext())
        let steps = MainActor.assumeIsolated {
            defer { Drawing.steps = kept }
            return Drawing.steps
        }
        return Data("\(Int(size.width))x\(Int(size.height)) @\(Int(scale)) \(steps.joined(separator: ", "))".utf8)
    }
}
