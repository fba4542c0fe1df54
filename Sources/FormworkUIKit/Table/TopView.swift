#if canImport(UIKit)
import Foundation
import UIKit

/// The view above the lines: which page it is and its heading, the sentence under the title of the form, and the errors.
@MainActor final class TopView: UIView {
    let progress = UILabel(.subheadline, color: .secondaryLabel)
    let title = UILabel(.title2)
    let introduction = UILabel(.body)
    private let marks = MarkedPlaces()
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
        // It begins where the cards of the sections do.
        preservesSuperviewLayoutMargins = true
        title.accessibilityTraits = .header
        // VoiceOver reads it with the heading, which takes its focus.
        progress.isAccessibilityElement = false
        stack.axis = .vertical
        stack.spacing = 4
        for view in [progress, title, introduction] { stack.addArrangedSubview(view) }
        hold(stack, top: 12, bottom: 12)
    }
    required init?(coder: NSCoder) { nil }

    /// Whether there is nothing to show.
    var isEmpty: Bool { title.isHidden && introduction.text == nil && summary == nil }

    /// Shows where the person is, and the sentence under the form's title where the form begins.
    func show(_ pages: PageFlow?, in form: FormTableView) {
        progress.text = pages?.progressWords
        title.text = pages.map { $0.title(of: $0.current) }
        title.accessibilityValue = pages?.progressWords
        for label in [progress, title] { label.isHidden = pages == nil }
        let engine = form.driver.engine
        let begins = !engine.introduction.isEmpty && pages?.previous == nil
        introduction.text = begins ? engine.introduction : nil
        introduction.isHidden = !begins
        marks.show(
            begins ? engine.flowingIntroduction(site: form.options.site) : nil, for: introduction,
            open: form.options.openLink)
    }
}

extension FormTableView {
    /// Shows where the person is; nothing in a form without pages.
    func showPlace() {
        if driver.pages == nil, driver.engine.introduction.isEmpty, !(tableHeaderView is TopView) { return }
        changeTop { $0.show(driver.pages, in: self) }
    }

    /// Shows errors at the top; without errors the list goes away.
    func showSummary(_ errors: [ShownError]) {
        if errors.isEmpty, summary == nil { return }
        let shown = errors.isEmpty ? nil : summary ?? ErrorSummaryView(frame: .zero)
        shown?.show(errors, in: self)
        changeTop { top in
            top.summary = shown
            top.show(driver.pages, in: self)
        }
    }

    /// The list of what is wrong, where it is shown.
    var summary: ErrorSummaryView? { (tableHeaderView as? TopView)?.summary }

    private func changeTop(_ change: (TopView) -> Void) {
        let top = tableHeaderView as? TopView ?? TopView(frame: CGRect(x: 0, y: 0, width: bounds.width, height: 0))
        change(top)
        if top.isEmpty { remove(top) } else { fit(top) }
    }

    private func remove(_ top: TopView) {
        guard tableHeaderView === top else { return }
        change(top, by: -top.frame.height) { tableHeaderView = nil }
    }

    /// A table takes the height of its header as it was when it got it. Before the table has a width, it cannot fit a height.
    func fit(_ top: TopView) {
        let height = bounds.width > 0 ? top.fittedSize(width: bounds.width).height : top.frame.height
        if tableHeaderView === top, top.frame.height == height { return }
        change(top, by: height - top.frame.height) {
            top.frame.size.height = height
            tableHeaderView = top
        }
    }

    /// Changes the height of what stands above the lines. While somebody types under it, what they type in stays where it is on the screen;
    /// where the table cannot scroll that far, the change waits until they are done.
    private func change(_ top: TopView, by height: CGFloat, _ act: () -> Void) {
        guard tableHeaderView === top, source.focused != nil else { return act() }
        let moved = contentOffset.y + height
        guard moved >= -adjustedContentInset.top else { return }
        act()
        contentOffset.y = moved
    }

    /// Measures what stands above and under the lines again, for another width or another size of texts.
    func fitEnds() {
        if let top = tableHeaderView as? TopView { fit(top) }
        fitFooter()
    }
}
#endif
