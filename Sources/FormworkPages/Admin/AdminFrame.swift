import FormworkHTML
import FormworkRuntime

/// The parts that all pages with results share: their address, their reader and their language.
///
/// Their own words are in the language of the reader, those of forms in the language of the form.
package struct AdminFrame: Sendable {
    /// The address below which the pages are.
    package var base: String
    /// The addresses of the style sheets.
    package var assets: PageAssets
    /// The name of the person who is logged in; blank before a login.
    package var user: String
    /// The token that forms post to show that they come from one of these pages.
    package var ticket: String
    /// Whether the reader can log out.
    package var canLogOut: Bool
    /// Whether the store has an outbox.
    package var hasDeliveries: Bool
    /// The texts of the pages.
    package var words: AdminWords
    /// Their language and its direction.
    package var locale: LocaleRecord

    package init(
        base: String, assets: PageAssets, words: AdminWords, locale: LocaleRecord, user: String = "",
        ticket: String = "",
        canLogOut: Bool = false,
        hasDeliveries: Bool = false
    ) {
        self.base = base
        self.assets = assets
        self.words = words
        self.locale = locale
        self.user = user
        self.ticket = ticket
        self.canLogOut = canLogOut
        self.hasDeliveries = hasDeliveries
    }

    /// A page. `content` writes the part below the title.
    func page(_ title: String, notice: String = "", _ content: (inout HTMLWriter) -> Void) -> String {
        let shell = PageShell(
            locale: locale, title: title, assets: assets,
            styleSheets: StyleSheets.site + ["pages.css", "admin.css"])
        return shell.page { html in
            if !user.isEmpty { writeBar(to: &html) }
            html.markup("<h1 class=\"fw-title\">")
            html.text(title)
            html.markup("</h1>")
            if !notice.isEmpty {
                html.markup("<p class=\"fw-notice\" role=\"status\">")
                html.text(notice)
                html.markup("</p>")
            }
            content(&html)
        }
    }

    private func writeBar(to html: inout HTMLWriter) {
        html.markup("<nav class=\"fw-bar\"")
        html.attribute("aria-label", words[.results])
        html.markup(">")
        html.link(words[.forms], to: base)
        html.link(words[.accesses], to: base + "/log")
        if hasDeliveries { html.link(words[.deliveries], to: base + "/deliveries") }
        html.markup("<span class=\"fw-hint\">")
        html.text(user)
        html.markup("</span>")
        if canLogOut {
            html.link(words[.logins], to: base + "/logins")
            writeForm(to: base + "/logout", in: &html) { html in
                html.button(words[.logOut], "fw-plain")
            }
        }
        html.markup("</nav>")
    }

    /// A form that posts, with the ticket.
    func writeForm(to address: String, in html: inout HTMLWriter, _ content: (inout HTMLWriter) -> Void) {
        html.markup("<form method=\"post\" class=\"fw-admin-form\"")
        html.attribute("action", address)
        html.markup("><input type=\"hidden\" name=\"ticket\"")
        html.attribute("value", ticket)
        html.markup(">")
        content(&html)
        html.markup("</form>")
    }
}

extension HTMLWriter {
    /// Writes a link to another page of the results.
    mutating func link(_ title: String, to address: String) {
        markup("<a class=\"fw-link\"")
        attribute("href", address)
        markup(">")
        text(title)
        markup("</a>")
    }

    /// Writes a button that posts its form.
    mutating func button(_ title: String, _ style: String) {
        markup("<button")
        attribute("class", style)
        markup(">")
        text(title)
        markup("</button>")
    }

    /// Writes a paragraph in a quiet style.
    mutating func lead(_ words: String) {
        markup("<p class=\"fw-lead\">")
        text(words)
        markup("</p>")
    }

    /// Writes a heading of the second level.
    mutating func heading(_ words: String) {
        markup("<h2 class=\"fw-heading\">")
        text(words)
        markup("</h2>")
    }

    /// Writes names with values. In a language that is written from right to left, values keep their own order.
    mutating func facts(_ facts: [(name: String, value: String)], in locale: LocaleRecord) {
        markup("<dl class=\"fw-card fw-answers\">")
        for fact in facts {
            markup("<div class=\"fw-row fw-answer\"><dt>")
            text(fact.name)
            markup("</dt><dd>")
            isolate(fact.value, in: locale)
            markup("</dd></div>")
        }
        markup("</dl>")
    }
}
