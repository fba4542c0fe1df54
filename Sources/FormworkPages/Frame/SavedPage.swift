import FormworkHTML
public import FormworkRuntime

/// The page after unfinished answers were saved. It shows the link with which a person goes on.
public struct SavedPage: Sendable {
    private let path: String
    private let address: String
    private let until: String
    private let context: SessionContext
    private let assets: PageAssets

    /// Prepares the page.
    ///
    /// - Parameters:
    ///   - path: The link as a path on this host.
    ///   - address: The link with scheme and host, to be copied. The script replaces these by those of the browser.
    ///   - until: The day until which the link leads to the answers, in the language of the page.
    ///   - context: The language and its words.
    ///   - assets: The addresses of the style sheet and the script.
    public init(
        path: String, address: String, until: String, context: SessionContext, assets: PageAssets = PageAssets()
    ) {
        self.path = path
        self.address = address
        self.until = until
        self.context = context
        self.assets = assets
    }

    /// The page as HTML.
    public func html() -> String {
        let words = context.messages
        let shell = PageShell(locale: context.locale, title: words.text("ui.saved_title"), assets: assets)
        return shell.page { html in
            html.markup(
                "<div class=\"fw-message\"><span aria-hidden=\"true\" class=\"fw-done\"></span><h1 class=\"fw-title\">")
            html.text(words.text("ui.saved_title"))
            html.markup("</h1><p class=\"fw-lead\">")
            html.text(words.text("ui.saved").replacing("{date}", with: until))
            html.markup("</p><p><label for=\"fw-link\">")
            html.text(words.text("ui.saved_link"))
            html.markup("</label> <input class=\"fw-input\" id=\"fw-link\" readonly dir=\"ltr\" spellcheck=\"false\"")
            html.attribute("value", address)
            html.markup("></p><p><button type=\"button\" class=\"fw-plain\" id=\"fw-copy\" hidden>")
            html.text(words.text("ui.copy"))
            html.markup("</button> <span role=\"status\" id=\"fw-copied\"")
            html.attribute("data-fw-copied", words.text("ui.copied"))
            html.markup("></span></p>")
            if let link = SafeLink(path) {
                html.markup("<p><a class=\"fw-link\"")
                html.attribute("href", link.address)
                html.markup(">")
                html.text(words.text("ui.kept_continue"))
                html.markup("</a></p>")
            }
            html.markup("</div>")
        } after: { html in
            html.markup("<script type=\"module\"")
            html.attribute("src", assets.address("copy-link.js"))
            html.markup("></script>")
        }
    }
}
