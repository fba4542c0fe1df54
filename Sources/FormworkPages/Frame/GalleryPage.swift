import FormworkHTML
public import FormworkRuntime

/// A page that lists forms. A form that can run has a link; any other shows its problems.
public struct GalleryPage: Sendable {
    /// One form in the list.
    public struct Entry: Sendable {
        /// The form's title.
        public var title: String
        /// A sentence under the title; blank if absent.
        public var info: String
        /// The address of the form; `nil` if it cannot run.
        public var link: SafeLink?
        /// The problems of the form, one line each.
        public var diagnostics: [String]
        /// The language of the title and the sentence; `nil` for that of the page.
        public var locale: LocaleRecord?

        /// Makes an entry.
        public init(
            title: String, info: String = "", link: SafeLink?, diagnostics: [String] = [], locale: LocaleRecord? = nil
        ) {
            self.title = title
            self.info = info
            self.link = link
            self.diagnostics = diagnostics
            self.locale = locale
        }
    }

    /// The forms, in the order shown.
    public var entries: [Entry]
    /// The language and its words.
    public var context: SessionContext
    /// The address of the style sheet.
    public var assets: PageAssets

    /// The address of the examples of fields, for authors; `nil` for no link.
    package var examples: SafeLink?

    /// Makes a page.
    public init(_ entries: [Entry], context: SessionContext = SessionContext(), assets: PageAssets = PageAssets()) {
        self.entries = entries
        self.context = context
        self.assets = assets
    }

    /// The page as HTML.
    public func html() -> String {
        let title = context.messages.text("ui.gallery_title")
        return PageShell(locale: context.locale, title: title, assets: assets).page { html in
            html.markup("<h1 class=\"fw-title\">")
            html.text(title)
            html.markup("</h1>")
            if entries.isEmpty {
                html.markup("<p class=\"fw-lead\">")
                html.text(context.messages.text("ui.gallery_empty"))
                html.markup("</p>")
            } else {
                html.markup("<ul class=\"fw-card fw-gallery\">")
                for entry in entries { write(entry, to: &html) }
                html.markup("</ul>")
            }
            if let examples { writeExamples(examples, to: &html) }
        }
    }

    /// The link is in English, as the examples are.
    private func writeExamples(_ link: SafeLink, to html: inout HTMLWriter) {
        html.markup("<p lang=\"en\" dir=\"ltr\"><a class=\"fw-link\"")
        html.attribute("href", link.address)
        html.markup(">Examples of all fields, with their code</a></p>")
    }

    private func write(_ entry: Entry, to html: inout HTMLWriter) {
        html.markup("<li class=\"fw-row\">")
        if let link = entry.link {
            html.markup("<a class=\"fw-entry\"")
            html.attribute("href", link.address)
            html.markup(">")
        } else {
            html.markup("<div class=\"fw-entry fw-broken\">")
        }
        html.markup("<span class=\"fw-entry-title\"")
        writeLanguage(entry, to: &html)
        html.markup(">")
        html.text(entry.title)
        html.markup("</span>")
        if !entry.info.isEmpty {
            html.markup("<span class=\"fw-hint\"")
            writeLanguage(entry, to: &html)
            html.markup(">")
            html.text(entry.info)
            html.markup("</span>")
        }
        if entry.link == nil {
            html.markup("<span class=\"fw-hint\">")
            html.text(context.messages.text("ui.gallery_broken"))
            html.markup("</span>")
        }
        html.markup(entry.link == nil ? "</div>" : "</a>")
        if !entry.diagnostics.isEmpty {
            html.markup("<pre class=\"fw-diagnostics\">")
            for line in entry.diagnostics { html.text(line + "\n") }
            html.markup("</pre>")
        }
        html.markup("</li>")
    }

    /// A form may have no words in the language of the page.
    private func writeLanguage(_ entry: Entry, to html: inout HTMLWriter) {
        guard let locale = entry.locale, !locale.isIn(context.locale.identifier) else { return }
        html.attribute("lang", locale.identifier)
        html.attribute("dir", locale.isRightToLeft ? "rtl" : "ltr")
    }
}
