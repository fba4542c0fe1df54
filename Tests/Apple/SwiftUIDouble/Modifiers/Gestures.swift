public import Foundation

/// What a finger or a pointer does to a view.
@MainActor public protocol Gesture<Value> {
    associatedtype Value
}

public struct DragGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var location: CGPoint
        public var startLocation: CGPoint
    }
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
}

public struct TapGesture: Gesture {
    public typealias Value = Void
    public init(count: Int = 1) {}
}

/// What a gesture's points are measured from.
public protocol CoordinateSpaceProtocol {}

/// The view that hears the gesture.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension Gesture {
    public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
        HeardGesture<Value>(hearing: self, changed: action, ended: nil)
    }
    public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
        HeardGesture<Value>(hearing: self, changed: nil, ended: action)
    }
}

/// A gesture that somebody hears of.
private struct HeardGesture<Value>: Gesture {
    var changed: [(Value) -> Void] = []
    var ended: [(Value) -> Void] = []

    init(hearing gesture: Any, changed: ((Value) -> Void)?, ended: ((Value) -> Void)?) {
        if let inner = gesture as? HeardGesture<Value> { self = inner }
        if let changed { self.changed.append(changed) }
        if let ended { self.ended.append(ended) }
    }
}

extension View {
    public func gesture<T: Gesture>(_ gesture: T) -> some View {
        guard let heard = gesture as? HeardGesture<DragGesture.Value> else { return Modified(self, .look) }
        return Modified(
            self, .dragging,
            action: .dragging { place, start in
                for hear in heard.changed { hear(DragGesture.Value(location: place, startLocation: start)) }
            } end: { place, start in
                for hear in heard.ended { hear(DragGesture.Value(location: place, startLocation: start)) }
            })
    }
    // Source: Apple, "gesture(_:isEnabled:)": controls inside take their touches before a gesture of the view around them.
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        let taps = (gesture as? HeardGesture<TapGesture.Value>)?.ended ?? []
        return Modified(
            self, isEnabled ? .tapping : .look, action: isEnabled ? .press { for tap in taps { tap(()) } } : .none)
    }
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        Modified(self, .tapping, action: .press(action))
    }
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { Modified(self, .look) }
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        Modified(self, .look)
    }
}

public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

extension Display {
    /// Touches what hears touches below an identifier, and is no control.
    @discardableResult package func touch(_ identifier: String) -> Bool {
        let place = found.first { $0.element.kind == .modified(.tapping) && $0.identifiers.contains(identifier) }
        guard let place, place.isEnabled, case .press(let action) = place.element.action else { return false }
        action()
        settle()
        return true
    }

    /// Draws through points on what can be drawn on.
    // Source: Apple, "DragGesture": with no minimum distance it changes as soon as the pointer is down.
    @discardableResult package func draw(_ points: [CGPoint]) -> Bool {
        guard let pad = found.first(where: { $0.element.kind == .modified(.dragging) }), let start = points.first,
            case .dragging(let change, let end) = pad.element.action
        else { return false }
        for point in points { change(point, start) }
        end(points[points.count - 1], start)
        settle()
        return true
    }
}
