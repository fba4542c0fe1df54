#if canImport(UIKit)
import Foundation
import UIKit

/// The screen of a field's options: touching one chooses it, typing finds some of many.
@MainActor final class OptionListController: UITableViewController, UISearchResultsUpdating {
    private let node: NodeID
    private let driver: FormDriver
    private var options: [FieldOption] = []
    private var query = ""

    init(_ node: NodeID, _ driver: FormDriver) {
        self.node = node
        self.driver = driver
        super.init(style: .insetGrouped)
        title = state?.field.title
        options = driver.engine.options(of: node, matching: "")
    }
    required init?(coder: NSCoder) { nil }

    private var state: FieldState? { driver.engine.field(node) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "option")
        if options.count > 12 {
            let search = UISearchController(searchResultsController: nil)
            search.searchResultsUpdater = self
            search.obscuresBackgroundDuringPresentation = false
            navigationItem.searchController = search
            navigationItem.hidesSearchBarWhenScrolling = false
        }
        driver.session.observe(owner: self) { controller, change in
            MainActor.assumeIsolated { controller.follow(change) }
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        driver.perform(.blur(node))
    }

    func updateSearchResults(for searchController: UISearchController) {
        query = searchController.searchBar.text ?? ""
        reload()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { options.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "option", for: indexPath)
        guard options.indices.contains(indexPath.row) else { return cell }
        let option = options[indexPath.row]
        let isChosen = state?.isChosen(option) ?? false
        cell.textLabel?.text = option.title
        cell.textLabel?.numberOfLines = 0
        cell.accessoryType = isChosen ? .checkmark : .none
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = option.accessibilityLabel.isEmpty ? option.title : option.accessibilityLabel
        cell.accessibilityHint = option.info
        cell.accessibilityTraits = isChosen ? [.button, .selected] : .button
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard options.indices.contains(indexPath.row), let shown = driver.engine.presentation(of: node),
            shown.state.isEnabled
        else { return }
        driver.perform(shown.toggle(options[indexPath.row]))
        if shown.state.field.valueKind != .options { leave() }
    }

    private func leave() {
        if let navigation = navigationController, navigation.topViewController === self,
            navigation.viewControllers.count > 1
        {
            navigation.popViewController(animated: true)
        } else {
            dismiss(animated: true)
        }
    }

    private func follow(_ change: SessionChange) {
        guard state != nil else { return leave() }
        if change.changes.updates.contains(where: { $0.id.node == node }) { reload() }
    }
    private func reload() {
        options = driver.engine.options(of: node, matching: query)
        tableView.reloadData()
    }
}
#endif
