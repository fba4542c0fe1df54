public import Foundation

open class UIFontDescriptor: NSObject, @unchecked Sendable {  // Nothing changes after initialisation.
    let name: String
    let size: CGFloat
    open private(set) var symbolicTraits: UIFontDescriptor.SymbolicTraits

    init(_ name: String, size: CGFloat, _ traits: SymbolicTraits = []) {
        self.name = name
        self.size = size
        symbolicTraits = traits
    }

    open var pointSize: CGFloat { size }
    // Source: Apple, "withSymbolicTraits(_:)": nil where no font of the family has these traits. This device has all.
    open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(name, size: size, symbolicTraits)
    }

    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
    }
}
