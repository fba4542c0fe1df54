import FormworkPresentation
package import FormworkRuntime

/// Times that are chosen from a list.
extension RowRenderer {
    func writeTimes(_ field: FieldPresentation, _ row: RowID, to html: inout HTMLWriter) {
        html.markup("<select class=\"fw-input\"")
        html.attribute("autocomplete", ifPresent: field.compiled.definition.autocomplete)
        writeControlAttributes(field, row, to: &html)
        html.markup(">")
        writeTimeOptions(of: field.compiled.definition, chosen: field.state.text, to: &html)
        html.markup("</select>")
    }

    /// Writes all times as options. An answer that is not one of them becomes an option too.
    package func writeTimeOptions(of field: Field, chosen: String, to html: inout HTMLWriter) {
        let context = engine.settings.context
        let locale = context.locale
        html.markup("<option value=\"\">")
        html.text(field.controlPlaceholder.isEmpty ? context.messages.text("ui.choose") : field.controlPlaceholder)
        html.markup("</option>")
        let times = field.chosenTimes.map {
            (value: $0.description, words: locale.format($0, pattern: locale.timePattern))
        }
        if !chosen.isEmpty, !times.contains(where: { $0.value.isSame(as: chosen) }) {
            writeTime(
                chosen, CivilTime(chosen).map { locale.format($0, pattern: locale.timePattern) } ?? chosen, true,
                to: &html)
        }
        for time in times { writeTime(time.value, time.words, time.value.isSame(as: chosen), to: &html) }
    }

    private func writeTime(_ value: String, _ words: String, _ isChosen: Bool, to html: inout HTMLWriter) {
        html.markup("<option")
        html.attribute("value", value)
        html.markup(isChosen ? " selected>" : ">")
        html.text(words)
        html.markup("</option>")
    }
}
