#if canImport(UIKit)
import Foundation
import UIKit

/// The header of a group or section: title, explanation, error, and a button that opens or closes a group.
@MainActor final class HeaderView: EdgeView {
    private let title = UILabel(.headline)
    private let info = UILabel(.footnote, color: .secondaryLabel)
    private let error = UILabel(.footnote, color: .systemRed)
    private let toggle = UIButton(doing: nil)
    private let marks = MarkedPlaces()
    private let picture = UIImageView(image: nil)
    private lazy var loading = PictureLoading(picture, hidesEmpty: true)
    private var row: RowID?
    private weak var source: FormTableSource?

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        title.accessibilityTraits = .header
        toggle.addAction(UIAction { [weak self] _ in self?.toggled() }, for: .primaryActionTriggered)
        let texts = UIStackView(arrangedSubviews: [title, info, error])
        texts.axis = .vertical
        texts.spacing = 2
        picture.beSmall()
        let line = UIStackView(arrangedSubviews: [picture, texts])
        line.spacing = 8
        line.alignment = .center
        place(line, beside: toggle, top: 8, bottom: 6)
    }
    required init?(coder: NSCoder) { nil }

    /// Shows a header, in a view of the app's where there is one.
    func show(_ row: RowID, _ own: UIView?, in source: FormTableSource) {
        self.row = row
        self.source = source
        show(own)
        refresh(isNew: true)
    }

    /// Shows what may have changed. A view of the app's stays: somebody may be typing in it.
    func refresh(isNew: Bool = false) {
        guard let row, let source else { return }
        let engine = source.engine
        loading.show(engine.picture(ofHeader: row), from: source.pictures, isNew: isNew)
        let group = row.kind == .groupHeader ? engine.group(row.node) : nil
        let section = row.kind == .sectionHeader ? engine.section(row.node) : nil
        title.text = group?.title ?? section?.title
        title.isHidden = title.text?.isEmpty ?? true
        info.text = group?.info ?? section?.info
        error.text = row.kind == .sectionHeader ? engine.sectionError(row.node) : nil
        info.isHidden = info.text?.isEmpty ?? true
        error.isHidden = error.text == nil
        title.font = .preferredFont(forTextStyle: group == nil ? .headline : .title3)
        title.textColor = .label
        contentView.backgroundColor = nil
        if group != nil { paint(row, source.styles) }
        if let options = source.form?.options {
            marks.show(engine.flowingHeading(row, site: options.site), for: title, open: options.openLink)
            marks.show(engine.flowingInfo(row, site: options.site), for: info, open: options.openLink)
        }
        toggle.isHidden = !(group?.collapsible ?? false)
        guard !toggle.isHidden else { return }
        let isClosed = engine.isCollapsed(row.node)
        toggle.setImage(UIImage(systemName: isClosed ? "chevron.down" : "chevron.up"), for: .normal)
        toggle.accessibilityLabel = title.text
        toggle.accessibilityValue = engine.words(isClosed ? "ui.off" : "ui.on")
    }

    /// The looks that the form gives the heading of a group.
    private func paint(_ row: RowID, _ book: StyleBook) {
        let looks = book.heading(ofGroup: row)
        title.wear(looks.text, usual: 20, on: looks.background)
        contentView.backgroundColor = looks.background.map { UIColor($0) }
    }

    /// A group opens and closes by a touch anywhere on its header.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if toggle.isHidden { super.touchesBegan(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if toggle.isHidden { super.touchesEnded(touches, with: event) } else { toggled() }
    }

    private func toggled() {
        guard let row, let source else { return }
        source.driver.perform(.collapse(row.node, !source.engine.isCollapsed(row.node)))
    }
}
#endif
