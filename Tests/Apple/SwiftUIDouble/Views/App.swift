/// What an app is made of. The double opens no windows.
@MainActor public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

extension App {
    public static func main() { _ = Self().body }
}

@MainActor public protocol Scene {}

@resultBuilder @MainActor public enum SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public struct WindowGroup<Content: View>: Scene {
    package let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
