/// A way to read and write a value that is somewhere else.
@MainActor @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    private let read: @MainActor @Sendable () -> Value
    private let write: @MainActor @Sendable (Value) -> Void

    public init(get: @escaping @MainActor @Sendable () -> Value, set: @escaping @MainActor @Sendable (Value) -> Void) {
        read = get
        write = set
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
