import FormworkPresentation
import FormworkRuntime

extension RowRenderer {
    /// Writes a group, section or item up to its first child.
    func openContainer(_ row: RowID, level: Int, to html: inout HTMLWriter) {
        switch row.kind {
        case .groupHeader: openGroup(row, level: level, to: &html)
        case .itemHeader: openItem(row, level: level, to: &html)
        default: openSection(row, level: level, to: &html)
        }
    }

    /// Writes the end of a group, section or item.
    func closeContainer(_ row: RowID, to html: inout HTMLWriter) {
        writeElement(.footer, row, to: &html)
        switch row.kind {
        case .groupHeader where engine.group(row.node)?.collapsible == true: html.markup("</details>")
        case .itemHeader: html.markup("</div>")
        default: html.markup("</section>")
        }
    }

    private func openGroup(_ row: RowID, level: Int, to html: inout HTMLWriter) {
        let isCollapsible = engine.group(row.node)?.collapsible == true
        openRow(isCollapsible ? "<details data-fw-control" : "<section", row, class: "fw-row fw-group", to: &html)
        if isCollapsible, !isBlank, !engine.isCollapsed(row.node) { html.markup(" open") }
        html.markup(isCollapsible ? "><summary class=\"fw-summary-line\">" : ">")
        writeHeading(row, level: level, to: &html)
        // A closed group shows only its summary, so the element has to be in it.
        if isCollapsible { writeElement(.header, row, to: &html) }
        html.markup(isCollapsible ? "</summary>" : "")
        if let group = engine.group(row.node), !group.info.isEmpty {
            writeInfo(group.info, group.markedInfo, row, to: &html)
        }
        if !isCollapsible { writeElement(.header, row, to: &html) }
        html.markup("<div class=\"fw-sections\" data-fw-children>")
    }

    private func openSection(_ row: RowID, level: Int, to html: inout HTMLWriter) {
        guard let section = section(row) else { return }
        openRow("<section", row, class: "fw-row fw-section", to: &html)
        if section.title.isEmpty {
            // An error of the whole section links here, so the element must take the focus.
            html.markup(" tabindex=\"-1\">")
        } else {
            attribute("aria-labelledby", of: row, "-heading", to: &html)
            html.markup(">")
        }
        writeHeading(row, level: level, to: &html)
        if !section.info.isEmpty {
            writeInfo(section.info, section.marks?.info, row, to: &html)
        }
        writeElement(.header, row, to: &html)
        if section.repeats != nil {
            html.markup("<div data-fw-slot=\"error\">")
            writeError(engine.sectionError(row.node), row, to: &html)
            html.markup("</div><div class=\"fw-items\" data-fw-children>")
        } else {
            html.markup("<div class=\"fw-card\" data-fw-children>")
        }
    }

    private func openItem(_ row: RowID, level: Int, to html: inout HTMLWriter) {
        openRow("<div role=\"group\"", row, class: "fw-row fw-item", to: &html)
        attribute("aria-labelledby", of: row, "-heading", to: &html)
        html.markup("><div class=\"fw-item-head\">")
        writeHeading(row, level: level, to: &html)
        let item = engine.item(row.node)
        html.markup("<div class=\"fw-item-actions\" data-fw-slot=\"actions\">")
        writeItemActions(item, row, to: &html)
        html.markup("</div></div><span hidden data-fw-slot=\"kept\">")
        writeItemMarker(item, row, to: &html)
        html.markup("</span><div class=\"fw-card\" data-fw-children>")
    }

    /// Writes the sentence under a heading. If answers stand in it, it is a slot, which the engine fills.
    private func writeInfo(_ info: String, _ marked: MarkedText?, _ row: RowID, to html: inout HTMLWriter) {
        let hasAnswers = engine.form.hasAnswers(in: .info, of: row.node)
        html.markup(
            hasAnswers ? "<p class=\"fw-section-info\" data-fw-slot=\"hint\">" : "<p class=\"fw-section-info\">")
        let isSign = isBlank && hasAnswers
        writeText(isSign ? RowMark.hint.text : info, isSign ? nil : marked, to: &html)
        html.markup("</p>")
    }

    /// The heading of a row. A sign stands for the title of an item, which has its number, and for a title in which answers
    /// stand.
    private func heading(_ row: RowID) -> String {
        if !isBlank { return form.heading(row) }
        if row.kind != .itemHeader, engine.form.hasAnswers(in: .title, of: row.node) { return RowMark.name.text }
        switch row.kind {
        case .itemHeader: return RowMark.name.text
        // There need not be an item now, which has a node of the section.
        case .sectionHeader: return section(row)?.title ?? ""
        default: return form.heading(row)
        }
    }

