import FormworkHTML

extension AdminFrame {
    /// One line of the log of accesses.
    package struct Access: Sendable {
        package var time: String
        package var who: String
        package var what: String
        /// The form and the submission; blank if the entry is about neither.
        package var subject: String

        package init(time: String, who: String, what: String, subject: String) {
            self.time = time
            self.who = who
            self.what = what
            self.subject = subject
        }
    }

    /// The log of accesses.
    package func logPage(_ accesses: [Access], next: String?) -> String {
        page(words[.accesses]) { html in
            html.lead(words[.logInfo])
            html.markup("<ul class=\"fw-card fw-gallery\">")
            for access in accesses {
                html.markup("<li class=\"fw-row\"><strong>")
                html.text(access.what)
                html.markup("</strong> ")
                html.isolate(access.subject, in: locale)
                html.markup("<br><span class=\"fw-hint\">")
                html.isolate([access.time, access.who], in: locale)
                html.markup("</span></li>")
            }
            html.markup("</ul>")
            if let next {
                html.markup("<p class=\"fw-bar\">")
                html.link(words[.earlierAccesses], to: next)
                html.markup("</p>")
            }
        }
    }
}
