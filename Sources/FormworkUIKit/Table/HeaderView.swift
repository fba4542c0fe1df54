#if canImport(UIKit)
import Foundation
import UIKit

/// The header of a group or section: title, explanation, error, and a button that opens or closes a group.
@MainActor final class HeaderView: UITableViewHeaderFooterView {
    private let title = UILabel()
    private let info = UILabel()
    private let error = UILabel()
    private let toggle = UIButton(type: .system, primaryAction: nil)
    private var row: RowID?
    private weak var source: FormTableSource?
    private let usual = UIStackView()
    private let own = OwnView()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        for (label, style) in [(title, UIFont.TextStyle.headline), (info, .footnote), (error, .footnote)] {
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        info.textColor = .secondaryLabel
        error.textColor = .systemRed
        title.accessibilityTraits = .header
        toggle.addAction(UIAction { [weak self] _ in self?.toggled() }, for: .primaryActionTriggered)
        let texts = UIStackView(arrangedSubviews: [title, info, error])
        texts.axis = .vertical
        texts.spacing = 2
        usual.addArrangedSubview(texts)
        usual.addArrangedSubview(toggle)
        usual.alignment = .center
        let stack = UIStackView(arrangedSubviews: [own, usual])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
        ])
    }
    required init?(coder: NSCoder) { nil }

    /// Whether there is anything to show above the lines.
    static func hasContent(_ row: RowID, in source: FormTableSource) -> Bool {
        let engine = source.engine
        if row.kind == .groupHeader {
            return engine.group(row.node).map { !$0.title.isEmpty || $0.collapsible } ?? false
        }
        guard let section = engine.section(row.node) else { return false }
        if source.form?.options.header != nil { return true }
        return !section.title.isEmpty || !section.info.isEmpty || engine.sectionError(row.node) != nil
    }

    func show(_ row: RowID, in source: FormTableSource) {
        self.row = row
        self.source = source
        let engine = source.engine
        let group = row.kind == .groupHeader ? engine.group(row.node) : nil
        let section = row.kind == .sectionHeader ? engine.section(row.node) : nil
        own.show(section.flatMap { section in source.form?.options.header?(section) })
        usual.isHidden = !own.isHidden
        title.text = group?.title ?? section?.title
        info.text = section?.info
        error.text = row.kind == .sectionHeader ? engine.sectionError(row.node) : nil
        info.isHidden = info.text?.isEmpty ?? true
        error.isHidden = error.text == nil
        title.font = .preferredFont(forTextStyle: group == nil ? .headline : .title3)
        title.textColor = source.styles.color(.text, ofGroup: row).map { UIColor($0) } ?? .label
        toggle.isHidden = !(group?.collapsible ?? false)
        guard !toggle.isHidden else { return }
        let isClosed = engine.isCollapsed(row.node)
        toggle.setImage(UIImage(systemName: isClosed ? "chevron.down" : "chevron.up"), for: .normal)
        toggle.accessibilityLabel = title.text
        toggle.accessibilityValue = engine.words(isClosed ? "ui.off" : "ui.on")
    }

    private func toggled() {
        guard let row, let source else { return }
        source.driver.perform(.collapse(row.node, !source.engine.isCollapsed(row.node)))
    }
}

/// A place for a view of the app's.
@MainActor final class OwnView: UIStackView {
    func show(_ view: UIView?) {
        for old in arrangedSubviews { old.removeFromSuperview() }
        isHidden = view == nil
        if let view { addArrangedSubview(view) }
    }
}

/// The words under a section.
@MainActor final class FooterView: UITableViewHeaderFooterView {
    private let label = UILabel()
    private let own = OwnView()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [own, label])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }
    required init?(coder: NSCoder) { nil }

    func show(_ section: FormSection, in source: FormTableSource) {
        own.show(source.form?.options.footer?(section))
        label.isHidden = !own.isHidden
        label.text = section.footer
    }
}
#endif
