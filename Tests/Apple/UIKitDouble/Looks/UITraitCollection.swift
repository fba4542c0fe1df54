public import Foundation

open class UITraitCollection: NSObject, @unchecked Sendable {  // Nothing changes after initialisation.
    open var preferredContentSizeCategory: UIContentSizeCategory { category }
    open var userInterfaceStyle: UIUserInterfaceStyle { style }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { direction }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { width }
    open var verticalSizeClass: UIUserInterfaceSizeClass { height }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { idiom }
    open var accessibilityContrast: UIAccessibilityContrast { contrast }
    private let category: UIContentSizeCategory
    private let style: UIUserInterfaceStyle
    private let direction: UITraitEnvironmentLayoutDirection
    private let width: UIUserInterfaceSizeClass
    private let height: UIUserInterfaceSizeClass
    private let idiom: UIUserInterfaceIdiom
    private let contrast: UIAccessibilityContrast

    /// What a test sets on the device.
    package init(
        category: UIContentSizeCategory = .large, style: UIUserInterfaceStyle = .light,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, width: UIUserInterfaceSizeClass = .compact,
        height: UIUserInterfaceSizeClass = .regular, idiom: UIUserInterfaceIdiom = .phone,
        contrast: UIAccessibilityContrast = .normal
    ) {
        self.category = category
        self.style = style
        self.direction = direction
        self.width = width
        self.height = height
        self.idiom = idiom
        self.contrast = contrast
    }
    public override convenience init() { self.init(category: .large) }
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified, leftToRight, rightToLeft }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified, phone, pad, carPlay, mac, vision }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified, normal, high }

public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "extraSmall")
    public static let small = UIContentSizeCategory(rawValue: "small")
    public static let medium = UIContentSizeCategory(rawValue: "medium")
    public static let large = UIContentSizeCategory(rawValue: "large")
    public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraLarge")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraExtraLarge")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibilityLarge")
    public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "accessibilityExtraLarge")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "accessibilityExtraExtraLarge")

    private static let order: [UIContentSizeCategory] = [
        .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    ]
    private var rank: Int { Self.order.firstIndex(of: self) ?? 0 }
    public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool { a.rank < b.rank }
    public var isAccessibilityCategory: Bool { rank >= 8 }
    /// How much larger text is than at the size that devices come with.
    package var factor: CGFloat { 1 + CGFloat(rank - 4) * (isAccessibilityCategory ? 0.25 : 0.1) }
}
