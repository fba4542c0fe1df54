import FormworkHTML

extension AdminFrame {
    /// The credentials that a login asks for.
    package enum LoginNeeds: Sendable {
        /// Nobody can log in here.
        case nothing
        case password
        case nameAndPassword
    }

    /// The page for a person who is not logged in.
    ///
    /// - Parameters:
    ///   - hasCodes: Whether some accounts need the code of an authenticator app too.
    ///   - problem: Why the last try failed; blank if no try has failed.
    package func loginPage(_ needs: LoginNeeds, hasCodes: Bool = false, hint: String, problem: String) -> String {
        page(words[.results]) { html in
            if !problem.isEmpty {
                html.markup("<p class=\"fw-notice\" role=\"alert\">")
                html.text(problem)
                html.markup("</p>")
            }
            html.lead(hint)
            if needs == .nothing { return }
            html.markup("<form method=\"post\" class=\"fw-admin-form\"")
            html.attribute("action", base + "/login")
            html.markup(">")
            if needs == .nameAndPassword {
                html.markup("<p><label for=\"fw-name\">")
                html.text(words[.name])
                html.markup("</label>")
                html.markup("<input class=\"fw-input\" id=\"fw-name\" name=\"name\"")
                html.markup(" autocomplete=\"username\" required></p>")
            }
            html.markup("<p><label for=\"fw-password\">")
            html.text(words[.password])
            html.markup("</label>")
            html.markup("<input class=\"fw-input\" id=\"fw-password\" name=\"password\" type=\"password\"")
            html.markup(" autocomplete=\"current-password\" required></p>")
            if hasCodes {
                html.markup("<p><label for=\"fw-code\">")
                html.text(words[.code])
                html.markup("</label><input class=\"fw-input\" id=\"fw-code\" name=\"code\" inputmode=\"numeric\"")
                html.markup(" autocomplete=\"one-time-code\" maxlength=\"12\"></p>")
            }
            html.markup("<p>")
            html.button(words[.logIn], "fw-submit")
            html.markup("</p></form>")
        }
    }

    /// The page of a link that works once. Programs that look at links in advance do not press its button.
    package func enterPage(address: String) -> String {
        page(words[.results]) { html in
            html.lead(words[.linkOnce])
            html.markup("<form method=\"post\" class=\"fw-admin-form\"")
            html.attribute("action", address)
            html.markup("><p>")
            html.button(words[.logIn], "fw-submit")
            html.markup("</p></form>")
        }
    }
}
