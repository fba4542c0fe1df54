#if canImport(SwiftUI)
import Foundation
import SwiftUI

extension Text {
    /// Words of a form, with their marks where they have any.
    ///
    /// - Parameter signColor: The colour of the mark of required fields; `nil` for that of the text.
    init(_ words: String, _ marked: FlowingText?, signColor: Color? = nil) {
        if let marked { self.init(marked.attributed(signColor)) } else { self.init(verbatim: words) }
    }

    /// Words in a colour; `nil` for the usual one.
    init(_ words: String, color: Color?) {
        guard let color else {
            self.init(verbatim: words)
            return
        }
        var text = AttributedString(words)
        text[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] = color
        self.init(text)
    }
}

extension FlowingText {
    /// The text as SwiftUI draws it. It opens links by the environment's `openURL`.
    fileprivate func attributed(_ signColor: Color?) -> AttributedString {
        runs.reduce(into: AttributedString()) { text, run in
            var part = AttributedString(run.words)
            var intent: InlinePresentationIntent = []
            if run.isStrong { intent.insert(.stronglyEmphasized) }
            if run.isEmphasized { intent.insert(.emphasized) }
            if !intent.isEmpty { part.inlinePresentationIntent = intent }
            if run.isSign, let signColor {
                part[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] = signColor
            }
            if let address = run.address {
                part.link = address
                // Also those who do not see the colour see where a link is.
                part[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] = .single
            }
            text.append(part)
        }
    }
}

/// Links below each other: those in words that are touched for something else, such as the words of an option.
struct LinkButtons: View {
    let links: [FlowingText.Link]
    @Environment(\.openURL) private var openURL

    var body: some View {
        ForEach(links, id: \.self) { link in
            Button {
                openURL(link.address)
            } label: {
                Label(link.words, systemImage: "arrow.up.forward")
            }
            .font(.footnote)
            // Several buttons in a row of a form are touched together unless they are borderless.
            .buttonStyle(.borderless)
            .accessibilityAddTraits(.isLink)
        }
    }
}

/// Actions that open links, for VoiceOver, which reads a control and not the words around it.
struct LinkActions: View {
    let links: [FlowingText.Link]
    @Environment(\.openURL) private var openURL

    var body: some View {
        ForEach(links, id: \.self) { link in
            Button(link.words) { openURL(link.address) }
        }
    }
}
#endif
