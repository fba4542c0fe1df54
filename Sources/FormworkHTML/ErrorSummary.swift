import FormworkPresentation
package import FormworkRuntime

extension RowRenderer {
    /// The text that `writeErrorSummary` writes.
    @inline(never)
    func errorSummary(isAnnounced: Bool) -> String {
        var html = HTMLWriter()
        writeErrorSummary(isAnnounced: isAnnounced, to: &html)
        return html.string
    }

    /// Writes the list of errors in the form's order, each with a link to its control. Writes nothing without errors.
    ///
    /// - Parameter isAnnounced: Whether screen readers should interrupt their reading. They should right after a
    ///   refused submission, but not each time the list gets shorter.
    package func writeErrorSummary(isAnnounced: Bool, to html: inout HTMLWriter) {
        writeErrorSummary(of: form.listedErrors, isAnnounced: isAnnounced, to: &html) { error, html in
            html.markup("<a")
            html.attribute("href", "#" + focusID(error.row))
            html.markup(">")
            html.text(form.summaryText(error))
            html.markup("</a>")
        }
    }

    /// Writes a list of some of the errors. A function writes each of them.
    @inline(__always)
    package func writeErrorSummary(
        of errors: [ShownError], isAnnounced: Bool, to html: inout HTMLWriter,
        line: (ShownError, inout HTMLWriter) -> Void
    ) {
        if errors.isEmpty { return }
        html.markup("<div class=\"fw-summary\"")
        if isAnnounced { html.markup(" role=\"alert\"") }
        html.markup("><h2 class=\"fw-summary-title\">")
        writeWords(form.summaryTitle, to: &html)
        html.markup("</h2><ul>")
        for error in errors {
            html.markup("<li>")
            line(error, &html)
            html.markup("</li>")
        }
        html.markup("</ul></div>")
    }
}
