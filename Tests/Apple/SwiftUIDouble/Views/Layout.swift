public import Foundation

/// Places views in a way of an app's own.
@MainActor public protocol Layout {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    func makeCache(subviews: Subviews) -> Cache
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LaidOut(layout: self, content: content())
    }
}

/// What a view says to the layout around it.
@MainActor public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension View {
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View where K.Value: Hashable {
        Modified(self, .layoutValue(ObjectIdentifier(key), AnyHashable(value)))
    }
}

@MainActor public struct LayoutSubviews: @MainActor RandomAccessCollection {
    let all: [LayoutSubview]
    public var startIndex: Int { 0 }
    public var endIndex: Int { all.count }
    public subscript(index: Int) -> LayoutSubview { all[index] }
}

/// A view in a layout. In the double every view is 44 points high.
@MainActor public struct LayoutSubview {
    let values: [ObjectIdentifier: AnyHashable]
    let record: PlacementRecord
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        values[ObjectIdentifier(key)]?.base as? K.Value ?? key.defaultValue
    }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 100, height: 44)
    }
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        record.frame = CGRect(origin: position, size: sizeThatFits(proposal))
    }
}

@MainActor final class PlacementRecord {
    var frame: CGRect?
}

private struct LaidOut<Arrangement: Layout, Content: View>: View, Drawn {
    let layout: Arrangement
    let content: Content
    func draw(in drawing: Drawing) {
        let element = Element(.stack, in: drawing)
        element.slots[.content] = drawing.collect("content", content)
        let layout = layout
        element.place = { width, elements in
            let records = elements.map { _ in PlacementRecord() }
            let subviews = LayoutSubviews(
                all: zip(elements, records).map { LayoutSubview(values: $0.layoutValues, record: $1) })
            var cache = layout.makeCache(subviews: subviews)
            let proposal = ProposedViewSize(width: width, height: nil)
            let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
            layout.placeSubviews(
                in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
            return records.map { $0.frame ?? .zero }
        }
        drawing.add(element)
    }
}

extension Element {
    fileprivate var layoutValues: [ObjectIdentifier: AnyHashable] {
        guard case .modified(let change) = kind else { return [:] }
        var values = elements(.content).first?.layoutValues ?? [:]
        if case .layoutValue(let key, let value) = change { values[key] = value }
        return values
    }

    /// The elements of a layout with their places, where a line has a width.
    package func places(inWidth width: CGFloat) -> [(element: Element, frame: CGRect)] {
        let parts = elements(.content)
        return Array(zip(parts, place?(width, parts) ?? []))
    }
}
