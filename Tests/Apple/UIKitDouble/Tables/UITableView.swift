public import Foundation

@MainActor open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

    open private(set) var style: UITableView.Style
    open weak var dataSource: (any UITableViewDataSource)?
    open weak var delegate: (any UITableViewDelegate)?
    override var scrollDelegate: (any UIScrollViewDelegate)? { delegate }
    open var rowHeight = UITableView.automaticDimension
    open var estimatedRowHeight: CGFloat = 44
    open var sectionHeaderHeight = UITableView.automaticDimension
    open var sectionFooterHeight = UITableView.automaticDimension
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    open var sectionHeaderTopPadding = UITableView.automaticDimension
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    open var separatorColor: UIColor?
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var selfSizingInvalidation: UITableView.SelfSizingInvalidation = .enabled
    open var cellLayoutMarginsFollowReadableWidth = false
    open var backgroundView: UIView?
    open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }
    private var editing = false

    var shape = TableShape()
    var batch: TableBatch?
    var queues: [String: [UITableViewCell]] = [:]
    var headerQueues: [String: [UITableViewHeaderFooterView]] = [:]
    var cellClasses: [String: AnyClass] = [:]
    var headerClasses: [String: AnyClass] = [:]
    /// What a row shows, so that the double can compare identities beyond counts. Set by a test.
    package var identify: ((IndexPath) -> AnyHashable)? {
        didSet { if shape.isLoaded { shape.identities = askedIdentities() } }
    }
    package var work = TableWork()
    /// Takes part in avoiding the keyboard, as the table of a table controller does.
    var avoidsKeyboard = false
    var selection: [IndexPath] = []
    var completions: [(Bool) -> Void] = []
    var batchDepth = 0
    var isAsking = false

    public init(frame: CGRect, style: UITableView.Style) {
        self.style = style
        super.init(frame: frame)
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass
    }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerClasses[identifier] = aClass
    }
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = queues[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return cellClasses[identifier] == nil ? nil : made(identifier)
    }
    // Source: crash reports of many public projects.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard cellClasses[identifier] != nil else {
            Refusals.refuse(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier"
            )
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        return dequeueReusableCell(withIdentifier: identifier) ?? made(identifier)
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        guard let view = headerQueues[identifier]?.popLast() else { return nil }
        view.prepareForReuse()
        return view
    }

    /// Swift without Objective-C calls no initialiser of a class that it learns at run time, so only UIKit's own can be registered here.
    private func made(_ identifier: String) -> UITableViewCell {
        if cellClasses[identifier] != UITableViewCell.self {
            Refusals.refuse(
                "this double cannot make a registered class: dequeue without a path, and make the cell yourself")
        }
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    open var numberOfSections: Int {
        loadIfNeeded()
        return shape.counts.count
    }
    open func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        return shape.counts.indices.contains(section) ? shape.counts[section] : 0
    }

    open func reloadData() {
        work.reloads += 1
        shape.isLoaded = false
        selection = []
        recycleAll()
        setNeedsLayout()
    }

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        // Source: Apple, "performBatchUpdates(_:completion:)": a table that was never loaded loads before the updates.
        if batchDepth == 0 {
            loadIfNeeded()
            batch = TableBatch()
        }
        batchDepth += 1
        if let completion { completions.append(completion) }
        updates?()
        batchDepth -= 1
        if batchDepth == 0 { commit() }
    }
    open func beginUpdates() {
        if batchDepth == 0 {
            loadIfNeeded()
            batch = TableBatch()
        }
        batchDepth += 1
    }
    open func endUpdates() {
        batchDepth -= 1
        if batchDepth == 0 { commit() }
    }
    open var hasUncommittedUpdates: Bool { batchDepth > 0 }

    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        work.insertedRows += indexPaths.count
        update(animation) { $0.insertedRows += indexPaths }
    }
    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        work.deletedRows += indexPaths.count
        update(animation) { $0.deletedRows += indexPaths }
    }
    open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        work.reloadedRows += indexPaths.count
        update(animation) { $0.reloadedRows += indexPaths }
    }
    open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        update(animation) { $0.reloadedSections += Array(sections) }
    }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update(.automatic) { $0.moves.append((indexPath, newIndexPath)) }
    }
    open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        work.insertedSections += sections.count
        update(animation) { $0.insertedSections += Array(sections) }
    }
    open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        work.deletedSections += sections.count
        update(animation) { $0.deletedSections += Array(sections) }
    }
    /// Source: Apple, "reconfigureRows(at:)": visible cells are configured again without being replaced.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        for path in indexPaths where shape.cells[path] != nil { _ = ask(for: path) }
    }

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shape.cells[indexPath] }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { shape.cells.first { $0.value === cell }?.key }
    open var visibleCells: [UITableViewCell] { shape.visible.compactMap { shape.cells[$0] } }
    open var indexPathsForVisibleRows: [IndexPath]? { shape.visible }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shape.headers[section] as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shape.footers[section] as? UITableViewHeaderFooterView
    }
    open func rectForRow(at indexPath: IndexPath) -> CGRect { shape.rows[indexPath] ?? .zero }

    // Source: Eureka 1219.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        loadIfNeeded()
        guard shape.counts.indices.contains(indexPath.section) else {
            return Refusals.refuse("section (\(indexPath.section)) beyond bounds (\(shape.counts.count))")
        }
        guard indexPath.row < shape.counts[indexPath.section] else {
            return Refusals.refuse(
                "row (\(indexPath.row)) beyond bounds (\(shape.counts[indexPath.section])) for section (\(indexPath.section))"
            )
        }
        layoutIfNeeded()
        // Not certain that a table lands right where rows on the way turn out to be higher than estimated, so this one does not.
        scroll(to: indexPath, scrollPosition, animated: animated)
    }

    private func scroll(to path: IndexPath, _ position: UITableView.ScrollPosition, animated: Bool) {
        guard let row = shape.rows[path] else { return }
        switch position {
        case .none: scrollRectToVisible(row, animated: animated)
        case .top: setContentOffset(CGPoint(x: 0, y: row.minY), animated: animated)
        case .middle: setContentOffset(CGPoint(x: 0, y: max(row.midY - visibleHeight / 2, 0)), animated: animated)
        case .bottom: setContentOffset(CGPoint(x: 0, y: max(row.maxY - visibleHeight, 0)), animated: animated)
        }
    }

    open var indexPathForSelectedRow: IndexPath? { selection.first }
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }
    /// Source: Apple, "selectRow(at:animated:scrollPosition:)": does not tell the delegate.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        if !allowsMultipleSelection { for path in selection { deselectRow(at: path, animated: false) } }
        guard let indexPath else { return }
        selection.append(indexPath)
        shape.cells[indexPath]?.setSelected(true, animated: animated)
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        shape.cells[indexPath]?.setSelected(false, animated: animated)
    }
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        for (path, cell) in shape.cells { prepareEditing(of: cell, at: path) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutRows()
    }
    override func keyboardMoved(covering height: CGFloat) {
        super.keyboardMoved(covering: height)
        avoidKeyboard(height)
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    nonisolated public class var automaticDimension: CGFloat { -1 }
}
