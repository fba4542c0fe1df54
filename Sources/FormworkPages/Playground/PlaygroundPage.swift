import FormworkHTML
import FormworkRuntime

/// The page on which an author writes a definition and tries the form beside it. Scripts do the work.
///
/// Its words are English, as those of the command and of diagnostics are. The form is in its own language.
package struct PlaygroundPage: Sendable {
    /// The addresses that the script asks.
    package struct Addresses: Sendable {
        package var check: String
        package var complete: String
        package var save: String
        package var file: String
        /// The address of the form that is tried, without the name of the tab.
        package var trial: String

        package init(check: String, complete: String, save: String, file: String, trial: String) {
            self.check = check
            self.complete = complete
            self.save = save
            self.file = file
            self.trial = trial
        }
    }

    /// The name of the file.
    package var name: String
    /// The text of the file.
    package var text: String
    /// The mark of this version of the file, to notice changes.
    package var mark: String
    package var addresses: Addresses
    package var assets: PageAssets

    package init(name: String, text: String, mark: String, addresses: Addresses, assets: PageAssets) {
        self.name = name
        self.text = text
        self.mark = mark
        self.addresses = addresses
        self.assets = assets
    }

    /// The page as HTML.
    package func html() -> String {
        let shell = PageShell(
            locale: LocaleRecord(), title: name, assets: assets, styleSheets: ["formwork.css", "playground.css"])
        return shell.page { html in
            html.markup("<div class=\"fw-play\" id=\"fw-play\"")
            html.attribute("data-fw-mark", mark)
            html.attribute("data-fw-check", addresses.check)
            html.attribute("data-fw-complete", addresses.complete)
            html.attribute("data-fw-save", addresses.save)
            html.attribute("data-fw-file", addresses.file)
            html.attribute("data-fw-trial", addresses.trial)
            html.markup(" data-fw-unsaved=\"There are changes that are not saved.\"")
            html.markup(" data-fw-lost=\"The server does not answer. The text is still here.\">")
            writeBar(to: &html)
            html.markup(
                "<noscript><p class=\"fw-notice\">This page needs scripts. <code>formwork check</code> finds problems without them.</p></noscript>"
            )
            html.markup("<div class=\"fw-play-panes\">")
            writeDefinition(to: &html)
            writeForm(to: &html)
            html.markup("</div></div>")
        } after: { html in
            html.markup("<script type=\"module\"")
            html.attribute("src", assets.address("playground.js"))
            html.markup("></script>")
        }
    }

    private func writeBar(to html: inout HTMLWriter) {
        html.markup("<div class=\"fw-play-bar\"><h1 class=\"fw-play-title\">")
        html.text(name)
        html.markup("</h1><p id=\"fw-play-state\" role=\"status\"></p>")
        html.markup("<button type=\"button\" class=\"fw-play-main\" id=\"fw-play-save\">Save</button></div>")
        html.markup("<div class=\"fw-notice\" id=\"fw-play-conflict\" role=\"alert\" hidden><p></p>")
        html.markup("<button type=\"button\" class=\"fw-plain\" id=\"fw-play-take\">Take the text of the file</button>")
        html.markup("<button type=\"button\" class=\"fw-plain\" id=\"fw-play-over\">Save over it</button></div>")
    }

    private func writeDefinition(to html: inout HTMLWriter) {
        html.markup("<section class=\"fw-play-pane\" aria-labelledby=\"fw-play-definition\">")
        html.markup("<div class=\"fw-play-head\"><h2 id=\"fw-play-definition\">Definition</h2>")
        html.markup("<button type=\"button\" class=\"fw-plain\" id=\"fw-play-suggest\">Suggest</button></div>")
        // Line numbers and positions of the list are counted from the left, as JSON is written.
        html.markup(
            "<div class=\"fw-play-box\" dir=\"ltr\"><div class=\"fw-play-lines\" id=\"fw-play-lines\" aria-hidden=\"true\"></div>"
        )
        html.markup(
            "<textarea id=\"fw-play-text\" aria-labelledby=\"fw-play-definition\" aria-describedby=\"fw-play-keys fw-play-summary\" "
        )
        html.markup(
            "aria-autocomplete=\"list\" aria-haspopup=\"listbox\" aria-controls=\"fw-play-suggestions\" wrap=\"off\" ")
        html.markup("autocapitalize=\"off\" autocomplete=\"off\" autocorrect=\"off\" spellcheck=\"false\">\n")
        html.text(text)
        html.markup("</textarea><span class=\"fw-play-ruler\" id=\"fw-play-ruler\" aria-hidden=\"true\"></span>")
        html.markup(
            "<ul class=\"fw-play-suggestions\" id=\"fw-play-suggestions\" role=\"listbox\" tabindex=\"0\" aria-label=\"Suggestions\" hidden></ul></div>"
        )
        html.markup(
            "<p class=\"fw-hint\" id=\"fw-play-keys\">Control and Space suggest keys and words, Control and S save.</p>"
        )
        html.markup("<p class=\"fw-visually-hidden\" id=\"fw-play-count\" role=\"status\"></p>")
        html.markup("<h3>Problems</h3><p id=\"fw-play-summary\" role=\"status\"></p>")
        html.markup("<ul class=\"fw-play-problems\" id=\"fw-play-problems\"></ul></section>")
    }

    private func writeForm(to html: inout HTMLWriter) {
        html.markup("<section class=\"fw-play-pane\" aria-labelledby=\"fw-play-form\">")
        html.markup("<div class=\"fw-play-head\"><h2 id=\"fw-play-form\">Form</h2>")
        html.markup("<button type=\"button\" class=\"fw-plain\" id=\"fw-play-fresh\">Clear the answers</button></div>")
        html.markup(
            "<p class=\"fw-notice\" id=\"fw-play-stale\" role=\"status\" hidden>The text has errors. This is the form before them.</p>"
        )
        html.markup("<iframe class=\"fw-play-frame\" id=\"fw-play-frame\" title=\"The form\"></iframe></section>")
    }
}
