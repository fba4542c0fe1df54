import FormworkHTML

extension AdminFrame {
    /// One line of the log of accesses.
    package struct Access: Sendable {
        package var time: String
        package var who: String
        package var what: String
        /// The form and the submission. Blank for none.
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
        page("Accesses") { html in
            html.lead("Who looked at answers or changed something, and when (UTC). It has no answers.")
            html.markup("<ul class=\"fw-card fw-gallery\">")
            for access in accesses {
                html.markup("<li class=\"fw-row\"><strong>")
                html.text(access.what)
                html.markup("</strong> ")
                html.text(access.subject)
                html.markup("<br><span class=\"fw-hint\">")
                html.text(access.time + " · " + access.who)
                html.markup("</span></li>")
            }
            html.markup("</ul>")
            if let next {
                html.markup("<p class=\"fw-bar\">")
                html.link("Earlier accesses", to: next)
                html.markup("</p>")
            }
        }
    }

    /// The page for whoever is not let in.
    ///
    /// - Parameters:
    ///   - hasPassword: Whether a password lets people in.
    ///   - problem: Why the last try failed. Blank for none.
    package func loginPage(hasPassword: Bool, hint: String, problem: String) -> String {
        page("Results") { html in
            if !problem.isEmpty {
                html.markup("<p class=\"fw-notice\" role=\"alert\">")
                html.text(problem)
                html.markup("</p>")
            }
            html.lead(hint)
            guard hasPassword else { return }
            html.markup("<form method=\"post\" class=\"fw-admin-form\"")
            html.attribute("action", base + "/login")
            html.markup("><p><label for=\"fw-password\">Password</label>")
            html.markup("<input class=\"fw-input\" id=\"fw-password\" name=\"password\" type=\"password\"")
            html.markup(" autocomplete=\"current-password\" required></p>")
            html.markup("<p><button class=\"fw-submit\">Log in</button></p></form>")
        }
    }

    /// The page of a link that works once. Programs that look at links in advance do not press its button.
    package func enterPage(address: String) -> String {
        page("Results") { html in
            html.lead("This link lets you in once.")
            html.markup("<form method=\"post\" class=\"fw-admin-form\"")
            html.attribute("action", address)
            html.markup("><p><button class=\"fw-submit\">Log in</button></p></form>")
        }
    }
}
