import FormworkPresentation
package import FormworkRuntime

extension RowRenderer {
    /// Writes the list of errors in the form's order, each with a link to its control. Writes nothing without errors.
    ///
    /// - Parameter isAnnounced: Whether screen readers should interrupt their reading. They should right after a
    ///   refused submission, but not each time the list gets shorter.
    package func writeErrorSummary(isAnnounced: Bool, to html: inout HTMLWriter) {
        writeErrorSummary(of: form.listedErrors, isAnnounced: isAnnounced, to: &html) { error, html in
            writeErrorLink(form.summaryText(error), to: focusID(error.row), &html)
        }
    }

    private func writeErrorLink(_ text: String, to id: String, _ html: inout HTMLWriter) {
        html.markup("<a")
        html.attribute("href", "#" + id)
        html.markup(">")
        html.text(text)
        html.markup("</a>")
    }

    /// Writes a list of errors with one blank line.
    func writeBlankErrorSummary(to html: inout HTMLWriter) {
        writeErrorSummary(lines: 1, isAnnounced: false, to: &html) { _, html in
            writeErrorLink(RowMark.text.text, to: RowMark.id.text, &html)
        }
    }

    /// Writes a list of some of the errors. A function writes each of them.
    package func writeErrorSummary(
        of errors: [ShownError], isAnnounced: Bool, to html: inout HTMLWriter,
        line: (ShownError, inout HTMLWriter) -> Void
    ) {
        writeErrorSummary(lines: errors.count, isAnnounced: isAnnounced, to: &html) { line(errors[$0], &$1) }
    }

    private func writeErrorSummary(
        lines count: Int, isAnnounced: Bool, to html: inout HTMLWriter, line: (Int, inout HTMLWriter) -> Void
    ) {
        if count == 0 { return }
        html.markup("<div class=\"fw-summary\"")
        if isAnnounced { html.markup(" role=\"alert\"") }
        html.markup("><h2 class=\"fw-summary-title\">")
        writeWords(form.summaryTitle, to: &html)
        html.markup("</h2><ul>")
        for number in 0..<count {
            html.markup("<li>")
            line(number, &html)
            html.markup("</li>")
        }
        html.markup("</ul></div>")
    }
}
