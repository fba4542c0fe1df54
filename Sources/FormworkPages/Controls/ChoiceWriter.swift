import FormworkHTML
import FormworkPresentation
import FormworkRuntime

/// Writes the elements below a choice whose options are loaded: the state of loading, a button that loads the options, and one
/// that loads more.
///
/// Without the script the buttons post, and the page comes back with the options. The script presses the first button by
/// itself, so it shows that button only after a failure.
struct ChoiceWriter {
    let choices: LoadedChoices
    let engine: FormEngine
    let renderer: RowRenderer

    /// Writes the elements of a field; nothing if its options are not loaded.
    func write(_ field: FieldPresentation, to html: inout HTMLWriter) {
        let path = field.state.path
        guard let choice = choices.choices.first(where: { $0.describes(field.state.node, in: engine.form) }) else {
            return
        }
        let state = choices.states[field.state.node] ?? .waiting
        html.markup("<div data-fw-choices")
        if state == .loaded { html.markup(" data-fw-loaded") }
        html.markup(">")
        writeContent(of: choice, state, path: path, name: field.name, to: &html)
        if choice.isSearched {
            writeFurther(choices.further[field.state.node], path: path, name: field.name, to: &html)
        }
        html.markup("</div>")
    }

    /// Writes a template for each choice, with what its options depend on, and the script that uses them.
    func writeTemplates(ids: String, to html: inout HTMLWriter, _ scripts: inout PageScripts) {
        html.markup("<div hidden")
        html.attribute("id", ids + "choices")
        html.attribute("data-fw-address", choices.address)
        html.attribute("data-fw-loading", words("ui.options_loading"))
        html.attribute("data-fw-waiting", words("ui.options_waiting"))
        html.attribute("data-fw-failed", words("ui.options_failed"))
        html.attribute("data-fw-none", words("ui.option_none"))
        html.markup(">")
        for choice in choices.choices {
            html.markup("<template")
            html.attribute("data-fw-path", choice.path)
            html.attribute("data-fw-watched", JSONValue.array(choice.watched.map { .string($0) }).text())
            html.markup("></template>")
        }
        html.markup("</div>")
        scripts.add("loaded-options.js")
    }

    private func writeContent(
        of choice: LoadedChoices.Choice, _ state: LoadedChoices.State, path: String, name: String,
        to html: inout HTMLWriter
    ) {
        if choice.isSearched {
            // Only the script searches, because the return key would submit the form without it.
            html.markup("<input type=\"search\" class=\"fw-input\" autocomplete=\"off\" hidden")
            html.attribute("aria-label", words("ui.options_find") + " " + name)
            html.attribute("placeholder", words("ui.options_find"))
            html.markup(">")
        }
        html.markup("<p class=\"fw-hint\" role=\"status\">")
        switch state {
        case .loaded: break
        case .waiting: renderer.writeWords(words("ui.options_waiting"), to: &html)
        case .failed(let reason):
            if reason.isEmpty {
                renderer.writeWords(words("ui.options_failed"), to: &html)
            } else {
                html.text(reason)
            }
        }
        html.markup("</p><button type=\"submit\" class=\"fw-plain\" name=\"fw.action\"")
        html.attribute("value", "load:" + path)
        if state == .loaded, choice.watched.isEmpty { html.markup(" hidden") }
        html.markup(">")
        writeTitle("ui.options_show", of: name, to: &html)
    }

    /// Writes the button that loads more options. It is hidden if there are no more.
    private func writeFurther(_ pages: Int?, path: String, name: String, to html: inout HTMLWriter) {
        html.markup("<button type=\"submit\" class=\"fw-plain\" name=\"fw.action\"")
        html.attribute("value", LoadedChoices.furtherAction + String(pages ?? 1) + ":" + path)
        if pages == nil { html.markup(" hidden") }
        html.markup(">")
        writeTitle("ui.load_more", of: name, to: &html)
    }

    /// Writes the title of a button and its end tag. Buttons with the same title need a different accessible name each.
    private func writeTitle(_ key: String, of name: String, to html: inout HTMLWriter) {
        renderer.writeWords(words(key), to: &html)
        html.markup("<span class=\"fw-visually-hidden\"> ")
        html.text(name)
        html.markup("</span></button>")
    }

    private func words(_ key: String) -> String { engine.settings.context.messages.text(key) }
}
