public import Foundation
import UIKitDouble

extension View {
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View {
        Measured(base: self, transform: transform, action: action)
    }
}

extension View {
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        Modified(self, .look)
    }
}

public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// How large a view is. In the double every view is as large as the window.
public struct GeometryProxy: Sendable {
    public let size: CGSize
}

// Source: Apple, "onGeometryChange(for:of:action:)": the action runs at first, and whenever the value is another one.
private struct Measured<Base: View, Value: Equatable & Sendable>: View, Drawn {
    let base: Base
    let transform: @Sendable (GeometryProxy) -> Value
    let action: (Value) -> Void

    func draw(in drawing: Drawing) {
        let measure = drawing.kept(Measure.self) { Measure() }
        let transform = transform, action = action
        var known = measure.known as? Value
        measure.look = { [weak measure] size in
            let value = transform(GeometryProxy(size: size))
            guard value != known else { return }
            known = value
            measure?.known = value
            action(value)
        }
        let host = drawing.place.host
        host.measures.append(WeakMeasure(measure))
        host.later.append { [weak host, weak measure] in
            if let host { measure?.look?(host.window.frame.size) }
        }
        drawing.within("measured") { drawing.add(base) }
    }
}

/// What waits for another size.
@MainActor final class Measure {
    var known: Any?
    var look: ((CGSize) -> Void)?
}

@MainActor struct WeakMeasure {
    weak var measure: Measure?
    init(_ measure: Measure) { self.measure = measure }
}

extension Display {
    /// Turns the device, or pulls at the window.
    package func resize(width: CGFloat) {
        window.frame.size.width = width
        for weak in measures { weak.measure?.look?(window.frame.size) }
        settle()
    }
}
