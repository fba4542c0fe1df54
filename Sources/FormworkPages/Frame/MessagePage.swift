import FormworkHTML
public import FormworkRuntime

/// A page with a message, such as that a form does not exist or a post was not understood.
public struct MessagePage: Sendable {
    /// The heading, which is the title of the page too.
    public var title: String
    /// The message.
    public var paragraphs: [String]
    /// Links to other pages.
    public var links: [PageLink]
    /// The language and the direction of the page.
    public var locale: LocaleRecord
    /// The address of the style sheet.
    public var assets: PageAssets

    /// Makes a page.
    public init(
        title: String, paragraphs: [String], links: [PageLink] = [], locale: LocaleRecord = LocaleRecord(),
        assets: PageAssets = PageAssets()
    ) {
        self.title = title
        self.paragraphs = paragraphs
        self.links = links
        self.locale = locale
        self.assets = assets
    }

    /// The page as HTML.
    public func html() -> String { html(icon: nil) }

    /// The page as HTML. If `icon` names a class, an element of this class is above the heading and shows the outcome.
    ///
    /// - Parameter writeMore: Writes the content below the message; `nil` if absent.
    func html(icon: String?, below writeMore: ((inout HTMLWriter) -> Void)? = nil) -> String {
        let styles = StyleSheets.site + (writeMore == nil ? [] : ["pages.css"])
        return PageShell(locale: locale, title: title, assets: assets, styleSheets: styles).page { html in
            html.markup("<div class=\"fw-message\">")
            if let icon {
                html.markup("<span aria-hidden=\"true\"")
                html.attribute("class", icon)
                html.markup("></span>")
            }
            html.markup("<h1 class=\"fw-title\">")
            html.text(title)
            html.markup("</h1>")
            for paragraph in paragraphs {
                html.markup("<p class=\"fw-lead\">")
                html.text(paragraph)
                html.markup("</p>")
            }
            for link in links {
                html.markup("<p><a class=\"fw-link\"")
                html.attribute("href", link.link.address)
                html.markup(">")
                html.text(link.title)
                html.markup("</a></p>")
            }
            html.markup("</div>")
            writeMore?(&html)
        }
    }
}

/// A link with a title.
public struct PageLink: Equatable, Sendable {
    /// The words.
    public var title: String
    /// The address.
    public var link: SafeLink

    /// Pairs a title with an address; `nil` if the address is not safe to follow.
    public init?(_ title: String, to address: String) {
        guard let link = SafeLink(address) else { return nil }
        self.title = title
        self.link = link
    }
}
