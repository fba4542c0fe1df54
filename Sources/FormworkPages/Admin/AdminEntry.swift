import FormworkHTML

/// A line in a list that leads to a page: a form, or a submission.
package struct AdminEntry: Sendable {
    /// What it is.
    package var title: String
    /// More about it. Blank for nothing.
    package var info: String
    /// The address of its page.
    package var address: String

    package init(title: String, info: String, address: String) {
        self.title = title
        self.info = info
        self.address = address
    }
}

extension HTMLWriter {
    /// Writes lines that lead to pages.
    mutating func list(_ entries: [AdminEntry]) {
        markup("<ul class=\"fw-card fw-gallery\">")
        for entry in entries {
            markup("<li class=\"fw-row\"><a class=\"fw-entry\"")
            attribute("href", entry.address)
            markup("><span class=\"fw-entry-title\">")
            text(entry.title)
            markup("</span><span class=\"fw-hint\">")
            text(entry.info)
            markup("</span></a></li>")
        }
        markup("</ul>")
    }
}

extension AdminFrame {
    /// The page with all forms.
    package func formsPage(_ entries: [AdminEntry]) -> String {
        page("Results") { html in
            if entries.isEmpty { html.lead("There are no forms.") } else { html.list(entries) }
        }
    }
}
