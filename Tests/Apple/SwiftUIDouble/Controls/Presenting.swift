public import Foundation

extension View {
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        Presenting(base: self, way: .sheet, isPresented: isPresented, onDismiss: onDismiss, content: content)
    }
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        Presenting(base: self, way: .cover, isPresented: isPresented, onDismiss: onDismiss, content: content)
    }
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        Presenting(base: self, way: .popover, isPresented: isPresented, onDismiss: nil, content: content)
    }
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let content = TupleView((title, message(), actions()))
        return Presenting(base: self, way: .alert, isPresented: isPresented, onDismiss: nil) { content }
    }
    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        let content = TupleView((title, message(), actions()))
        return Presenting(base: self, way: .dialog, isPresented: isPresented, onDismiss: nil) { content }
    }
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        Modified(self, .style(detents.map(\.name).sorted().joined(separator: " ")))
    }
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        Modified(self, .style("compact " + adaptation.name))
    }
}

public enum PopoverAttachmentAnchor: Sendable {
    case rect(Anchor<CGRect>.Source)
}

public struct Anchor<Value: Sendable>: Sendable {
    public struct Source: Sendable {}
}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source() }
}

public struct PresentationDetent: Hashable, Sendable {
    let name: String
    public static let medium = PresentationDetent(name: "medium")
    public static let large = PresentationDetent(name: "large")
}

public struct PresentationAdaptation: Sendable {
    let name: String
    public static var popover: PresentationAdaptation { PresentationAdaptation(name: "popover") }
    public static var sheet: PresentationAdaptation { PresentationAdaptation(name: "sheet") }
}

/// How a view comes before others. The double shows each as something that covers what is behind it.
package enum PresentingWay: String {
    case sheet, cover, popover, alert, dialog

    // Source: Apple, "alert(_:isPresented:actions:message:)" and "confirmationDialog": every action also closes them.
    var closesWithEachAction: Bool { self == .alert || self == .dialog }
}

struct Presenting<Base: View, Content: View>: View, Drawn {
    let base: Base
    let way: PresentingWay
    let isPresented: Binding<Bool>
    let onDismiss: (() -> Void)?
    let content: () -> Content

    func draw(in drawing: Drawing) {
        drawing.within("base") { drawing.add(base) }
        guard isPresented.wrappedValue else { return }
        let element = Element(.sheet, in: drawing, way.rawValue)
        let isPresented = isPresented, onDismiss = onDismiss
        var environment = drawing.environment
        environment[Dismiss.self] = DismissAction {
            isPresented.wrappedValue = false
            onDismiss?()
        }
        environment.closes = nil
        if way.closesWithEachAction { environment.closes = { isPresented.wrappedValue = false } }
        // A sheet is not switched off by what presents it.
        environment.isEnabled = true
        element.slots[.content] = drawing.collect("sheet", content(), with: environment)
        element.action = .sheet(isPresented)
        drawing.add(element)
    }
}

private struct Closes: EnvironmentKey { static var defaultValue: (@MainActor () -> Void)? { nil } }

extension EnvironmentValues {
    /// What closes the alert that a button stands in.
    var closes: (@MainActor () -> Void)? {
        get { self[Closes.self] }
        set { self[Closes.self] = newValue }
    }
}
