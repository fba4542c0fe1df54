public import Foundation

extension View {
    public func id<ID: Hashable>(_ id: ID) -> some View { Identified(base: self, id: id) }
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        Modified(self, .tag(AnyHashable(tag)))
    }
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        Modified(self, .swipe, [(.menu, content())])
    }
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        Modified(self, .contextMenu, [(.menu, menuItems())])
    }
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        Modified(self, .navigationTitle(String(title)))
    }
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        Modified(self, hidesBackButton ? .style("no back button") : .look)
    }
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        Modified(self, .look, [(.footer, content())])
    }
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        Modified(self, .toolbar, [(.toolbar, (content() as? any ShownContent)?.shown ?? AnyView(EmptyView()))])
    }
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        Modified(self, .search, action: .typing(text, shown: text.wrappedValue))
    }
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        Modified(self, .search, action: .typing(text, shown: text.wrappedValue))
    }
}

/// An identity of a view's own: with another one it is another view.
private struct Identified<Base: View, ID: Hashable>: View, Drawn {
    let base: Base
    let id: ID
    func draw(in drawing: Drawing) {
        let element = Element(.modified(.identity(AnyHashable(id))), in: drawing)
        drawing.within(identity: id) { element.slots[.content] = drawing.collect("identified", base) }
        drawing.add(element)
    }
}

public struct SearchFieldPlacement: Sendable {
    public static let automatic = SearchFieldPlacement()
}

@MainActor public protocol ToolbarContent {}

/// What the double shows of a toolbar's content.
@MainActor private protocol ShownContent { var shown: AnyView { get } }

@resultBuilder @MainActor public enum ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension Optional: ShownContent where Wrapped: ToolbarContent {
    fileprivate var shown: AnyView {
        if case .some(let content) = self, let shown = (content as? any ShownContent)?.shown { return shown }
        return AnyView(EmptyView())
    }
}

public struct ToolbarItem<ID, Content: View>: ToolbarContent, ShownContent {
    let content: Content
    fileprivate var shown: AnyView { AnyView(content) }
}

extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

public struct ToolbarItemPlacement: Sendable {
    public static let automatic = ToolbarItemPlacement()
    public static let topBarLeading = ToolbarItemPlacement()
    public static let confirmationAction = ToolbarItemPlacement()
    public static let cancellationAction = ToolbarItemPlacement()
}

/// Gives its content a way to scroll.
public struct ScrollViewReader<Content: View>: View, Drawn {
    public var content: (ScrollViewProxy) -> Content
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
    package func draw(in drawing: Drawing) {
        drawing.within("reader") { drawing.add(content(ScrollViewProxy(host: drawing.place.host))) }
    }
}

@MainActor public struct ScrollViewProxy {
    weak var host: Display?
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { host?.scroll(to: AnyHashable(id)) }
}

public struct UnitPoint: Hashable, Sendable {
    let name: String
    public static let top = UnitPoint(name: "top")
    public static let topLeading = UnitPoint(name: "topLeading")
    public static let center = UnitPoint(name: "center")
}
