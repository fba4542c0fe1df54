#if canImport(UIKit)
import Foundation
import UIKit

// The actions behind a row that is swiped: removing it, and the app's own actions.

extension FormTableSource {
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { swiping(ownActions(at: indexPath, form?.options.leadingActions)) }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        swiping(removal(at: indexPath) + ownActions(at: indexPath, form?.options.trailingActions))
    }

    /// Whether anything is behind a row.
    func isSwiped(at path: IndexPath) -> Bool {
        guard let options = form?.options else { return false }
        return !removals(at: path).isEmpty || !ownActions(at: path, options.leadingActions).isEmpty
            || !ownActions(at: path, options.trailingActions).isEmpty
    }

    private func swiping(_ actions: [UIContextualAction]) -> UISwipeActionsConfiguration? {
        if actions.isEmpty { return nil }
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    private func ownActions(
        at path: IndexPath, _ make: ((FieldState) -> [UIContextualAction])?
    ) -> [UIContextualAction] {
        guard let make, let row = driver.table[path.place]?.id, row.kind == .field,
            let state = driver.session.field(row.node)
        else { return [] }
        return make(state)
    }

    private func removal(at path: IndexPath) -> [UIContextualAction] {
        guard let row = driver.table[path.place]?.id, !removals(at: path).isEmpty else { return [] }
        let remove = UIContextualAction(style: .destructive, title: removeTitle(row)) { [weak self] _, _, done in
            // The row is looked for again: another one may have gone meanwhile.
            guard let self, let place = driver.table.place(of: row), let input = removals(at: IndexPath(place)).first
            else {
                return done(false)
            }
            driver.perform(input)
            done(true)
        }
        remove.image = UIImage(systemName: "trash")
        return [remove]
    }
}
#endif
