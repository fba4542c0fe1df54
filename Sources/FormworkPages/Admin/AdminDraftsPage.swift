import FormworkHTML

extension AdminFrame {
    /// The unfinished answers to one form.
    ///
    /// - Parameters:
    ///   - text: What they are looked for by. Blank for all.
    ///   - unread: How many could not be searched.
    ///   - next: Where the list goes on; `nil` for its end.
    ///   - submissions: Where the submissions of the form are listed.
    package func draftsPage(
        _ title: String, _ text: String, _ entries: [AdminEntry], address: String, unread: Int, next: String?,
        notice: String, submissions: String
    ) -> String {
        page(title, notice: notice) { html in
            writeFind(at: address, text, label: words[.value], isNeeded: false, to: &html)
            if entries.isEmpty { html.lead(words[.nothingFound]) } else { html.list(entries) }
            if unread > 0 { html.lead(words.text(.draftsUnread, [("count", String(unread))])) }
            html.markup("<p class=\"fw-bar\">")
            if let next { html.link(words[.moreDrafts], to: next) }
            html.link(words[.allOfForm], to: submissions)
            html.markup("</p>")
        }
    }
}
