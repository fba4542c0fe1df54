#if canImport(UIKit)
import Foundation
import UIKit

/// Something to read.
@MainActor final class InfoView: FieldView {
    private let value = UILabel(.body, color: .secondaryLabel)
    override func build() {
        value.textAlignment = .natural
        standBeside(value)
    }
    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: TextOffset?) {
        value.text = shown.displayOrEmptyText
        value.isHidden = false
    }
    override var painted: [UIView] { [value] }
    override func showMarks(_ shown: FieldPresentation?) {
        super.showMarks(shown)
        guard let options = source?.form?.options, let shown = shown ?? self.shown else { return }
        marks.show(shown.flowingDisplay(site: options.site), for: value, open: options.openLink)
    }
    override func speak(_ shown: FieldPresentation) {
        name(value, shown)
        value.accessibilityValue = value.text
        value.accessibilityTraits = .updatesFrequently
    }
    override func rowTapped() { source?.form?.tap(row) }
}

/// Something to press.
@MainActor final class ButtonView: FieldView {
    private lazy var button = PressableButton(
        doing: UIAction { [weak self] _ in
            guard let self else { return }
            source?.form?.tap(row)
        })
    override func build() {
        button.pressed = { [weak self] in self?.refresh([], caret: nil) }
        content.addArrangedSubview(button)
        content.addArrangedSubview(links)
    }
    private let links = LinksView(frame: .zero)
    override var isPressed: Bool { button.isHighlighted }
    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: TextOffset?) {
        let state = shown.state
        titleLabel.text = nil
        head.isHidden = true
        button.setTitle(state.field.title, for: .normal)
        let options = source?.form?.options
        links.show(shown.buttonLinks(site: options?.site), open: options?.openLink)
        button.isEnabled = state.isEnabled
    }
    override func speak(_ shown: FieldPresentation) { name(button, shown) }
    override var painted: [UIView] { [button] }
    override func rowTapped() { if button.isEnabled { button.sendActions(for: .primaryActionTriggered) } }
}

/// A picture, of the app or fetched by it.
@MainActor final class PictureView: FieldView {
    private let picture = UIImageView(image: nil)
    private lazy var loading = PictureLoading(picture, hidesEmpty: false)
    override func build() {
        picture.contentMode = .scaleAspectFit
        content.addArrangedSubview(picture)
    }
    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: TextOffset?) {
        head.isHidden = true
        loading.show(shown.image, from: source?.pictures, isNew: aspects == .all)
    }
    override func speak(_ shown: FieldPresentation) {
        let words = shown.imageDescription
        picture.isAccessibilityElement = !words.isEmpty
        picture.accessibilityLabel = words
        picture.accessibilityTraits = .image
    }
    override func rowTapped() { source?.form?.tap(row) }
}

/// A line across.
@MainActor final class RuleView: FieldView {
    override func build() {
        let line = UIView()
        line.backgroundColor = .separator
        content.addArrangedSubview(line)
        line.heightAnchor.constraint(equalToConstant: 1).isActive = true
    }
    override func rowTapped() {}
}

/// Room.
@MainActor final class RoomView: FieldView {
    private var height: NSLayoutConstraint?
    override func build() {
        let room = UIView()
        content.addArrangedSubview(room)
        height = room.heightAnchor.constraint(equalToConstant: 22)
        height?.isActive = true
    }
    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: TextOffset?) {
        let state = shown.state
        height?.constant = CGFloat(max(state.field.size.height, 1)) * 22
    }
    override func rowTapped() {}
}

/// A question that this version cannot draw.
@MainActor final class UnsupportedView: FieldView {
    private let label = UILabel(.body, color: .secondaryLabel)
    override func build() {
        content.addArrangedSubview(label)
    }
    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: TextOffset?) {
        label.text = words("ui.unsupported")
    }
    override func rowTapped() {}
}
#endif
