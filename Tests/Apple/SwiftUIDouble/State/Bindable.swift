public import Observation

/// Makes bindings to the properties of an object.
@MainActor @propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable & Sendable {
    public subscript<Subject>(
        dynamicMember keyPath: any ReferenceWritableKeyPath<Value, Subject> & Sendable
    ) -> Binding<Subject> {
        let object = wrappedValue
        return Binding {
            object[keyPath: keyPath]
        } set: {
            object[keyPath: keyPath] = $0
        }
    }
}
