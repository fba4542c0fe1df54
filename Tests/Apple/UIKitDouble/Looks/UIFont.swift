public import Foundation

open class UIFont: NSObject, @unchecked Sendable {  // Nothing changes after initialisation.
    open var pointSize: CGFloat { size }
    open var lineHeight: CGFloat { (size * 1.2).rounded() }
    package let name: String
    private let size: CGFloat
    private let traits: UIFontDescriptor.SymbolicTraits

    init(_ name: String, size: CGFloat) {
        self.name = name
        self.size = size
        traits = []
    }
    // Source: Apple, "init(descriptor:size:)": for a size of 0 that of the descriptor.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        name = descriptor.name
        size = pointSize > 0 ? pointSize : descriptor.size
        traits = descriptor.symbolicTraits
    }
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(name, size: size, traits) }
    // Source: Apple, "init(name:size:)": nil for a font that is not there. This double's device has Avenir beside the system's.
    public init?(name fontName: String, size fontSize: CGFloat) {
        guard fontName.hasPrefix("Avenir") else { return nil }
        name = fontName
        size = fontSize
        traits = []
    }
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(name, size: fontSize) }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("system", size: fontSize) }
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont("system \(weight.rawValue)", size: fontSize)
    }
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont("bold", size: fontSize) }
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont("digits", size: fontSize)
    }
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        UIFont(style.rawValue, size: style.size)
    }
    open class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(style.rawValue, size: style.size * (traitCollection?.preferredContentSizeCategory.factor ?? 1))
    }

    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let light = UIFont.Weight(rawValue: -0.4)
        public static let regular = UIFont.Weight(rawValue: 0)
        public static let medium = UIFont.Weight(rawValue: 0.23)
        public static let semibold = UIFont.Weight(rawValue: 0.3)
        public static let bold = UIFont.Weight(rawValue: 0.4)
    }

    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let largeTitle = UIFont.TextStyle(rawValue: "largeTitle")
        public static let title1 = UIFont.TextStyle(rawValue: "title1")
        public static let title2 = UIFont.TextStyle(rawValue: "title2")
        public static let title3 = UIFont.TextStyle(rawValue: "title3")
        public static let headline = UIFont.TextStyle(rawValue: "headline")
        public static let subheadline = UIFont.TextStyle(rawValue: "subheadline")
        public static let body = UIFont.TextStyle(rawValue: "body")
        public static let callout = UIFont.TextStyle(rawValue: "callout")
        public static let footnote = UIFont.TextStyle(rawValue: "footnote")
        public static let caption1 = UIFont.TextStyle(rawValue: "caption1")
        public static let caption2 = UIFont.TextStyle(rawValue: "caption2")

        // Source: Apple, Human Interface Guidelines, "Typography", sizes at Large.
        var size: CGFloat {
            switch rawValue {
            case "largeTitle": 34
            case "title1": 28
            case "title2": 22
            case "title3": 20
            case "subheadline": 15
            case "callout": 16
            case "footnote": 13
            case "caption1": 12
            case "caption2": 11
            default: 17
            }
        }
    }
}

open class UIFontMetrics: NSObject {
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    open func scaledFont(for font: UIFont) -> UIFont { font }
    open func scaledValue(for value: CGFloat) -> CGFloat { value }
    open class var `default`: UIFontMetrics { .init(forTextStyle: .body) }
}
