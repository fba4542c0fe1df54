import FormworkHTML

extension AdminFrame {
    /// A login that is good now.
    package struct Login: Sendable {
        /// The name of the user, or words for the reader's own login.
        package var title: String
        /// The time of the login and of its end.
        package var info: String
        /// The address to which the button that ends the login posts; `nil` for the reader's own login, which "Log out" ends.
        package var end: String?

        package init(title: String, info: String, end: String?) {
            self.title = title
            self.info = info
            self.end = end
        }
    }

    /// The logins under the name of the reader.
    ///
    /// - Parameter endOthers: The address to which the button that ends all other logins posts; `nil` if there are no others.
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
