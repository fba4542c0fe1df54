/// A way to read and write a value that is somewhere else.
@MainActor @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    private let read: @MainActor @Sendable () -> Value
    private let write: @MainActor @Sendable (Value) -> Void

    // The closures carry the actor of the place where they were written. Here that is the main actor or none, because only the main
    // actor makes bindings, so they can be called there. The language has no conversion that says so.
    @preconcurrency public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        read = unsafeBitCast(get, to: (@MainActor @Sendable () -> Value).self)
        write = unsafeBitCast(set, to: (@MainActor @Sendable (Value) -> Void).self)
    }

    public static func constant(_ value: Value) -> Binding<Value> where Value: Sendable {
        Binding {
            value
        } set: { _ in
        }
    }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }
    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: any WritableKeyPath<Value, Subject> & Sendable) -> Binding<Subject>
    {
        Binding<Subject> {
            read()[keyPath: keyPath]
        } set: { subject in
            var value = read()
            value[keyPath: keyPath] = subject
            write(value)
        }
    }
}
