public import Foundation

/// A property that the system keeps for a window, also when it ends the app.
@MainActor @propertyWrapper public struct SceneStorage<Value> {
    private let location: StateLocation<Value>

    public init(wrappedValue: Value, _ key: String) where Value == Data {
        location = SceneShelf.location(key, wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String) where Value == String {
        location = SceneShelf.location(key, wrappedValue)
    }

    public var wrappedValue: Value {
        get { location.read() }
        nonmutating set { location.write(newValue) }
    }
    public var projectedValue: Binding<Value> {
        let location = location
        return Binding {
            location.read()
        } set: {
            location.write($0)
        }
    }
}

/// What the system keeps for the only window of the double.
@MainActor package enum SceneShelf {
    private static var locations: [String: Any] = [:]

    static func location<Value>(_ key: String, _ value: Value) -> StateLocation<Value> {
        if let known = locations[key] as? StateLocation<Value> { return known }
        let new = StateLocation(value)
        locations[key] = new
        return new
    }

    /// The window is closed by the person.
    package static func clear() { locations = [:] }
}

/// Whether a window is in use.
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

private struct Phase: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
    public var scenePhase: ScenePhase {
        get { self[Phase.self] }
        set { self[Phase.self] = newValue }
    }
}

extension View {
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        Modified(self, isDisabled ? .style("stays") : .look)
    }
}
