import FormworkRuntime

extension RowRenderer {
    /// Writes all errors in the form's order, each with a link to its control. Writes nothing if there is no error.
    ///
    /// - Parameter isAnnounced: Whether screen readers should interrupt their reading. They should right after a
    ///   refused submission, but not each time the list gets shorter.
    func writeErrorSummary(isAnnounced: Bool, to html: inout HTMLWriter) {
        if listedErrors.isEmpty { return }
        html.markup("<div class=\"fw-summary\"")
        if isAnnounced { html.markup(" role=\"alert\"") }
        html.markup("><h2 class=\"fw-summary-title\">")
        writeWords("ui.error_summary", to: &html)
        html.markup("</h2><ul>")
        for error in listedErrors {
            html.markup("<li><a")
            html.attribute("href", "#" + focusID(error.row))
            html.markup(">")
            html.text(namingItems(error))
            html.markup("</a></li>")
        }
        html.markup("</ul></div>")
    }

    /// The words of an error after the titles of the items around it, the outermost first. Without the titles, the
    /// errors of one field in several items would look the same.
    private func namingItems(_ error: ShownError) -> String {
        var message = error.message
        for title in engine.itemTitles(around: error.node).reversed() {
            message = words(
                "ui.error_in_item", [ErrorParameter("title", .text(title)), ErrorParameter("message", .text(message))])
        }
        return message
    }

    /// The title of the page: the title of the form, with a mark while there are errors.
    var documentTitle: String {
        let title = visibleTitle
        return listedErrors.isEmpty ? title : words("ui.error_title", [ErrorParameter("title", .text(title))])
    }

    /// The form's title, or its id if it has none. A page must have a title.
    var visibleTitle: String {
        let form = engine.form.definition
        return form.title.isEmpty ? form.id : form.title
    }
}
