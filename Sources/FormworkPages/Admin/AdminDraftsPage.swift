import FormworkHTML

extension AdminFrame {
    /// The unfinished answers to one form.
    ///
    /// - Parameters:
    ///   - text: The text that the reader searches for; blank lists all.
    ///   - gaps: Sentences about drafts that could not be searched.
    ///   - next: The address of the next page; `nil` on the last page.
    ///   - submissions: The address of the list of the form's submissions.
    package func draftsPage(
        _ title: String, _ text: String, _ entries: [AdminEntry], address: String, gaps: [String], next: String?,
        notice: String, submissions: String
    ) -> String {
        page(title, notice: notice) { html in
            writeFind(at: address, text, label: words[.value], isNeeded: false, to: &html)
            if entries.isEmpty { html.lead(words[.nothingFound]) } else { html.list(entries, in: locale) }
            for gap in gaps { html.lead(gap) }
            html.markup("<p class=\"fw-bar\">")
            if let next { html.link(words[.moreDrafts], to: next) }
            html.link(words[.allOfForm], to: submissions)
            html.markup("</p>")
        }
    }
}
