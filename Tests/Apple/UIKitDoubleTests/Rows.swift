import Foundation
import UIKitDouble

/// A table of texts, whose data source is a plain list of lists.
@MainActor final class Rows: UITableViewController {
    var sections: [[String]]
    var asked: [IndexPath] = []

    init(_ sections: [[String]]) {
        self.sections = sections
        super.init(style: .insetGrouped)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.identify = { [weak self] path in self?.sections[path.section][path.row] }
    }
    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked.append(indexPath)
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }

    /// The texts of the visible cells.
    var shown: [String] { tableView.visibleCells.compactMap { $0.textLabel?.text } }
}

func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
