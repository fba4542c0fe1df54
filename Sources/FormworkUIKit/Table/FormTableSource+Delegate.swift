#if canImport(UIKit)
import Foundation
import UIKit

extension FormTableSource: UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard let header = table.sections[section].header else { return nil }
        let own = ownHeader(header)
        guard own != nil || HeaderView.hasContent(header, in: self) else { return nil }
        let view =
            tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? HeaderView
            ?? HeaderView(reuseIdentifier: "header")
        view.show(header, own, in: self)
        return view
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        guard let header = table.sections[section].header, header.kind == .sectionHeader,
            let shown = engine.section(header.node), let options = form?.options
        else { return nil }
        let own = ownEdge(RowID(.footer, header.node)) { options.footer?(shown) }
        guard own != nil || table.sections[section].footer != nil else { return nil }
        let view =
            tableView.dequeueReusableHeaderFooterView(withIdentifier: "footer") as? FooterView
            ?? FooterView(reuseIdentifier: "footer")
        view.show(shown, own, engine.flowingFooter(header, site: options.site), options)
        return view
    }

    private func ownHeader(_ row: RowID) -> UIView? {
        guard let options = form?.options else { return nil }
        return ownEdge(row) {
            row.kind == .groupHeader
                ? engine.group(row.node).flatMap { options.groupHeader?($0) }
                : engine.section(row.node).flatMap { options.header?($0) }
        }
    }

    /// A view of the app's, made once: the table asks again and again, and somebody may be typing in it.
    private func ownEdge(_ row: RowID, _ make: () -> UIView?) -> UIView? {
        if let known = ownEdges[row] { return known }
        let view = make()
        ownEdges[row] = view
        return view
    }

    /// A cell that the table kept while it was out of sight may have missed changes.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        guard let cell = cell as? LineCell, let line = table[indexPath.place] else { return }
        if !cell.isFresh { cell.show(line, in: self) }
        cell.isFresh = false
        guard let reached = form?.options.reachedEnd, ends.note(line.id, in: engine) else { return }
        // Rows cannot come while the table asks for them. Until they can, others may have come.
        Task { [ends, engine] in
            if let section = ends.section(endingWith: line.id, in: engine) { reached(section) }
        }
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let cell = tableView.cellForRow(at: indexPath) as? LineCell, cell.views.count == 1 else { return }
        cell.views[0].rowTapped()
    }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { removals(at: indexPath).isEmpty ? .none : .delete }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        !removals(at: indexPath).isEmpty
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let row = driver.table[indexPath.place]?.id, !removals(at: indexPath).isEmpty else { return nil }
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
        let configuration = UISwipeActionsConfiguration(actions: [remove])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    func removeTitle(_ row: RowID) -> String {
        if let item = engine.item(row.node), row.kind == .itemHeader { return driver.presentation.removeTitle(item) }
        return driver.session.presentation(of: row.node)?.removeTitle ?? engine.words("ui.remove")
    }
}
#endif
