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
    ///
    /// - Parameters:
    ///   - counts: Where its script asks what has become of the lines.
    ///   - find: Where a text is looked for in all forms; `nil` if the reader may not.
    package func formsPage(_ entries: [AdminEntry], counts: String, find: String?) -> String {
        page(words[.results]) { html in
            if entries.isEmpty { return html.lead(words[.noForms]) }
            if let find { writeFind(at: find, "", label: words[.findEverywhere], to: &html) }
            html.markup("<div")
            html.attribute("data-fw-counts", counts)
            html.markup(">")
            html.list(entries)
            html.markup("</div><script type=\"module\"")
            html.attribute("src", assets.address("counts.js"))
            html.markup("></script>")
        }
    }

    /// The page for somebody who may not do what they asked for.
    package func refusalPage() -> String {
        page(words[.results]) { $0.lead(words[.notAllowed]) }
    }
}
