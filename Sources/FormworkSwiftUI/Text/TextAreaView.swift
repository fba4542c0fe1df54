#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import FormworkUIKit
import SwiftUI
import UIKit

/// Text of several lines, which grows: UIKit's control in SwiftUI.
struct TextAreaView: UIViewRepresentable {
    let content: TextContent

    /// The control, and who hears of it.
    @MainActor final class Coordinator {
        let text = TextArea(FocusableTextView(frame: .zero, textContainer: nil))
        let owner: TextCoordinator

        init(_ content: TextContent) {
            owner = TextCoordinator(content)
            text.owner = owner
            owner.show = { [weak text] in text?.show($0, caret: $1) }
            owner.grow = { [weak text] in text?.area.invalidateIntrinsicContentSize() }
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(content) }

    func makeUIView(context: Context) -> UITextView {
        let area = context.coordinator.text.area
        content.keyboard.control = area
        (area as? FocusableTextView)?.keyboard = content.keyboard
        area.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        return area
    }

    func updateUIView(_ area: UITextView, context: Context) {
        let text = context.coordinator.text
        if let shown = context.coordinator.owner.take(content) { text.configure(shown) }
        area.isEditable = content.isEnabled
        area.accessibilityLabel = content.speech.label
        area.accessibilityHint = content.speech.hint
        area.textColor = content.look.color.map { UIColor($0) } ?? .label
        area.font = .scaled(content.look, usual: 17) ?? .preferredFont(forTextStyle: .body)
        text.placeholder = content.placeholder
        text.show(content.text, caret: nil)
        text.notePlaceholder()
    }

    /// As wide as there is room, and as high as the text.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
        guard let width = proposal.width, width.isFinite else { return nil }
        let fitting = uiView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let lines = CGFloat(max(content.row.presentation?.lines ?? 3, 2))
        return CGSize(width: width, height: max(fitting.height, lines * 22 + 8))
    }
}

/// A text view that tells when it is in a window: before that it cannot take the focus.
final class FocusableTextView: UITextView {
    weak var keyboard: KeyboardFocus?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        keyboard?.controlIsInWindow()
    }
}
#endif
