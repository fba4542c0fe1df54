import FormworkHTML

extension AdminFrame {
    /// A post or a mail that has not been sent.
    package struct Waiting: Sendable {
        /// The address of the receiver.
        package var target: String
        /// The form, the submission and the state of the delivery.
        package var parts: [String]
        /// The address to which the Send button posts; `nil` while the delivery is being sent.
        package var again: String?
        /// The accessible name of the button after its title.
        package var name: String

        package init(target: String, parts: [String], again: String?, name: String) {
            self.target = target
            self.parts = parts
            self.again = again
            self.name = name
        }
    }

    /// The posts and mails that have not been sent.
    ///
    /// - Parameter next: The address of the next page; `nil` on the last page.
    package func deliveriesPage(_ waiting: [Waiting], next: String?) -> String {
        page(words[.deliveries]) { html in
            html.lead(
                waiting.isEmpty ? words[.allSent] : words[.notSent])
            if waiting.isEmpty { return }
            html.markup("<ul class=\"fw-card fw-gallery\">")
            for delivery in waiting {
                html.markup("<li class=\"fw-row\"><strong>")
                html.isolate(delivery.target, in: locale)
                html.markup("</strong><br><span class=\"fw-hint\">")
                html.isolate(delivery.parts, in: locale)
                html.markup("</span>")
                if let again = delivery.again {
                    writeForm(to: again, in: &html) { html in
                        html.markup("<button class=\"fw-plain\">")
                        html.text(words[.sendAgain])
                        html.markup("<span class=\"fw-visually-hidden\"> ")
                        html.text(delivery.name)
                        html.markup("</span></button>")
                    }
                }
                html.markup("</li>")
            }
            html.markup("</ul>")
            if let next {
                html.markup("<p class=\"fw-bar\">")
                html.link(words[.earlierSubmissions], to: next)
                html.markup("</p>")
            }
        }
    }
}
