// Views that only hold other views. Each says where it puts them, because what keeps its state is a place.

public struct EmptyView: View, Drawn {
    public init() {}
    package func draw(in drawing: Drawing) {}
}

public struct TupleView<T>: View, Drawn {
    public let value: T
    public init(_ value: T) { self.value = value }

    package func draw(in drawing: Drawing) {
        for (position, child) in Mirror(reflecting: value).children.enumerated() {
            guard let view = child.value as? any View else { continue }
            drawing.within(position) { drawing.add(view) }
        }
    }
}

public struct _ConditionalContent<First: View, Second: View>: View, Drawn {
    enum Branch {
        case first(First)
        case second(Second)
    }
    let branch: Branch
    init(_ branch: Branch) { self.branch = branch }

    package func draw(in drawing: Drawing) {
        switch branch {
        case .first(let view): drawing.within("first") { drawing.add(view) }
        case .second(let view): drawing.within("second") { drawing.add(view) }
        }
    }
}

extension Optional: View, Drawn where Wrapped: View {
    public typealias Body = Never
    package func draw(in drawing: Drawing) {
        if let self { drawing.within("some") { drawing.add(self) } }
    }
}

public struct AnyView: View, Drawn {
    let view: any View
    public init<Content: View>(_ view: Content) { self.view = view }
    public init<Content: View>(erasing view: Content) { self.view = view }
    package func draw(in drawing: Drawing) { drawing.add(view) }
}

public struct Group<Content: View>: View, Drawn {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    package func draw(in drawing: Drawing) { drawing.add(content) }
}

/// Views made of a collection, which can be moved and deleted.
@MainActor public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Data { get }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: DynamicViewContent, Drawn {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
    let name: String

    public init(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.content = content
        id = { $0.id }
        name = "ForEach"
    }
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        self.id = { $0[keyPath: id] }
        name = "ForEach"
    }

    // Source: Apple, "ForEach": identities must be unique, or views are mixed up.
    package func draw(in drawing: Drawing) {
        var seen: Set<ID> = []
        for element in data {
            let id = id(element)
            guard seen.insert(id).inserted else { fatalError("ForEach: the same id twice: \(id)") }
            drawing.within(identity: id) { drawing.add(content(element)) }
        }
    }
}
