import FormworkHTML
import FormworkRuntime

/// The parts that a theme adds to every page: a style sheet, a header and a footer.
public struct PageBrand: Equatable, Sendable {
    /// The theme.
    public var theme: FormTheme
    /// The address of the theme's style sheet (`FormTheme.css`).
    public var styleSheet: String

    /// Pairs a theme with the address of its style sheet.
    public init(_ theme: FormTheme, styleSheet: String) {
        self.theme = theme
        self.styleSheet = styleSheet
    }

    /// Writes the logo and the line above the form.
    func writeHeader(to html: inout HTMLWriter) {
        if theme.logo == nil, theme.header.isEmpty { return }
        html.markup("<header class=\"fw-brand\">")
        if let logo = theme.logo, logo.isInPage {
            html.markup("<img class=\"fw-logo\"")
            html.attribute("src", logo.address)
            html.attribute("alt", logo.title)
            html.markup(">")
        }
        if !theme.header.isEmpty {
            html.markup("<span dir=\"auto\">")
            html.text(theme.header)
            html.markup("</span>")
        }
        html.markup("</header>")
    }

    /// Writes the line below the form.
    func writeFooter(to html: inout HTMLWriter) {
        if theme.footer.isEmpty { return }
        html.markup("<footer class=\"fw-imprint\" dir=\"auto\">")
        html.text(theme.footer)
        html.markup("</footer>")
    }
}

extension ThemeLogo {
    /// Whether the picture comes with the page or from its own host. Pages may not load it from elsewhere.
    var isInPage: Bool {
        address.hasPrefix("data:image/") || (SafeLink.isPicture(address) && !address.hasPrefix("https:"))
    }
}
