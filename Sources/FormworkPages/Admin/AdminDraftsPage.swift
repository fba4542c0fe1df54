import FormworkHTML

extension AdminFrame {
    /// The unfinished answers to one form.
    ///
    /// - Parameters:
    ///   - text: What they are looked for by. Blank for all.
    ///   - gaps: What could not be searched, in sentences.
    ///   - next: Where the list goes on; `nil` for its end.
    ///   - submissions: Where the submissions of the form are listed.
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
