#if canImport(SwiftUI)
public import SwiftUI
#if canImport(UIKit)
import UIKit
#elseif canImport(Accessibility)
import Accessibility
#endif

extension View {
    /// Gives a form to the views inside: `FormworkField`, `FormworkErrors`, `FormworkSubmitButton`.
    ///
    /// While these views are on the screen, checks and loaders of the form run. `FormworkForm` does this by itself.
    ///
    /// - Parameters:
    ///   - model: The form and its answers.
    ///   - onAccept: Called with answers that were accepted.
    public func formwork(_ model: FormModel, onAccept: (@MainActor (JSONValue) -> Void)? = nil) -> some View {
        // Another model is another form: nothing of the old one stays.
        FormScope(content: self, model: model, onAccept: onAccept).id(ObjectIdentifier(model))
    }
}

private struct FormScope<Content: View>: View {
    let content: Content
    let model: FormModel
    let onAccept: (@MainActor (JSONValue) -> Void)?
    @State private var screen: FormScreen
    @Environment(\.formworkStyle) private var style

    init(content: Content, model: FormModel, onAccept: (@MainActor (JSONValue) -> Void)?) {
        self.content = content
        self.model = model
        self.onAccept = onAccept
        _screen = State(initialValue: FormScreen(model))
    }

    var body: some View {
        content
            .background { RefusalView() }
            .background { OpenedView() }
            .environment(model)
            .environment(\.formScreen, screen.taking(onAccept, style))
            .onChange(of: style.files == nil, initial: true) { screen.prepareFiles() }
            .onAppear { if model.announce == nil { model.announce = { Self.speak($0) } } }
            .task { await model.session.run() }
    }

    /// Announces words with VoiceOver. It is static, because a model that kept this view would keep itself.
    private static func speak(_ words: String) {
        #if canImport(UIKit)
        UIAccessibility.post(notification: .announcement, argument: words)
        #elseif canImport(Accessibility)
        AccessibilityNotification.Announcement(words).post()
        #endif
    }
}
#endif
