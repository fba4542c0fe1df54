import Foundation

extension Person {
    /// Touches a link in a text by its words; false if no finger reaches one.
    // Source: Apple, "textView(_:shouldInteractWith:in:interaction:)": the delegate is asked, and where it agrees the system opens
    // the address. Not certain: that a text view hears of a touch only where its `point(inside:with:)` says so.
    @discardableResult package func touch(link words: String, in view: UITextView) -> Bool {
        guard canReach(view), view.isSelectable, !view.isEditable else { return false }
        let text: NSAttributedString = view.attributedText
        let range = (text.string as NSString).range(of: words)
        guard range.location != NSNotFound,
            let url = text.attribute(.link, at: range.location, effectiveRange: nil) as? URL
        else { return false }
        let rect = view.selectionRects(for: UITextRange(range))[0].rect
        guard view.point(inside: CGPoint(x: rect.midX, y: rect.midY), with: nil) else { return false }
        let isForSystem = view.delegate?.textView(
            view, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
        if isForSystem ?? true { UIApplication.only.open(url) }
        settle()
        return true
    }
}
