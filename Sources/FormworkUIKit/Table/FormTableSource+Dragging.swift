#if canImport(UIKit)
import Foundation
import UIKit

/// An item that was dragged to another place. The table has shown it there already when the form hears of it.
struct ItemDrop {
    /// The place before the drop.
    let from: LinePlace
    /// The place after the drop.
    let to: LinePlace
}

extension FormTableSource {
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        guard driver.foldsItems, let line = table[indexPath.place] else { return false }
        return engine.canDrag(line.id)
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        guard let row = driver.table[sourceIndexPath.place]?.id,
            let place = driver.table.itemPlace(nearest: proposedDestinationIndexPath.place, for: row)
        else { return sourceIndexPath }
        return IndexPath(place)
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let drop = ItemDrop(from: sourceIndexPath.place, to: destinationIndexPath.place)
        guard drop.from != drop.to, let row = driver.table[drop.from]?.id,
            let index = driver.table.itemPlaces(beside: row).firstIndex(of: drop.to)
        else { return }
        self.drop = drop
        driver.perform(.moveItem(row.node, index))
        self.drop = nil
        // The table is still at the drop. What else changed, such as the numbers of items, is shown after it.
        Task { [weak self] in self?.showAfterDrop() }
    }

    /// Takes over what the table shows already. If rows came or went too, the table does not know of them yet.
    func follow(_ update: TableUpdate, of drop: ItemDrop, _ adopt: () -> Void) {
        var expected = TableUpdate()
        expected.deletedLines = [drop.from]
        expected.insertedLines = [drop.to]
        if update != expected { frozen = driver.table.moving(drop.from, to: drop.to) }
        adopt()
    }

    private func showAfterDrop() {
        guard let form else { return }
        if frozen != nil {
            frozen = nil
            form.reloadData()
        }
        for case let cell as LineCell in form.visibleCells {
            if let line = form.indexPath(for: cell).flatMap({ driver.table[$0.place] }) { cell.show(line, in: self) }
        }
        if awaitsMeasure { measureNow() }
        focusAwaited()
    }
}
#endif
