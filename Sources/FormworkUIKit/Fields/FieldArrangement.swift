#if canImport(UIKit)
import Foundation
import UIKit

/// The places of title and control of a field: beside each other, or below each other where texts are large.
@MainActor final class FieldArrangement {
    private let content: UIStackView
    private let head: UIStackView
    private var isBeside = false
    /// The width of a title before a text.
    private var titleWidth: NSLayoutConstraint?
    /// How title and control are aligned where they stand beside each other.
    var besideAlignment = UIStackView.Alignment.center

    init(_ content: UIStackView, head: UIStackView) {
        self.content = content
        self.head = head
    }

    /// Puts title and control beside each other, unless texts are large.
    func standBeside(_ control: UIView, isFirst: Bool) {
        content.insertArrangedSubview(control, at: isFirst ? 0 : content.arrangedSubviews.count)
        // The hugging priority of a stack has no effect, so the controls in it get one.
        for one in (control as? UIStackView)?.arrangedSubviews ?? [control] {
            one.setContentHuggingPriority(.required, for: .horizontal)
        }
        isBeside = true
    }

    /// Puts the title before what is typed, or above it for `nil`.
    func standBeside(share: CGFloat?) {
        isBeside = share != nil
        titleWidth?.isActive = false
        titleWidth = share.map { head.widthAnchor.constraint(equalTo: content.widthAnchor, multiplier: $0) }
    }

    /// Puts the control beside the title, or under it where texts are large.
    func arrange(_ traits: UITraitCollection) {
        let standsBeside = isBeside && !traits.preferredContentSizeCategory.isAccessibilityCategory
        titleWidth?.isActive = standsBeside && !head.isHidden
        content.axis = standsBeside ? .horizontal : .vertical
        content.alignment = standsBeside ? besideAlignment : isBeside && titleWidth == nil ? .leading : .fill
    }
}
#endif
