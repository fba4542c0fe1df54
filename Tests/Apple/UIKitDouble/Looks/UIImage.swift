public import Foundation
import Synchronization

open class UIImage: NSObject, @unchecked Sendable {  // Nothing changes after initialisation.
    /// The name of the symbol or of the picture.
    package let name: String
    open var isSymbolImage: Bool { symbol }
    open var size: CGSize { points }
    open var scale: CGFloat { 1 }
    private var points = CGSize(width: 22, height: 22)
    private let symbol: Bool
    open private(set) var renderingMode = UIImage.RenderingMode.automatic
    /// The colour that a picture was drawn in; `nil` for its own.
    package private(set) var tint: UIColor?
    /// Whether the picture was unpacked aside.
    package private(set) var isPrepared = false

    // Source: Apple, "init(systemName:)": nil for a name that is no symbol.
    public init?(systemName name: String) {
        guard !name.isEmpty, !name.contains(" ") else { return nil }
        self.name = name
        symbol = true
    }
    public init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard !name.isEmpty, !name.contains(" ") else { return nil }
        self.name = name
        symbol = true
    }
    /// The pictures in the resources of the app, with their sizes.
    package static let ofApp = Pictures()
    public init?(named name: String) {
        guard let size = Self.ofApp.size(of: name) else { return nil }
        self.name = name
        symbol = false
        points = size
    }
    public init?(data: Data) {
        guard !data.isEmpty else { return nil }
        name = "data"
        symbol = false
    }

    /// A picture that somebody took.
    package init(taken size: CGSize) {
        name = "taken"
        symbol = false
        points = size
    }
    /// A picture that was unpacked.
    private init(preparing picture: UIImage) {
        name = picture.name
        symbol = picture.symbol
        points = picture.points
        isPrepared = true
    }
    private init(copying picture: UIImage, size: CGSize? = nil) {
        name = picture.name
        symbol = picture.symbol
        points = size ?? picture.points
        renderingMode = picture.renderingMode
        tint = picture.tint
    }
    // Source: Apple, "applyingSymbolConfiguration(_:)": nil for what is no symbol.
    open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        guard symbol else { return nil }
        return UIImage(copying: self, size: configuration.points.map { CGSize(width: $0, height: $0) })
    }
    open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        let copy = UIImage(copying: self)
        copy.renderingMode = renderingMode
        return copy
    }
    open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        let copy = withRenderingMode(renderingMode)
        copy.tint = color
        return copy
    }
    /// What a renderer drew.
    package init(drawn size: CGSize, of steps: [String]) {
        name = steps.joined(separator: ", ")
        symbol = false
        points = size
    }
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    // Source: Apple, "prepareForDisplay(completionHandler:)": the picture comes on a queue of the system's.
    open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(UIImage(preparing: self))
    }
    open func draw(in rect: CGRect) {
        MainActor.assumeIsolated { Drawing.note("picture \(Int(rect.width))x\(Int(rect.height))") }
    }

    open class Configuration: NSObject {}
    open class SymbolConfiguration: UIImage.Configuration {
        private(set) var points: CGFloat?
        public convenience init(pointSize: CGFloat) {
            self.init()
            points = pointSize
        }
        public convenience init(textStyle: UIFont.TextStyle) { self.init() }
        public convenience init(scale: UIImage.SymbolScale) { self.init() }
        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) { self.init() }
    }
    public enum SymbolScale: Int, Sendable { case `default`, unspecified, small, medium, large }
}

/// The pictures that a test gave to its app.
package final class Pictures: Sendable {
    private let sizes = Mutex<[String: CGSize]>([:])
    package func size(of name: String) -> CGSize? { sizes.withLock { $0[name] } }
    package func add(_ name: String, _ size: CGSize) { sizes.withLock { $0[name] = size } }
}
