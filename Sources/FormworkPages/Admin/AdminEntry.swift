import FormworkHTML
import FormworkRuntime

/// A line in a list that leads to a page: a form, or a submission.
package struct AdminEntry: Sendable {
    /// The title of the form or submission.
    package var title: String
    /// More about it, each part in its own order: a time, a number, an answer.
    package var parts: [String]
    /// The address of its page.
    package var address: String

    package init(title: String, parts: [String], address: String) {
        self.title = title
        self.parts = parts
        self.address = address
    }
}

extension HTMLWriter {
    /// Writes lines that lead to pages.
    mutating func list(_ entries: [AdminEntry], in locale: LocaleRecord) {
        markup("<ul class=\"fw-card fw-gallery\">")
        for entry in entries {
            markup("<li class=\"fw-row\"><a class=\"fw-entry\"")
            attribute("href", entry.address)
            markup("><span class=\"fw-entry-title\">")
            isolate(entry.title, in: locale)
            markup("</span><span class=\"fw-hint\">")
            isolate(entry.parts, in: locale)
            markup("</span></a></li>")
        }
        markup("</ul>")
    }

    /// Writes a text that keeps its own order where the language is written from right to left: a name, a number, a time.
    mutating func isolate(_ words: String, in locale: LocaleRecord) {
        if locale.isRightToLeft { markup("<bdi>") }
        text(words)
        if locale.isRightToLeft { markup("</bdi>") }
    }

    /// Writes texts in one line, each of which keeps its own order.
    mutating func isolate(_ parts: [String], in locale: LocaleRecord) {
        for (index, part) in parts.enumerated() {
            if index > 0 { text(" · ") }
            isolate(part, in: locale)
        }
    }
}

extension AdminFrame {
    /// The page with all forms.
    ///
    /// - Parameters:
    ///   - counts: The address from which its script updates the lines.
    ///   - find: The address that searches all forms for a text; `nil` if the reader may not.
    package func formsPage(_ entries: [AdminEntry], counts: String, find: String?) -> String {
        page(words[.results]) { html in
            if entries.isEmpty { return html.lead(words[.noForms]) }
            if let find { writeFind(at: find, "", label: words[.findEverywhere], to: &html) }
            html.markup("<div")
            html.attribute("data-fw-counts", counts)
            html.markup(">")
            html.list(entries, in: locale)
            html.markup("</div><script type=\"module\"")
            html.attribute("src", assets.address("submission-counts.js"))
            html.markup("></script>")
        }
    }

    /// The page for a person who lacks the right for the request.
    package func refusalPage() -> String {
        page(words[.results]) { $0.lead(words[.notAllowed]) }
    }
}
