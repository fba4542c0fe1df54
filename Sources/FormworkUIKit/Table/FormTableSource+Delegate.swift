#if canImport(UIKit)
import Foundation
import UIKit

extension FormTableSource: UITableViewDelegate {
    /// Also what has no words yet has its view: a table does not ask again when words come while the form runs.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard let header = table.sections[section].header else { return nil }
        let view =
            tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? HeaderView
            ?? HeaderView(reuseIdentifier: "header")
        view.show(header, ownHeader(header), in: self)
        return view
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        guard table.sections[section].header?.kind == .sectionHeader else { return nil }
        let view =
            tableView.dequeueReusableHeaderFooterView(withIdentifier: "footer") as? FooterView
            ?? FooterView(reuseIdentifier: "footer")
        fill(view, section)
        return view
    }

    /// Shows the words under a section, or a view of the app's.
    private func fill(_ view: FooterView, _ section: Int) {
        guard let options = form?.options, let header = table.sections[section].header,
            let shown = engine.section(header.node)
        else { return }
        let own = ownEdge(RowID(.footer, header.node)) { options.footer?(shown) }
        let footer = table.sections[section].footer
        let words = footer.flatMap { engine.section($0.node)?.footer } ?? ""
        let text = footer.flatMap { engine.flowingFooter($0, site: options.site) }
        view.show(words, own, text, options)
    }

    /// Shows what changed in the words above and under a section.
    func refreshEdges(of row: RowID) {
        guard let form, let section = driver.table.section(of: row), frozen == nil else { return }
        if row.kind != .footer { (form.headerView(forSection: section) as? HeaderView)?.refresh() }
        if let view = form.footerView(forSection: section) as? FooterView { fill(view, section) }
        measure()
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

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        // The position may be one of the table before a change; the cell knows what it shows.
        if let row = (cell as? LineCell)?.views.first?.row { heights[row] = cell.frame.height }
    }

    /// A line that was seen is about as high as it was, so that nothing jumps when a person scrolls back.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        table[indexPath.place].flatMap { heights[$0.id] } ?? tableView.estimatedRowHeight
    }

    /// A line of an exact height, which may be lower than the table makes rows by itself.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard let line = table[indexPath.place],
            !tableView.traitCollection.preferredContentSizeCategory.isAccessibilityCategory,
            let exact = exactHeight(of: line.rows)
        else { return UITableView.automaticDimension }
        return exact
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { form?.onScroll?() }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let cell = tableView.cellForRow(at: indexPath) as? LineCell, cell.views.count == 1 else { return }
        touched(cell.views[0])
    }

    /// A person touched the row of a view beside its control.
    func touched(_ view: FieldView) {
        if let state = view.shown?.state { form?.options.rowTapped?(state) }
        view.rowTapped()
    }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { removals(at: indexPath).isEmpty ? .none : .delete }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        !removals(at: indexPath).isEmpty
    }

    func removeTitle(_ row: RowID) -> String {
        if let item = engine.item(row.node), row.kind == .itemHeader { return driver.presentation.removeTitle(item) }
        return driver.session.presentation(of: row.node)?.removeTitle ?? engine.words("ui.remove")
    }
}
#endif
