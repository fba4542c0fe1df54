import FormworkHTML

extension AdminFrame {
    /// A login that is good now.
    package struct Login: Sendable {
        /// Whose it is.
        package var title: String
        /// Since when and until when.
        package var info: String
        /// Where a button posts that ends it; `nil` for the reader's own, which another button ends.
        package var end: String?

        package init(title: String, info: String, end: String?) {
            self.title = title
            self.info = info
            self.end = end
        }
    }

    /// The logins under the name of the reader.
    ///
    /// - Parameter endOthers: Where a button posts that ends all but the reader's own; `nil` if there is no other.
    package func loginsPage(_ logins: [Login], endOthers: String?) -> String {
        page(words[.logins]) { html in
            html.lead(words[.loginsInfo])
            html.markup("<ul class=\"fw-card fw-gallery\">")
            for login in logins {
                html.markup("<li class=\"fw-row\"><strong>")
                html.text(login.title)
                html.markup("</strong><br><span class=\"fw-hint\">")
                html.text(login.info)
                html.markup("</span>")
                if let end = login.end {
                    writeForm(to: end, in: &html) { html in
                        html.markup("<button class=\"fw-plain\">")
                        html.text(words[.endLogin])
                        html.markup("<span class=\"fw-visually-hidden\"> ")
                        html.text(login.info)
                        html.markup("</span></button>")
                    }
                }
                html.markup("</li>")
            }
            html.markup("</ul>")
            if let endOthers {
                writeForm(to: endOthers, in: &html) { $0.button(words[.endOtherLogins], "fw-plain") }
            } else {
                html.lead(words[.noOtherLogin])
            }
        }
    }
}
