#if canImport(UIKit)
import Foundation
import UIKit

/// The screen of a field's options: touching one chooses it, typing finds some of many.
@MainActor final class OptionListController: UITableViewController, UISearchResultsUpdating {
    private let node: NodeID
    private let session: FormSession
    /// Lets an input happen, now or as soon as the form behind this screen is drawn.
    private let perform: (FormInput) -> Void
    /// How the form says that the options look.
    private let looks: FieldLooks
    private var options: [OptionPresentation] = []
    private var query = ""
    private let status = OptionStatusView()
    private var phase: OptionLoading.Phase?

    init(
        _ node: NodeID, _ session: FormSession, looks: FieldLooks = FieldLooks(), perform: @escaping (FormInput) -> Void
    ) {
        self.node = node
        self.looks = looks
        self.session = session
        self.perform = perform
        super.init(style: .insetGrouped)
        title = state?.field.title
        options = session.listedOptions(of: node, matching: "")
        preferredContentSize = CGSize(width: 320, height: min(CGFloat(max(options.count, 4)) * 48, 480))
    }
    required init?(coder: NSCoder) { nil }

    private var state: FieldState? { session.engine.field(node) }
    /// How far options are that come from elsewhere; `nil` if they do not.
    private var loading: OptionLoading? { session.optionLoading(of: node) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "option")
        if session.presentation(of: node)?.isSearched == true || loading != nil {
            let search = UISearchController(searchResultsController: nil)
            search.searchResultsUpdater = self
            search.obscuresBackgroundDuringPresentation = false
            navigationItem.searchController = search
            navigationItem.hidesSearchBarWhenScrolling = false
        }
        session.observe(owner: self) { controller, change in
            MainActor.assumeIsolated { controller.follow(change) }
        }
        showStatus()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        perform(.blur(node))
    }

    func updateSearchResults(for searchController: UISearchController) {
        query = searchController.searchBar.text ?? ""
        if let state, loading != nil {
            session.searchOptions(at: state.path, query)
        } else {
            reload()
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { options.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "option", for: indexPath)
        guard options.indices.contains(indexPath.row) else { return cell }
        let option = options[indexPath.row]
        cell.textLabel?.text = option.listTitle
        cell.textLabel?.numberOfLines = 0
        let color = looks.option.color.map { UIColor.text($0, on: nil) } ?? .label
        cell.textLabel?.textColor = option.isOffered ? color : .secondaryLabel
        if let font = UIFont.scaled(looks.option, usual: 17) { cell.textLabel?.font = font }
        cell.accessoryType = option.isChosen ? .checkmark : .none
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = option.spokenTitle
        cell.accessibilityHint = option.info
        var traits: UIAccessibilityTraits = option.isChosen ? [.button, .selected] : .button
        if !option.isEnabled { traits.insert(.notEnabled) }
        cell.accessibilityTraits = traits
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard options.indices.contains(indexPath.row), options[indexPath.row].isEnabled,
            let shown = session.presentation(of: node), shown.state.isEnabled
        else { return }
        perform(shown.toggle(options[indexPath.row].option))
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
        options = session.listedOptions(of: node, matching: query)
        tableView.reloadData()
        showStatus()
    }

    private func showStatus() {
        let loading = loading
        let words = ScreenWords(session.engine.context.messages)
        let now = OptionStatus(loading, isEmpty: options.isEmpty, words: words)
        status.show(now) { [weak self] act in
            guard let self, let state else { return }
            session.perform(act, at: state.path)
        }
        tableView.tableFooterView = now.isEmpty ? nil : status
        if now.isFailed, phase != .failed {
            UIAccessibility.post(notification: .announcement, argument: now.text)
        }
        phase = loading?.phase
    }
}

extension OptionPresentation {
    /// The words of a line in a list. Those who see learn there why an option is pale.
    fileprivate var listTitle: String { isOffered || info.isEmpty ? title : title + "\n" + info }
}
#endif
