public import Foundation

open class UIImage: NSObject, @unchecked Sendable {  // Nothing changes after initialisation.
    /// The name of the symbol or of the picture.
    package let name: String
    open var isSymbolImage: Bool { symbol }
    open var size: CGSize { points }
    open var scale: CGFloat { 1 }
    private var points = CGSize(width: 22, height: 22)
    private let symbol: Bool
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
    // An app's pictures: this double's app has none.
    public init?(named name: String) { nil }
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
    // Source: Apple, "prepareForDisplay(completionHandler:)": the picture comes on a queue of the system's.
    open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(UIImage(preparing: self))
    }
    open func draw(in rect: CGRect) {
        MainActor.assumeIsolated { Drawing.note("picture \(Int(rect.width))x\(Int(rect.height))") }
    }

    open class Configuration: NSObject {}
    open class SymbolConfiguration: UIImage.Configuration {
        public convenience init(textStyle: UIFont.TextStyle) { self.init() }
        public convenience init(scale: UIImage.SymbolScale) { self.init() }
        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) { self.init() }
    }
    public enum SymbolScale: Int, Sendable { case `default`, unspecified, small, medium, large }
}
