#if canImport(UIKit)
import Foundation
import UIKit

/// Links below each other: those in words that are touched for something else, such as the words of an option.
@MainActor final class LinksView: UIStackView {
    private var links: [FlowingText.Link] = []

    /// Shows links. Without links the view is hidden.
    ///
    /// - Parameters:
    ///   - links: The links.
    ///   - open: Opens addresses; `nil` to let the system open them.
    func show(_ links: [FlowingText.Link], open: ((URL) -> Void)?) {
        isHidden = links.isEmpty
        guard links != self.links else { return }
        self.links = links
        axis = .vertical
        alignment = .leading
        for view in arrangedSubviews { view.removeFromSuperview() }
        for link in links { addArrangedSubview(button(link, open)) }
    }

    private func button(_ link: FlowingText.Link, _ open: ((URL) -> Void)?) -> UIButton {
        let button = UIButton(
            doing: UIAction { [weak self] _ in
                if let self { link.open(by: open, from: self) }
            })
        button.setTitle(link.words, for: .normal)
        button.setImage(UIImage(systemName: "arrow.up.forward"), for: .normal)
        button.titleLabel?.font = .preferredFont(forTextStyle: .footnote)
        button.accessibilityTraits = .link
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        return button
    }
}

extension FlowingText.Link {
    /// Opens the address.
    ///
    /// - Parameters:
    ///   - open: Opens the address; `nil` to let the system open it.
    ///   - view: A view of the screen.
    @MainActor func open(by open: ((URL) -> Void)?, from view: UIView) {
        if let open {
            open(address)
        } else {
            view.window?.windowScene?.open(address, options: nil, completionHandler: nil)
        }
    }
}
#endif
