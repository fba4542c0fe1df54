#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import FormworkUIKit
import SwiftUI
import UIKit

/// Text of several lines, which grows: UIKit's control in SwiftUI.
struct TextAreaView: UIViewRepresentable {
    let content: TextContent

    func makeCoordinator() -> HostedText<TextArea> {
        let area = FormTextView(frame: .zero, textContainer: nil)
        area.movedToWindow = { [weak keyboard = content.keyboard] in keyboard?.controlIsInWindow() }
        area.undoing = { [weak screen = content.screen] in screen?.undoing }
        area.take = { [weak screen = content.screen] in screen?.take($0) ?? false }
        // SwiftUI's forms stand in scroll views of UIKit.
        area.heightChanged = { [weak area] in if area?.isFirstResponder == true { area?.showCaret() } }
        // They make room for the keyboard for SwiftUI's own controls, and not always for this one.
        area.keyboardCame = { [weak area] in area?.showCaret() }
        let hosted = HostedText(TextArea(area), content)
        hosted.owner.showCaret = { [weak area] in area?.showCaret() }
        hosted.owner.grow = { [weak area] in area?.invalidateIntrinsicContentSize() }
        return hosted
    }

    func makeUIView(context: Context) -> UITextView { context.coordinator.make(content) }

    func updateUIView(_ area: UITextView, context: Context) {
        context.coordinator.update(content)
        context.coordinator.text.notePlaceholder()
    }

    /// As wide as there is room, and as high as the text.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
        guard let width = proposal.width, width.isFinite else { return nil }
        let fitting = uiView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let lines = CGFloat(max(content.row.presentation?.lines ?? 3, 2))
        return CGSize(width: width, height: max(fitting.height, lines * 22 + 8))
    }
}
#endif
