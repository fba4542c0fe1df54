public import Foundation

@MainActor open class UIApplication: UIResponder {
    /// The facts contradict each other on whether `shared` can be nil, so screens do without it.
    package static let only = UIApplication()

    /// Addresses that were opened.
    package var opened: [URL] = []

    open private(set) var windows: [UIWindow] = []
    open var preferredContentSizeCategory: UIContentSizeCategory {
        windows.last?.settings.preferredContentSizeCategory ?? .large
    }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        windows.last?.settings.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    open func canOpenURL(_ url: URL) -> Bool { true }
    open func open(
        _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        opened.append(url)
        if let completion { Later.run { completion(true) } }
    }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Windows stay until they are closed, as those of a scene do.
    func remember(_ window: UIWindow) {
        windows.removeAll { $0 === window }
        windows.append(window)
    }
    func forget(_ window: UIWindow) { windows.removeAll { $0 === window } }
}
