package import FormworkHTML
import FormworkRuntime

/// A page of the gallery: its subjects, or the examples of one, each a form with its code beside it.
///
/// Its words are English, because authors of forms read it.
package struct FieldExamplePage: Sendable {
    /// A form with its code.
    package struct Example: Sendable {
        /// The form as a part of the page.
        package var form: HTMLWriter
        package var swift: String
        package var json: String
        /// Whether the form is there to be submitted.
        package var isSubmitted: Bool

        package init(form: HTMLWriter, swift: String, json: String, isSubmitted: Bool) {
            self.form = form
            self.swift = swift
            self.json = json
            self.isSubmitted = isSubmitted
        }
    }

    /// A subject.
    package struct Section: Sendable {
        package var title: String
        /// The last part of its address.
        package var name: String
        /// The texts that describe its examples.
        package var texts: [String]

        package init(title: String, name: String, texts: [String]) {
            self.title = title
            self.name = name
            self.texts = texts
        }
    }

    package var title: String
    /// The address of the gallery.
    package var base: String
    /// All subjects.
    package var sections: [Section]
    /// The examples of one subject; empty for the page with all subjects.
    package var examples: [Example]
    package var assets: PageAssets

    package init(title: String, base: String, sections: [Section], examples: [Example], assets: PageAssets) {
        self.title = title
        self.base = base
        self.sections = sections
        self.examples = examples
        self.assets = assets
    }

    /// The page as HTML.
    package func html() -> String {
        let shell = PageShell(
            locale: LocaleRecord(), title: title, assets: assets, styleSheets: StyleSheets.site + ["gallery.css"])
        return shell.page { html in
            html.markup("<div class=\"fw-examples\"><h1 class=\"fw-title\">")
            html.text(title)
            html.markup("</h1>")
            if examples.isEmpty { writeSubjects(to: &html) } else { writeLinks(to: &html) }
            for example in examples { write(example, to: &html) }
            html.markup("</div>")
        } after: { html in
            if examples.isEmpty { return }
            html.markup(
                "<div id=\"fw-copied\" class=\"fw-visually-hidden\" role=\"status\"></div><script type=\"module\"")
            html.attribute("src", assets.address("gallery.js"))
            html.markup("></script>")
        }
    }

    private func writeSubjects(to html: inout HTMLWriter) {
        html.markup(
            "<p class=\"fw-lead\">Every type of field and every style, live, with its code in Swift and in JSON.</p>")
        html.markup("<ul class=\"fw-card fw-gallery\">")
        for section in sections {
            html.markup("<li class=\"fw-row\"><a class=\"fw-entry\"")
            html.attribute("href", base + "/" + section.name)
            html.markup("><span class=\"fw-entry-title\">")
            html.text(section.title)
            html.markup("</span><span class=\"fw-hint\">")
            html.text(section.texts.joined(separator: " "))
            html.markup("</span></a></li>")
        }
        html.markup("</ul>")
    }

    private func writeLinks(to html: inout HTMLWriter) {
        html.markup("<nav aria-label=\"Subjects\"><ul class=\"fw-subjects\">")
        for section in sections {
            html.markup("<li><a class=\"fw-link\"")
            html.attribute("href", base + "/" + section.name)
            if section.title.utf8.elementsEqual(title.utf8) { html.markup(" aria-current=\"page\"") }
            html.markup(">")
            html.text(section.title)
            html.markup("</a></li>")
        }
        html.markup("</ul></nav>")
    }

    private func write(_ example: Example, to html: inout HTMLWriter) {
        html.markup(example.isSubmitted ? "<div class=\"fw-example fw-submits\">" : "<div class=\"fw-example\">")
        html.append(example.form)
        html.markup("<div class=\"fw-code\">")
        write(example.swift, "Swift", to: &html)
        write(example.json, "JSON", to: &html)
        html.markup("</div></div>")
    }

    private func write(_ code: String, _ language: String, to html: inout HTMLWriter) {
        html.markup("<div class=\"fw-code-head\"><h3>")
        html.text(language)
        html.markup(
            "</h3><button type=\"button\" class=\"fw-plain\" hidden>Copy</button></div><pre tabindex=\"0\" role=\"group\""
        )
        html.attribute("aria-label", language)
        html.markup("><code>")
        html.text(code)
        html.markup("</code></pre>")
    }
}
