#if canImport(UIKit)
import Foundation
import UIKit

/// The data source of a form's table. It shows the driver's table, and nothing of its own.
@MainActor final class FormTableSource: NSObject, UITableViewDataSource {
    let driver: FormDriver
    weak var form: FormTableView?
    /// The row that has the focus.
    var focused: RowID?
    /// Whether rows are coming and going: the focus that a cell loses by that was not taken away by the person.
    var isFollowing = false
    /// A row that gets the focus as soon as it is there.
    var awaited: RowID?
    /// Whether rows may have another height since the table measured them.
    var awaitsMeasure = false
    /// An item that is just being dropped.
    var drop: ItemDrop?
    /// The table that is shown until it is reloaded, because a drop changed more than the table view can know; `nil` if
    /// the view keeps up.
    var frozen: ScreenTable?

    /// The pictures at addresses; `nil` if the app fetches none.
    private(set) lazy var pictures = form?.options.image.map {
        PictureStore(limit: form?.options.keptPictures ?? 0, fetch: $0)
    }
    let ends = SeenEnds()
    /// How high the lines were that were seen, by their first rows.
    var heights: [RowID: CGFloat] = [:]
    /// The headers and footers that the app made.
    var ownEdges: [RowID: UIView] = [:]
    /// Which fields of the form as it is now have a control of the app's, by their ids.
    private var custom: (form: ObjectIdentifier, fields: [String: Bool])?
    private var book: (form: ObjectIdentifier, styles: StyleBook)?
    /// The identifiers of cells, by what they show.
    private var identifiers: [[ShownRow]: String] = [:]

    init(_ driver: FormDriver) {
        self.driver = driver
        super.init()
    }

    var engine: FormEngine { driver.engine }

    /// The table that is shown: the frozen one, else the driver's.
    var table: ScreenTable { frozen ?? driver.table }

    /// Whether the app has a control of its own for a field.
    func isCustom(_ field: Field) -> Bool {
        guard let options = form?.options else { return false }
        if options.controls[field.customType] != nil { return true }
        guard let control = options.control else { return false }
        let id = ObjectIdentifier(engine.form)
        if custom?.form != id { custom = (id, [:]) }
        if let isCustom = custom?.fields[field.id] { return isCustom }
        let isCustom = control(field) != nil
        custom?.fields[field.id] = isCustom
        return isCustom
    }

    /// The styles of the form as it is now.
    var styles: StyleBook {
        let id = ObjectIdentifier(engine.form)
        if let book, book.form == id { return book.styles }
        let styles = StyleBook(engine.form)
        book = (id, styles)
        return styles
    }

    func numberOfSections(in tableView: UITableView) -> Int { table.sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        table.sections[section].lines.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let line = table[indexPath.place] else {
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        let identifier = identifier(of: line.rows.map { shownRow($0) })
        let cell =
            tableView.dequeueReusableCell(withIdentifier: identifier) as? LineCell
            ?? LineCell(style: .default, reuseIdentifier: identifier)
        cell.show(line, in: self)
        return cell
    }

    /// The name under which the table keeps cells that show these rows.
    private func identifier(of rows: [ShownRow]) -> String {
        if let known = identifiers[rows] { return known }
        let new = "line \(identifiers.count)"
        identifiers[rows] = new
        return new
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        isSwiped(at: indexPath)
    }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if let input = removals(at: indexPath).first { driver.perform(input) }
    }

    /// The inputs that remove a line when it is swiped away: an item, or a field that may be deleted.
    func removals(at path: IndexPath) -> [FormInput] {
        guard let row = driver.table[path.place]?.id else { return [] }
        switch row.kind {
        case .itemHeader: return engine.item(row.node)?.isRemovable == true ? [.removeItem(row.node)] : []
        case .field:
            guard let state = engine.field(row.node), state.isDeletable, state.isEnabled else { return [] }
            return [.deleteField(row.node)]
        default: return []
        }
    }

    /// How high a line is at least: as high as a finger needs, and as the app, or else the form, wants each of its fields.
    func leastHeight(of rows: [RowID]) -> CGFloat {
        rows.filter { $0.kind == .field }.compactMap { engine.presentation(of: $0.node) }.reduce(44) { height, shown in
            let field = shown.state.field
            let wanted = form?.options.exactLineHeight?(field) ?? form?.options.lineHeight?(field)
            return max(height, wanted ?? shown.leastHeight.map { CGFloat($0) } ?? 0)
        }
    }

    /// How high a line is exactly, where the app says that of all its fields: as high as the highest of them. An error makes room for its
    /// words.
    func exactHeight(of rows: [RowID]) -> CGFloat? {
        guard let wanted = form?.options.exactLineHeight else { return nil }
        let heights = rows.compactMap { row -> CGFloat? in
            guard row.kind == .field, let state = engine.field(row.node), state.error == nil else { return nil }
            return wanted(state.field)
        }
        return heights.count == rows.count ? heights.max() : nil
    }
}

extension IndexPath {
    var place: LinePlace { LinePlace(section: section, line: row) }
    init(_ place: LinePlace) { self.init(row: place.line, section: place.section) }
}
#endif
