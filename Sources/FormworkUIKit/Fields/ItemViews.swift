#if canImport(UIKit)
import Foundation
import UIKit

/// The header of an item of a repeat, with what can be done to the item.
@MainActor final class ItemHeaderView: FieldView {
    private let menu = UIButton(doing: nil)

    override func build() {
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.isAccessibilityElement = true
        titleLabel.accessibilityTraits = .header
        menu.setImage(UIImage(systemName: "ellipsis.circle"), for: .normal)
        menu.showsMenuAsPrimaryAction = true
        standBeside(menu)
    }

    override func updateOther() {
        guard let source, let item = source.engine.item(row.node) else { return }
        titleLabel.text = item.title
        for view in [hintLabel, errorLabel.superview].compactMap({ $0 }) { view.isHidden = true }
        symbolView.isHidden = true
        let actions = actions(of: item, in: source)
        menu.isHidden = actions.isEmpty
        menu.menu = UIMenu(children: actions.map { $0.action })
        menu.accessibilityLabel = item.title
        titleLabel.accessibilityCustomActions = actions.map { entry in
            UIAccessibilityCustomAction(name: entry.action.title) { _ in
                entry.run()
                return true
            }
        }
    }
    override func rowTapped() {}

    @discardableResult override func takeFocus() -> Bool {
        UIAccessibility.post(notification: .layoutChanged, argument: titleLabel)
        return false
    }

    private func actions(of item: ItemState, in source: FormTableSource) -> [(action: UIAction, run: () -> Void)] {
        let node = row.node
        var actions: [(action: UIAction, run: () -> Void)] = []
        func add(_ title: String, _ symbol: String, _ attributes: UIMenuElement.Attributes, _ input: FormInput) {
            let run: () -> Void = { [weak source] in source?.driver.perform(input) }
            let action = UIAction(title: title, image: UIImage(systemName: symbol), attributes: attributes) { _ in run()
            }
            actions.append((action, run))
        }
        let form = source.driver.presentation
        if item.isMovable, item.index > 0 {
            add(form.moveTitle(item, up: true), "arrow.up", [], .moveItem(node, item.index - 1))
        }
        if item.isMovable, item.index < item.count - 1 {
            add(form.moveTitle(item, up: false), "arrow.down", [], .moveItem(node, item.index + 1))
        }
        if item.isRemovable { add(source.removeTitle(row), "trash", .destructive, .removeItem(node)) }
        return actions
    }
}

/// The button that adds an item.
@MainActor final class AddItemView: FieldView {
    private lazy var button = UIButton(
        doing: UIAction { [weak self] _ in
            guard let self else { return }
            source?.driver.perform(.addItem(row.node))
        })

    override func build() {
        button.setImage(UIImage(systemName: "plus.circle.fill"), for: .normal)
        content.addArrangedSubview(button)
    }
    override func updateOther() {
        guard let engine = source?.engine else { return }
        head.isHidden = true
        for view in [hintLabel, errorLabel.superview].compactMap({ $0 }) { view.isHidden = true }
        button.setTitle(engine.addItemTitle(row.node), for: .normal)
        button.isEnabled = engine.canAddItem(row.node)
    }
    override func rowTapped() { if button.isEnabled { button.sendActions(for: .primaryActionTriggered) } }
    @discardableResult override func takeFocus() -> Bool {
        UIAccessibility.post(notification: .layoutChanged, argument: button)
        return false
    }
}
#endif
