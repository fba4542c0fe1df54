public import Foundation

@MainActor open class UIScene: UIResponder {
    open func open(
        _ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        UIApplication.only.open(url, completionHandler: completion)
    }

    @MainActor open class OpenExternalURLOptions: NSObject {}
}

@MainActor open class UIWindowScene: UIScene {}
