public import Foundation

public struct UIAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public var rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let screenChanged = UIAccessibility.Notification(rawValue: 1000)
        public static let layoutChanged = UIAccessibility.Notification(rawValue: 1001)
        public static let announcement = UIAccessibility.Notification(rawValue: 1008)
        public static let pageScrolled = UIAccessibility.Notification(rawValue: 1009)
    }

    /// What was posted since `forget`.
    @MainActor package private(set) static var posts: [Post] = []
    @MainActor package static func forget() { posts = [] }
    @MainActor package static var speaksScreen = false
    @MainActor package static var reducesMotion = false

    @MainActor public static func post(notification: UIAccessibility.Notification, argument: Any?) {
        posts.append(Post(notification: notification, argument: argument))
    }
    @MainActor public static var isVoiceOverRunning: Bool { speaksScreen }
    @MainActor public static var isReduceMotionEnabled: Bool { reducesMotion }
    @MainActor public static var isDarkerSystemColorsEnabled: Bool { false }
    @MainActor public static var shouldDifferentiateWithoutColor: Bool { false }
}

/// A notification for assistive technologies.
@MainActor package struct Post {
    package let notification: UIAccessibility.Notification
    package let argument: Any?
    /// The text of an announcement.
    package var announcement: String? { notification == .announcement ? argument as? String : nil }
}

public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public nonisolated static let none: UIAccessibilityTraits = []
    public nonisolated static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public nonisolated static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public nonisolated static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public nonisolated static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public nonisolated static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public nonisolated static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public nonisolated static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public nonisolated static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public nonisolated static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    public nonisolated static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

@MainActor open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool
    open var name: String
    open var image: UIImage?
    open var actionHandler: UIAccessibilityCustomAction.Handler?
    public init(name: String, actionHandler: @escaping UIAccessibilityCustomAction.Handler) {
        self.name = name
        self.actionHandler = actionHandler
    }
    public init(name: String, image: UIImage?, actionHandler: @escaping UIAccessibilityCustomAction.Handler) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
    }
}
