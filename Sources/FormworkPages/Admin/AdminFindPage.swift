import FormworkHTML

extension AdminFrame {
    /// The submissions, or the unfinished answers, of one form that have a text.
    package struct Found: Sendable {
        /// The title of the form.
        package var title: String
        /// How many there are.
        package var info: String
        /// The list of all of them.
        package var address: String
        /// The latest of them.
        package var entries: [AdminEntry]
        /// Sentences about submissions that could not be searched.
        package var notices: [String] = []

        package init(title: String, info: String, address: String, entries: [AdminEntry]) {
            self.title = title
            self.info = info
            self.address = address
            self.entries = entries
        }
    }

    /// The submissions and the drafts of all forms that have a text.
    package func findPage(_ text: String, _ groups: [Found], find: String) -> String {
        page(words[.results]) { html in
            writeFind(at: find, text, label: words[.findEverywhere], to: &html)
            if groups.isEmpty { html.lead(words[.nothingFound]) }
            for group in groups {
                html.heading(group.title)
                if !group.entries.isEmpty { html.list(group.entries, in: locale) }
                for notice in group.notices { html.lead(notice) }
                html.markup("<p class=\"fw-bar\">")
                html.link(group.info, to: group.address)
                html.markup("</p>")
            }
        }
    }

    /// Writes the input for a text that is looked for.
    ///
    /// - Parameter isNeeded: Whether there has to be a text.
    func writeFind(
        at address: String, _ text: String, label: String, isNeeded: Bool = true, to html: inout HTMLWriter
    ) {
        html.markup("<form method=\"get\" role=\"search\" class=\"fw-search-form\"")
        html.attribute("action", address)
        html.markup("><p><label for=\"fw-find\">")
        html.text(label)
        html.markup("</label><input class=\"fw-input\" id=\"fw-find\" name=\"search\" type=\"search\"")
        if isNeeded { html.markup(" required") }
        html.attribute("value", text)
        html.markup("></p><p class=\"fw-bar\">")
        html.button(words[.find], "fw-submit")
        html.markup("</p></form>")
    }
}
