#if canImport(UIKit)
import Foundation
import UIKit

/// What stands above a page of a form: which step it is, its heading, and what is wrong on it.
@MainActor final class PageTopView: UIView {
    let progress = UILabel(.subheadline, color: .secondaryLabel)
    let title = UILabel(.title2)
    private let stack = UIStackView()
    /// The list of what is wrong; `nil` for nothing.
    var summary: ErrorSummaryView? {
        didSet {
            guard summary !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let summary { stack.addArrangedSubview(summary) }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.accessibilityTraits = .header
        // It is heard with the heading, which is where those who listen are taken.
        progress.isAccessibilityElement = false
        stack.axis = .vertical
        stack.spacing = 4
        stack.addArrangedSubview(progress)
        stack.addArrangedSubview(title)
        hold(stack, top: 12, bottom: 12)
    }
    required init?(coder: NSCoder) { nil }

    func show(_ pages: PageFlow) {
        progress.text = pages.progressWords
        title.text = pages.title(of: pages.current)
        title.accessibilityValue = pages.progressWords
    }
}
#endif
