import Foundation

/// What the table knows of its rows: counts, places and the cells that are visible.
@MainActor struct TableShape {
    var isLoaded = false
    var counts: [Int] = []
    var identities: [IndexPath: AnyHashable] = [:]
    var rows: [IndexPath: CGRect] = [:]
    var heights: [IndexPath: CGFloat] = [:]
    var visible: [IndexPath] = []
    var cells: [IndexPath: UITableViewCell] = [:]
    /// Cells that scrolled away with the first responder in them.
    var pinned: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    var headerTitles: [Int: String] = [:]
    var footerTitles: [Int: String] = [:]
}

extension UITableView {
    var sectionCount: Int { dataSource?.numberOfSections(in: self) ?? 0 }

    func loadIfNeeded() {
        guard !shape.isLoaded else { return }
        shape.isLoaded = true
        shape.counts = askedCounts()
        shape.heights = [:]
        shape.identities = askedIdentities()
    }

    func askedCounts() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<sectionCount).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
    }
    func askedIdentities() -> [IndexPath: AnyHashable] {
        guard let identify else { return [:] }
        var identities: [IndexPath: AnyHashable] = [:]
        for (section, count) in shape.counts.enumerated() {
            for row in 0..<count {
                let path = IndexPath(row: row, section: section)
                identities[path] = identify(path)
            }
        }
        return identities
    }

    func update(_ animation: RowAnimation, _ change: (inout TableBatch) -> Void) {
        if animation != .none, UIView.areAnimationsEnabled { work.animatedUpdates += 1 }
        let isAlone = batchDepth == 0
        if isAlone { beginUpdates() }
        var changed = batch ?? TableBatch()
        change(&changed)
        batch = changed
        if isAlone { endUpdates() }
    }

    /// Ends a batch: checks it against the data source, and moves what stays.
    func commit() {
        guard let done = batch else { return }
        batch = nil
        work.batches += 1
        let before = shape.counts, oldIdentities = shape.identities
        let after = askedCounts()
        if let refusal = done.refusal(before: before, after: after) {
            Refusals.refuse(refusal)
            reloadData()
            return finish()
        }
        shape.counts = after
        let origins = done.origins(before: before, after: after)
        shape.identities = askedIdentities()
        compare(origins, with: oldIdentities)
        carry(origins, reloading: Set(done.reloadedRows), done)
        finish()
    }

    private func finish() {
        setNeedsLayout()
        layoutIfNeeded()
        let waiting = completions
        completions = []
        for completion in waiting { Later.run { completion(true) } }
    }

    /// Beyond UIKit, which compares counts alone: a row that stays must show what it showed.
    private func compare(_ origins: [IndexPath: IndexPath], with old: [IndexPath: AnyHashable]) {
        guard identify != nil else { return }
        for (new, origin) in origins where shape.identities[new] != old[origin] {
            Refusals.refuse(
                "the row at \(new) was at \(origin) and shows another thing: \(old[origin] as Any) became "
                    + "\(shape.identities[new] as Any)")
            return
        }
    }

    private func carry(_ origins: [IndexPath: IndexPath], reloading reloaded: Set<IndexPath>, _ done: TableBatch) {
        var cells: [IndexPath: UITableViewCell] = [:], heights: [IndexPath: CGFloat] = [:]
        var pinned: [IndexPath: UITableViewCell] = [:]
        var left = shape.cells, leftPinned = shape.pinned
        for (new, old) in origins {
            heights[new] = shape.heights[old]
            let isReloaded = reloaded.contains(old) || done.reloadedSections.contains(old.section)
            if let cell = left[old], !isReloaded {
                cells[new] = cell
                left[old] = nil
            }
            if let cell = leftPinned[old], !isReloaded {
                pinned[new] = cell
                leftPinned[old] = nil
            }
        }
        selection = origins.filter { selection.contains($0.value) }.map(\.key)
        shape.cells = cells
        shape.pinned = pinned
        shape.heights = heights
        shape.visible = cells.keys.sorted()
        for view in Array(shape.headers.values) + Array(shape.footers.values) { recycle(header: view) }
        shape.headers = [:]
        shape.footers = [:]
        for (_, cell) in left.merging(leftPinned, uniquingKeysWith: { first, _ in first }) {
            requireResigned(cell)
            recycle(cell)
        }
    }

    // Source: LYEmptyView 64.
    private func requireResigned(_ cell: UITableViewCell) {
        guard let first = window?.firstResponder as? UIView, first.isDescendant(of: cell), !first.resignFirstResponder()
        else { return }
        Refusals.refuse("Attempt to delete row containing first responder that refused to resign")
    }

    func recycleAll() {
        for (_, cell) in shape.cells.merging(shape.pinned, uniquingKeysWith: { first, _ in first }) { recycle(cell) }
        for view in Array(shape.headers.values) + Array(shape.footers.values) { recycle(header: view) }
        shape.cells = [:]
        shape.pinned = [:]
        shape.visible = []
        shape.headers = [:]
        shape.footers = [:]
    }

    // Source: RxDataSources 126, katana-swift 96: a cell that leaves the table takes the keyboard with it.
    func recycle(_ cell: UITableViewCell) {
        cell.removeFromSuperview()
        if let identifier = cell.reuseIdentifier { queues[identifier, default: []].append(cell) }
    }
    func recycle(header view: UIView) {
        view.removeFromSuperview()
        if let header = view as? UITableViewHeaderFooterView, let identifier = header.reuseIdentifier {
            headerQueues[identifier, default: []].append(header)
        }
    }
}
