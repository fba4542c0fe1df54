import FormworkHTML
import FormworkRuntime

/// The frame that all pages share, with the language, the style sheet and the title.
struct PageShell {
    /// The language and the direction of the page.
    var locale: LocaleRecord
    /// The title of the page.
    var title: String
    /// The addresses of the style sheets and the script.
    var assets: PageAssets
    /// The files of Formwork's own styles.
    var styleSheets = StyleSheets.site
    /// The address of the form's own styles; `nil` if absent.
    var styleSheet: String?
    /// The brand of the page; `nil` for Formwork's own look.
    private var brand: PageBrand? { assets.brand }
    /// The address of the scripts; `nil` for a page without any.
    var script: String?

    /// The page. `content` writes its main part, and `after` writes after the main part.
    func page(_ content: (inout HTMLWriter) -> Void, after: (inout HTMLWriter) -> Void = { _ in }) -> String {
        HTMLWriter.string { html in
            html.markup("<!DOCTYPE html>\n<html")
            html.attribute("lang", locale.identifier)
            html.attribute("dir", locale.isRightToLeft ? "rtl" : "ltr")
            html.markup("><head><meta charset=\"utf-8\"><title>")
            html.text(title)
            html.markup("</title><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
            // Without this, phones turn numbers that people typed into links.
            html.markup("<meta name=\"format-detection\" content=\"telephone=no\">")
            // Without an icon, browsers would request /favicon.ico.
            html.markup("<meta name=\"color-scheme\"")
            html.attribute("content", brand.map { $0.theme.dark == nil } == true ? "light" : "light dark")
            html.markup("><link rel=\"icon\" href=\"data:,\">")
            html.styleSheet(assets.address(joining: StyleSheets.adding(fontsFor: locale, to: styleSheets)))
            if let brand { html.styleSheet(brand.styleSheet) }
            if let styleSheet { html.styleSheet(styleSheet) }
            writeFrame(to: &html)
            if let script {
                html.markup("<script type=\"module\"")
                html.attribute("src", script)
                html.markup("></script>")
            }
            html.markup("</head><body class=\"fw-page\">")
            brand?.writeHeader(to: &html)
            html.markup("<main class=\"fw-main\">")
            content(&html)
            html.markup("</main>")
            brand?.writeFooter(to: &html)
            after(&html)
            html.markup("</body></html>\n")
        }
    }

    /// Writes the parts for a page in a frame of another site. The script is no module: it runs before the page is drawn, so a
    /// frame never shows the parts of whole pages.
    private func writeFrame(to html: inout HTMLWriter) {
        if assets.embeddingSites.isEmpty { return }
        html.styleSheet(assets.address("frame.css"))
        html.markup("<script")
        html.attribute("src", assets.address("frame.js"))
        html.attribute("data-fw-sites", assets.embeddingSites.joined(separator: " "))
        html.markup("></script>")
    }
}

extension HTMLWriter {
    /// Writes a link to a style sheet.
    mutating func styleSheet(_ address: String) {
        markup("<link rel=\"stylesheet\"")
        attribute("href", address)
        markup(">")
    }
}

/// The addresses of a page's style sheets, script and engine.
public struct PageAssets: Equatable, Sendable {
    /// The folder, with a slash at its end.
    public var folder: String
    /// A hash of the files' content, so that browsers may keep them for ever; blank for addresses without a version.
    public var version: String
    /// The brand of all pages; `nil` for Formwork's own look.
    public var brand: PageBrand?
    /// The origins of the sites that may show pages in frames, such as `https://www.example.org`.
    public var embeddingSites: [String] = []

    /// Makes addresses. The default is the folder from which `FormworkServer` serves the files.
    public init(folder: String = "/_formwork/", version: String = "", brand: PageBrand? = nil) {
        self.folder = folder
        self.version = version
        self.brand = brand
    }

    /// The address of a file.
    public func address(_ file: String) -> String {
        folder + file + (version.isEmpty ? "" : "?v=" + version)
    }

    /// The address under which several files come as one: their names with `+` between them, such as `formwork+days.js`.
    ///
    /// - Parameter files: At least one. They have the same extension.
    public func address(joining files: [String]) -> String {
        guard let last = files.last, let dot = last.lastIndex(of: ".") else { return folder }
        let names = files.map { $0.prefix { $0 != "." } }
        return address(names.joined(separator: "+") + last[dot...])
    }
}
