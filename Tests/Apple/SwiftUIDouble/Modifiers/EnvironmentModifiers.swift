public import Observation

extension View {
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        InEnvironment(base: self) { $0[keyPath: keyPath] = value }
    }
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        InEnvironment(base: self) { $0[object: T.self] = object }
    }
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        InEnvironment(base: self) { transform(&$0[keyPath: keyPath]) }
    }
    // Source: Apple, "disabled(_:)": a view that is switched off cannot be switched on by one inside it.
    public func disabled(_ disabled: Bool) -> some View {
        InEnvironment(base: self) { $0.isEnabled = $0.isEnabled && !disabled }
    }
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        InEnvironment(base: self) { $0.dynamicTypeSize = size }
    }
}
