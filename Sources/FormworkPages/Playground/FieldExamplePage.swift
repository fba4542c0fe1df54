package import FormworkHTML
import FormworkRuntime

/// A page of the gallery: all examples as cards, or those of one subject, each a live form with its code beside it.
///
/// Its words are English, because authors of forms read it.
package struct FieldExamplePage: Sendable {
    /// A form with its code.
    package struct Example: Sendable {
        /// The name of its form, which is also that of its place on the page of its subject.
        package var id: String
        package var name: String
        /// A sentence that tells what it shows.
        package var text: String
        /// The form as a part of the page.
        package var form: HTMLWriter
        package var swift: String
        package var json: String
        /// Whether the form is there to be submitted.
        package var isSubmitted: Bool

        package init(
            id: String, name: String, text: String, form: HTMLWriter, swift: String, json: String, isSubmitted: Bool
        ) {
            self.id = id
            self.name = name
            self.text = text
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
        /// Its examples. The page of another subject leaves them out.
        package var examples: [Example]

        package init(title: String, name: String, examples: [Example] = []) {
            self.title = title
            self.name = name
            self.examples = examples
        }
    }

    /// The address of the list of forms.
    package var forms: String
    /// The address of the gallery.
    package var base: String
    /// All subjects.
    package var sections: [Section]
    /// The name of the subject that the page shows; `nil` for the page with all of them.
    package var shown: String?
    package var assets: PageAssets

    package init(forms: String, base: String, sections: [Section], shown: String?, assets: PageAssets) {
        self.forms = forms
        self.base = base
        self.sections = sections
        self.shown = shown
        self.assets = assets
    }

    /// The page as HTML.
    package func html() -> String {
        let section = sections.first { $0.name == shown }
        let title = section?.title ?? "Examples of all fields"
        let shell = PageShell(
            locale: LocaleRecord(), title: title, assets: assets, styleSheets: StyleSheets.site + ["gallery.css"])
        return shell.page { html in
            html.markup("<div class=\"fw-examples\" data-fw-code=\"swift\">")
            writeHead(title, to: &html)
            if let section { write(section, to: &html) } else { writeCards(to: &html) }
            html.markup("</div>")
        } after: { html in
            html.markup("<div id=\"fw-told\" class=\"fw-visually-hidden\" role=\"status\"></div>")
            html.markup("<script type=\"module\"")
            html.attribute("src", assets.address("gallery.js"))
            html.markup("></script>")
        }
    }

    /// The way back, the title, and the subjects.
    private func writeHead(_ title: String, to html: inout HTMLWriter) {
        html.markup("<p class=\"fw-way\"><a")
        html.attribute("href", shown == nil ? forms : base)
        html.markup(">")
        html.text(shown == nil ? "All forms" : "Examples of all fields")
        html.markup("</a></p><h1 class=\"fw-title\">")
        html.text(title)
        html.markup("</h1>")
        if shown == nil {
            html.markup(
                "<p class=\"fw-lead\">Every type of field and every style, live, with its code in Swift and in JSON.</p>"
            )
        }
        html.markup("<nav aria-label=\"Subjects\"><ul class=\"fw-subjects\">")
        for section in sections {
            html.markup("<li><a")
            html.attribute("href", base + "/" + section.name)
            if section.name == shown { html.markup(" aria-current=\"page\"") }
            html.markup(">")
            html.text(section.title)
            html.markup("</a></li>")
        }
        html.markup("</ul></nav>")
    }
}

// MARK: All examples

extension FieldExamplePage {
    /// Cards with a picture of each example, which is the form itself without its engine.
    private func writeCards(to html: inout HTMLWriter) {
        html.markup("<label class=\"fw-find\" hidden>Find an example <input type=\"search\"></label>")
        for section in sections {
            html.markup("<section class=\"fw-subject\"")
            html.attribute("aria-labelledby", "subject-" + section.name)
            html.markup("><h2")
            html.attribute("id", "subject-" + section.name)
            html.markup(">")
            html.text(section.title)
            html.markup("</h2><ul class=\"fw-samples\">")
            for example in section.examples { writeCard(example, of: section, to: &html) }
            html.markup("</ul></section>")
        }
    }

    private func writeCard(_ example: Example, of section: Section, to html: inout HTMLWriter) {
        html.markup("<li><div class=\"fw-still\" inert aria-hidden=\"true\">")
        html.append(example.form)
        html.markup("</div><a")
        html.attribute("href", base + "/" + section.name + "#example-" + example.id)
        html.markup(">")
        html.text(example.name)
        html.markup("</a><p class=\"fw-hint\">")
        html.text(example.text)
        html.markup("</p></li>")
    }
}

// MARK: One subject

extension FieldExamplePage {
    private func write(_ section: Section, to html: inout HTMLWriter) {
        html.markup("<div class=\"fw-tools\" role=\"group\" aria-label=\"How examples are shown\" hidden>")
        html.markup("<button type=\"button\" data-fw-code=\"swift\" aria-pressed=\"true\">Swift</button>")
        html.markup("<button type=\"button\" data-fw-code=\"json\" aria-pressed=\"false\">JSON</button>")
        html.markup("<button type=\"button\" data-fw-look=\"phone\" aria-pressed=\"false\">Phone</button>")
        html.markup("<button type=\"button\" data-fw-look=\"dark\" aria-pressed=\"false\">Dark</button></div>")
        for example in section.examples {
            html.markup("<div")
            html.attribute("id", "example-" + example.id)
            html.markup(example.isSubmitted ? " class=\"fw-example fw-submits\">" : " class=\"fw-example\">")
            html.append(example.form)
            html.markup("<div class=\"fw-codes\">")
            write(HighlightedCode(example.swift, .swift), to: &html)
            write(HighlightedCode(example.json, .json), to: &html)
            html.markup("</div></div>")
        }
    }

    private func write(_ code: HighlightedCode, to html: inout HTMLWriter) {
        html.markup("<div class=\"fw-code\"")
        switch code.language {
        case .swift: html.markup(" data-fw-code=\"swift\"")
        case .json: html.markup(" data-fw-code=\"json\"")
        }
        html.markup("><div class=\"fw-code-head\"><h3>")
        html.text(code.language.rawValue)
        html.markup("</h3><button type=\"button\" class=\"fw-plain\" hidden>Copy</button></div><pre><code>")
        code.write(to: &html)
        html.markup("</code></pre></div>")
    }
}