    private func writeHeading(_ row: RowID, level: Int, to html: inout HTMLWriter) {
        let title = heading(row)
        writePicture(row, to: &html)
        if title.isEmpty { return }
        // HTML has six levels of headings.
        let digit = DecimalNumber(level < 6 ? level : 6).description
        html.markup("<h")
        html.text(digit)
        attribute("id", of: row, "-heading", to: &html)
        html.markup(" class=\"fw-heading\" tabindex=\"-1\" data-fw-slot=\"title\">")
        writeText(title, markedHeading(row), source: itemTitle(row), to: &html)
        html.markup("</h")
        html.text(digit)
        html.markup(">")
    }

    /// Writes the picture of a group or a section. It is before the heading and not in it, because headings are drawn
    /// again when they change.
    private func writePicture(_ row: RowID, to html: inout HTMLWriter) {
        let picture =
            switch row.kind {
            case .groupHeader: engine.group(row.node)?.image ?? ""
            case .sectionHeader: section(row)?.image ?? ""
            default: ""
            }
        RowRenderer.writePicture(ofHeading: picture, to: &html)
    }

    /// Writes the picture of a group or a section; nothing if it has none that a page may show.
    package static func writePicture(ofHeading picture: String, to html: inout HTMLWriter) {
        guard SafeLink.isPicture(picture) else { return }
        html.markup("<img class=\"fw-icon fw-head-icon\" alt=\"\" loading=\"lazy\"")
        html.attribute("src", picture)
        html.markup(">")
    }

    /// The title of an item as its author wrote it, without the number; `nil` for other rows.
    private func itemTitle(_ row: RowID) -> String? {
        guard !isBlank, row.kind == .itemHeader, let place = engine.form.element(numbered: row.node.element),
            case .section(let section) = engine.form.elements[place].content
        else { return nil }
        return engine.form.sections[section].definition.repeats?.itemTitle
    }

    /// The heading with its marks; `nil` if it has none. The heading of a group that can be closed is a button, so its
    /// marks are not drawn: a button cannot contain a link.
    private func markedHeading(_ row: RowID) -> MarkedText? {
        if isBlank, engine.form.hasAnswers(in: .title, of: row.node) { return nil }
        return switch row.kind {
        case .groupHeader: engine.group(row.node).flatMap { $0.collapsible ? nil : $0.markedTitle }
        case .sectionHeader: section(row)?.marks?.title
        default: nil
        }
    }

    /// Writes the buttons that move or remove an item, if it may be moved or removed now.
    func writeItemActions(_ item: ItemState?, _ row: RowID, to html: inout HTMLWriter) {
        guard let item else { return }
        if item.isMovable {
            writeMove(.moveUp, row, form.moveTitle(item, up: true), item.path, isPossible: item.index > 0, to: &html)
            writeMove(
                .moveDown, row, form.moveTitle(item, up: false), item.path, isPossible: item.index + 1 < item.count,
                to: &html)
        }
        if item.isRemovable {
            writeRemoval(ButtonAction.remove.text(item.path), form.removeTitle(item), of: item.title, to: &html)
        }
    }

    /// Writes a button that removes an item or a field.
    func writeRemoval(_ action: String, _ title: String, of name: String, to html: inout HTMLWriter) {
        html.markup("<button type=\"submit\" class=\"fw-plain fw-remove\" name=\"fw.action\"")
        html.attribute("value", action)
        html.markup(">")
        html.text(title)
        // Several buttons have the same words. A hidden name distinguishes them.
        html.markup("<span class=\"fw-visually-hidden\"> ")
        html.text(name)
        html.markup("</span></button>")
    }

    func writeMove(
        _ action: ButtonAction, _ row: RowID, _ title: String, _ path: String, isPossible: Bool,
        to html: inout HTMLWriter
    ) {
        html.markup("<button type=\"submit\" class=\"fw-plain fw-move\" name=\"fw.action\"")
        html.attribute("id", id(row, "-" + action.rawValue))
        html.attribute("value", action.text(path))
        if !isPossible { html.markup(" disabled") }
        html.markup("><span class=\"fw-visually-hidden\">")
        html.text(title)
        html.markup("</span></button>")
    }

    /// Writes a hidden input, which shows the server that the item was on the page, and identifies it.
    func writeItemMarker(_ item: ItemState?, _ row: RowID, to html: inout HTMLWriter) {
        html.markup("<input type=\"hidden\" name=\"fw.seen\"")
        html.attribute(
            "value",
            isBlank
                ? RowMark.path.text + "#" + RowMark.item.text
                : (item?.path ?? "") + "#" + DecimalNumber(row.node.item.position).description)
        html.markup(">")
    }
}
