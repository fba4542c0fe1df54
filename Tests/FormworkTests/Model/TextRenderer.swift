import Formwork

/// Draws a form as text, with nothing but what apps have: `FormModel` and its rows.
///
/// A renderer that needs a decision of its own would show that the presentation lacks it.
@MainActor struct TextRenderer {
    let model: FormModel

    var text: String {
        var lines = ["# " + model.title]
        for line in model.errorSummary { lines.append("! " + line.text) }
        for section in model.sections { lines += self.lines(of: section) }
        lines.append("[" + model.submitTitle + "]")
        return lines.joined(separator: "\n")
    }

    private func lines(of section: SectionModel) -> [String] {
        var lines: [String] = []
        if !section.title.isEmpty {
            lines.append("## " + section.title + (section.isCollapsible ? section.isCollapsed ? " ▸" : " ▾" : ""))
        }
        if !section.info.isEmpty { lines.append(section.info) }
        if let error = section.error { lines.append("  ! " + error) }
        for row in section.rows { lines += self.lines(of: row) }
        if !section.footer.isEmpty { lines.append("_" + section.footer + "_") }
        return lines
    }

    private func lines(of row: RowModel) -> [String] {
        guard let field = row.presentation else { return ["  [" + row.title + "]"] }
        var lines = ["  " + row.title + (field.isMarkedRequired ? " *" : "") + ": " + control(row, field)]
        if !field.hint.isEmpty { lines.append("    " + field.hint) }
        if let error = row.error { lines.append("    ! " + error) }
        return lines
    }

    private func control(_ row: RowModel, _ field: FieldPresentation) -> String {
        switch field.control {
        case .line, .area, .stepper, .duration, .day, .time, .dayAndTime:
            (row.text.isEmpty ? "‹" + field.placeholder + "›" : row.text) + (field.hasUnit ? " " + field.unit : "")
        case .slider: field.position
        case .radios, .segments, .menu, .list, .boxes, .tags, .stars, .yesNo, .chips, .pictures, .columns, .ranking,
            .wheel,
            .wheels, .files, .signature:
            row.options.map { ($0.isChosen ? "(x) " : "( ) ") + $0.title }.joined(separator: "  ")
        case .toggle, .box: field.isOn ? "[x]" : "[ ]"
        case .output: row.display
        case .button: "[" + row.title + "]"
        case .picture: "<" + field.imageDescription + ">"
        case .rule, .room: ""
        case .custom, .unsupported: model.unsupportedWords
        }
    }
}
