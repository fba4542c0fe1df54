/// A property that its view keeps at its place.
@MainActor @propertyWrapper public struct State<Value>: Connecting {
    private let box: StateBox<Value>

    public init(wrappedValue value: Value) { box = StateBox(value) }
    public init(initialValue value: Value) { box = StateBox(value) }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }
    public var projectedValue: Binding<Value> {
        let location = box.location
        return Binding {
            location.read()
        } set: {
            location.write($0)
        }
    }

    func connect(to place: Place, _ name: String, _ environment: EnvironmentValues) { box.connect(to: place, name) }
}

/// Where the value of a property is: at a place once it is connected, before that in the property itself.
@MainActor final class StateBox<Value> {
    private(set) var location: StateLocation<Value>

    init(_ value: Value) { location = StateLocation(value) }

    var value: Value {
        get { location.read() }
        set { location.write(newValue) }
    }

    func connect(to place: Place, _ name: String) {
        if let known = place.state[name] as? StateLocation<Value> {
            location = known
        } else {
            place.state[name] = location
        }
    }
}

@MainActor final class StateLocation<Value> {
    private var value: Value
    private var readers: [ObjectIdentifier: Reader] = [:]

    private struct Reader { weak var place: Place? }

    init(_ value: Value) { self.value = value }

    func read() -> Value {
        if let place = Place.evaluated { readers[ObjectIdentifier(place)] = Reader(place: place) }
        return value
    }
    func write(_ value: Value) {
        let isSame = Sameness.areSame(self.value, value)
        self.value = value
        if isSame { return }
        for reader in readers.values { reader.place?.markStale() }
    }
}

/// A number that grows with the person's texts. It is not scaled here.
@MainActor @propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
    public let wrappedValue: Value
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
}
