#if canImport(UIKit)
import Foundation
import UIKit

/// What stands under a list of options: that they are loading, why there are none, and what can be done.
@MainActor final class OptionStatusView: UIView {
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel(.subheadline, color: .secondaryLabel)
    private let button = UIButton(doing: nil)
    private var act: () -> Void = {}

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 88))
        let stack = UIStackView(arrangedSubviews: [spinner, label, button])
        stack.axis = .vertical
        stack.spacing = 8
        stack.alignment = .center
        hold(stack, top: 12, bottom: 12)
        button.addAction(UIAction { [weak self] _ in self?.act() }, for: .primaryActionTriggered)
    }
    required init?(coder: NSCoder) { nil }

    /// Shows how far the options are.
    ///
    /// - Returns: Whether there is anything to say.
    func show(_ loading: OptionLoading?, isEmpty: Bool, words: ScreenWords, _ act: @escaping (Act) -> Void) -> Bool {
        var text = "", title = ""
        var wanted = Act.retry
        switch loading?.phase {
        case .loading: text = words.loading
        case .failed:
            text = loading.map { $0.message.isEmpty ? words.loadFailed : $0.message } ?? ""
            title = words.retry
        case .waiting: text = words.loadWaiting
        case .loaded, nil:
            if isEmpty { text = words.nothingFound }
            if loading?.hasMore == true {
                title = words.loadMore
                wanted = .more
            }
        }
        if loading?.phase == .loading { spinner.startAnimating() } else { spinner.stopAnimating() }
        label.text = text
        label.isHidden = text.isEmpty
        button.setTitle(title, for: .normal)
        button.isHidden = title.isEmpty
        self.act = { act(wanted) }
        return !text.isEmpty || !title.isEmpty
    }

    /// What the button does.
    enum Act {
        /// Loads again what failed.
        case retry
        /// Loads the next page.
        case more
    }
}
#endif
