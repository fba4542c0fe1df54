#if canImport(UIKit)
import Foundation
import UIKit

extension FormTableView {
    /// Opens what a field is chosen from.
    func choose(_ shown: FieldPresentation, beside view: UIView) {
        endEditing(true)
        let node = shown.state.node
        driver.perform(.focus(node))
        switch driver.choiceStyle(of: shown) {
        case .alert: present(alert(for: shown, .alert), beside: view)
        case .actionSheet: present(alert(for: shown, .actionSheet), beside: view)
        case .sheet: presentSheet(optionScreen(for: shown))
        case .popover:
            let screen = optionScreen(for: shown)
            let navigation = UINavigationController(rootViewController: screen)
            navigation.preferredContentSize = screen.preferredContentSize
            navigation.modalPresentationStyle = .popover
            present(navigation, beside: view)
        default: show(optionScreen(for: shown))
        }
    }

    private func optionScreen(for shown: FieldPresentation) -> UIViewController {
        if let own = options.optionScreen?(shown, driver.session) { return own }
        let state = ControlLook(isEnabled: true, hasError: false, hasFocus: false)
        let row = RowID(.field, shown.state.node)
        let section = driver.table.section(of: row).map { driver.table.sections[$0].id }
        let looks = source.styles.looks(of: row, in: section, state)
        let list = OptionListController(shown.state.node, driver.session, looks: looks) { [driver] in
            driver.perform($0)
        }
        if let title = options.choiceTitle?(shown.state.field) { list.title = title }
        return list
    }

    private func alert(for shown: FieldPresentation, _ style: UIAlertController.Style) -> UIAlertController {
        let hint = shown.hint.isEmpty ? nil : shown.hint
        let title = options.choiceTitle?(shown.state.field) ?? shown.name
        let alert = UIAlertController(title: title, message: hint, preferredStyle: style)
        let node = shown.state.node
        for option in shown.options {
            // An alert has no place for a mark but the words.
            let title = option.isChosen ? option.title + " ✓" : option.title
            alert.addAction(
                UIAlertAction(title: title, style: .default) { [weak self] _ in self?.answer(node, with: option.id) })
        }
        if shown.isClearable {
            alert.addAction(
                UIAlertAction(title: shown.clearTitle, style: .destructive) { [weak self] _ in
                    self?.answer(node, with: "")
                })
        }
        let cancel = ScreenWords(driver.engine.context.messages).cancel
        alert.addAction(
            UIAlertAction(title: cancel, style: .cancel) { [weak self] _ in self?.driver.perform(.blur(node)) })
        return alert
    }

    /// The form may have changed while the alert was open: what is offered no more is not chosen.
    private func answer(_ node: NodeID, with id: String) {
        guard let state = driver.engine.field(node), state.isEnabled else { return }
        if id.isEmpty || state.field.options.contains(where: { $0.id.canonicalText == id }) {
            driver.perform(.edit(node, TextEdit(id)))
        }
        driver.perform(.blur(node))
    }
}
#endif
