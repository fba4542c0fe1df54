#if canImport(UIKit)
import Foundation
import UIKit

extension UIView {
    /// Puts a view inside, from edge to edge.
    func cover(with view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
            view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    /// How large this has to be at a width, so that all its lines are seen.
    func fittedSize(width: CGFloat) -> CGSize {
        systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// Puts a view inside, between the margins at its sides.
    ///
    /// - Returns: The constraints of its upper and its lower edge.
    @discardableResult
    func hold(_ view: UIView, top: CGFloat, bottom: CGFloat) -> (top: NSLayoutConstraint, bottom: NSLayoutConstraint) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        let start = view.topAnchor.constraint(equalTo: topAnchor, constant: top)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor), start,
        ])
        // A table gives its cells and headers a height of its own for a moment. Both heights cannot hold then, and this one yields.
        let end = view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -bottom)
        end.priority = UILayoutPriority(999)
        end.isActive = true
        return (start, end)
    }
}
#endif
