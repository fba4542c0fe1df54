public import Foundation

open class UIGraphicsRendererContext: NSObject {}
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {}
open class UIGraphicsRenderer: NSObject {}

public typealias UIGraphicsImageDrawingActions = (UIGraphicsImageRendererContext) -> Void

open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    private var size = CGSize.zero

    public convenience init(size: CGSize) {
        self.init()
        self.size = size
    }

    /// The mark of a PNG, and after it what was drawn, so that tests can read it.
    open func pngData(actions: @escaping UIGraphicsImageDrawingActions) -> Data {
        let kept = MainActor.assumeIsolated {
            let kept = Drawing.steps
            Drawing.steps = []
            return kept
        }
        actions(UIGraphicsImageRendererContext())
        let drawn = MainActor.assumeIsolated {
            defer { Drawing.steps = kept }
            return Drawing.steps
        }
        let mark: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        return Data(mark) + Data("\(Int(size.width))x\(Int(size.height)) \(drawn.joined(separator: ", "))".utf8)
    }
}
