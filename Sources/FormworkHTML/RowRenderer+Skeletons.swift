import FormworkPresentation
package import FormworkRuntime

/// Blank rows, from which a script makes the rows that come while a page is open.
///
/// A blank row is the row of a field without an answer, with signs in place of its texts (`RowMark`). So two fields that differ only
/// in their texts have the same blank row, and the server writes it once. Groups and sections are fewer, so their texts are in
/// their blank rows, and the engine does not send them.
extension RowRenderer {
    /// The blank rows of an element, with their ids outside of items: of a group, a section with its item, its button and its
    /// footer, or a field.
    package func blankRows(of element: ElementIndex) -> [(row: String, html: HTMLWriter)] {
        let form = engine.form
        let node = NodeID(form.elements[element].number, in: form.elements[element].scope == .form ? .form : .some)
        func blank(_ kind: RowKind, _ write: (RowID, inout HTMLWriter) -> Void) -> (row: String, html: HTMLWriter) {
            let outside = RowID(kind, NodeID(node.element, in: .form)).text
            return (outside, HTMLWriter.writing { write(RowID(kind, node), &$0) })
        }
        let level = headingLevel(of: element)
        func container(_ row: RowID, _ level: Int, _ html: inout HTMLWriter) {
            openContainer(row, level: level, to: &html)
            html.markup("</div>")
            closeContainer(row, to: &html)
        }
        switch form.elements[element].content {
        case .group:
            return [blank(.groupHeader) { container($0, level, &$1) }]
        case .section(let index):
            let section = form.sections[index].definition
            var rows = [blank(.sectionHeader) { container($0, level, &$1) }]
            if !section.footer.isEmpty { rows.append(blank(.footer) { writeFooter($0, to: &$1) }) }
            if section.repeats != nil {
                rows.append(
                    blank(.itemHeader) { container($0, section.title.isEmpty ? level : level + 1, &$1) })
                rows.append(blank(.addItem) { writeAddButton($0, to: &$1) })
            }
            return rows
        case .field(let index):
            let field = blankField(form.fields[index], node, isDeletable: isDeletable(element))
            return [blank(.field) { writeField(field, $0, to: &$1) }]
        }
    }

    /// All options of a field, blank, if the engine in a page does not know all of them, or not all that they show: their pictures, their
    /// marks, and those that cannot be chosen. `nil` for any other field.
    package func blankOptions(of field: CompiledField) -> HTMLWriter? {
        guard let choosing = field.basicControl(options: field.definition.options.count).choosing,
            field.basicControl(options: field.definition.options.count) != .menu,
            field.written.contains(where: { $0.isDisabled || !$0.image.isEmpty || $0.marks != nil })
        else { return nil }
        let row = RowID(.field, NodeID(ElementNumber(0), in: .form))
        return HTMLWriter.writing { html in
            for option in field.written {
                writeOption(
                    option, choosing, isChosen: false, name: "v." + RowMark.path.text, id: id(row, "-control"),
                    to: &html)
            }
        }
    }

    /// The level of the heading of an element: one more than the number of headings around it.
    private func headingLevel(of element: ElementIndex) -> Int {
        let form = engine.form
        var level = topLevel
        var around = form.elements[element].parent
        while let place = around {
            if let group = form.group(at: place), !group.title.isEmpty || group.collapsible && !group.id.isEmpty {
                level += 1
            }
            if let section = form.section(at: place)?.definition {
                if !section.title.isEmpty { level += 1 }
                // The title of an item is never blank.
                if section.repeats != nil { level += 1 }
            }
            around = form.elements[place].parent
        }
        return level
    }

    private func isDeletable(_ element: ElementIndex) -> Bool {
        let form = engine.form
        guard form.elements[element].scope == .form, form.links[element].readers.isEmpty else { return false }
        return form.elements[element].parent.flatMap { form.section(at: $0) }?.definition.isDeletable == true
    }

    /// A field without an answer, with signs in place of its texts.
    private func blankField(_ field: CompiledField, _ node: NodeID, isDeletable: Bool) -> FieldPresentation {
        let blank = field.blank { definition in
            // A field without a title is called by its other words, or by its id.
            if definition.title.isEmpty, definition.accessibilityLabel.isEmpty { definition.id = RowMark.name.text }
            replace(&definition.title, by: .name)
            replace(&definition.accessibilityLabel, by: .label)
            replace(&definition.info, by: .hint)
            replace(&definition.placeholder, by: .placeholder)
        }
        let state = FieldState(
            blank: blank, node: node, path: RowMark.path.text, isDeletable: isDeletable,
            options: field.definition.options.count)
        return FieldPresentation(state, in: engine)
    }
}

private func replace(_ text: inout String, by mark: RowMark) {
    if !text.isEmpty { text = mark.text }
}

extension ItemIndex {
    /// The item of blank rows: some item of a repeating section, not the form.
    fileprivate static var some: ItemIndex { ItemIndex(1) }
}
