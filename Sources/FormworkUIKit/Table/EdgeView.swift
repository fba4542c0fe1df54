#if canImport(UIKit)
import Foundation
import UIKit

/// The header or footer of a section: the default view, or a view of the app's.
@MainActor class EdgeView: UITableViewHeaderFooterView {
    private var usual: UIView?
    private let own = OwnView()

    /// Places the default view, and a view that stays beside it in any case.
    func place(_ view: UIView, beside: UIView? = nil, top: CGFloat, bottom: CGFloat) {
        usual = view
        let stack = UIStackView(arrangedSubviews: [own, view])
        stack.axis = .vertical
        let line = UIStackView(arrangedSubviews: [stack] + (beside.map { [$0] } ?? []))
        line.alignment = .center
        beside?.setContentHuggingPriority(.required, for: .horizontal)
        contentView.hold(line, top: top, bottom: bottom)
    }

    /// Shows a view of the app's, or the usual.
    func show(_ view: UIView?) {
        own.show(view)
        usual?.isHidden = view != nil
    }
}

/// A place for a view of the app's.
@MainActor final class OwnView: UIStackView {
    func show(_ view: UIView?) {
        if let view, view.superview === self { return }
        for old in arrangedSubviews { old.removeFromSuperview() }
        isHidden = view == nil
        if let view {
            // Beside a title, the title takes the room that is free.
            if axis == .horizontal { view.setContentHuggingPriority(.required, for: .horizontal) }
            addArrangedSubview(view)
        }
    }
}
#endif
