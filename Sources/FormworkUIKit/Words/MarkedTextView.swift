#if canImport(UIKit)
package import Foundation
package import UIKit

/// A text with emphasis, links and lists. Its links take touches, and everything else leaves them to the line that it stands in.
@MainActor final class MarkedTextView: UITextView, UITextViewDelegate {
    /// Opens an address in place of the system.
    private var open: ((URL) -> Void)?
    private var links: [FlowingText.Link] = []
    private var drawn: (text: FlowingText, font: UIFont?, color: UIColor?, signColor: UIColor?)?

    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        delegate = self
        isEditable = false
        // Links are followed only where text can be selected.
        isSelectable = true
        isScrollEnabled = false
        backgroundColor = nil
        textContainerInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
        self.textContainer.lineFragmentPadding = 0
        // Also those who do not see the colour see where a link is.
        linkTextAttributes = [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
        accessibilityTraits = .staticText
    }
    required init?(coder: NSCoder) { nil }

    /// Shows a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - font: The font of words that are not marked.
    ///   - color: Their colour.
    ///   - signColor: The colour of the mark of required fields; `nil` for the same.
    ///   - open: Opens addresses; `nil` to let the system open them.
    func show(
        _ text: FlowingText, font: UIFont?, color: UIColor?, signColor: UIColor? = nil, open: ((URL) -> Void)?
    ) {
        self.open = open
        accessibilityCustomActions = text.links.actions(opening: open, in: self)
        if let drawn, drawn.text == text, drawn.font == font, drawn.color == color, drawn.signColor == signColor {
            return
        }
        drawn = (text, font, color, signColor)
        links = text.links
        let words = NSMutableAttributedString(string: "")
        for run in text.runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = font?.with(isStrong: run.isStrong, isEmphasized: run.isEmphasized)
            attributes[.foregroundColor] = run.isSign ? signColor ?? color : color
            attributes[.link] = run.address
            words.append(NSAttributedString(string: run.words, attributes: attributes))
        }
        attributedText = words
    }

    override var canBecomeFirstResponder: Bool { false }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        links.contains { link in
            rects(of: link).contains { $0.insetBy(dx: -4, dy: -8).contains(point) }
        }
    }

    private func rects(of link: FlowingText.Link) -> [CGRect] {
        guard let start = position(from: beginningOfDocument, offset: link.place.lowerBound),
            let end = position(from: beginningOfDocument, offset: link.place.upperBound),
            let range = textRange(from: start, to: end)
        else { return [] }
        return selectionRects(for: range).map { $0.rect }
    }

    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        guard let open, interaction == .invokeDefaultAction else { return true }
        open(url)
        return false
    }
}

extension UIFont {
    /// This font, bold or slanted; this font as it is where its family has no such one.
    fileprivate func with(isStrong: Bool, isEmphasized: Bool) -> UIFont {
        var traits = fontDescriptor.symbolicTraits
        if isStrong { traits.insert(.traitBold) }
        if isEmphasized { traits.insert(.traitItalic) }
        guard traits != fontDescriptor.symbolicTraits, let other = fontDescriptor.withSymbolicTraits(traits) else {
            return self
        }
        return UIFont(descriptor: other, size: 0)
    }
}

extension [FlowingText.Link] {
    /// Ways to open the links for those who do not touch them.
    ///
    /// - Parameters:
    ///   - open: Opens addresses; `nil` to let the system open them.
    ///   - view: A view of the screen.
    @MainActor package func actions(opening open: ((URL) -> Void)?, in view: UIView) -> [UIAccessibilityCustomAction] {
        map { link in
            UIAccessibilityCustomAction(name: link.words) { [weak view] _ in
                if let view { link.open(by: open, from: view) }
                return true
            }
        }
    }
}
#endif
