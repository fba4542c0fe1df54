/// Which control has the focus, by a value of the view's.
@MainActor @propertyWrapper public struct FocusState<Value: Hashable>: Connecting {
    private let box: StateBox<Value>

    public init() where Value == Bool { box = StateBox(false) }
    public init<Wrapped: Hashable>() where Value == Wrapped? { box = StateBox(nil) }

    @MainActor @propertyWrapper public struct Binding {
        let location: StateLocation<Value>
        public var wrappedValue: Value {
            get { location.read() }
            nonmutating set { location.write(newValue) }
        }
        public var projectedValue: FocusState<Value>.Binding { self }
    }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }
    public var projectedValue: FocusState<Value>.Binding { Binding(location: box.location) }

    func connect(to place: Place, _ name: String, _ environment: EnvironmentValues) { box.connect(to: place, name) }
}

/// Where the focus of assistive technology is.
@MainActor @propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: Connecting {
    private let box: StateBox<Value>

    public init() where Value == Bool { box = StateBox(false) }
    public init<Wrapped: Hashable>() where Value == Wrapped? { box = StateBox(nil) }

    @MainActor @propertyWrapper public struct Binding {
        let location: StateLocation<Value>
        public var wrappedValue: Value {
            get { location.read() }
            nonmutating set { location.write(newValue) }
        }
        public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
    }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }
    public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(location: box.location) }

    func connect(to place: Place, _ name: String, _ environment: EnvironmentValues) { box.connect(to: place, name) }
}
