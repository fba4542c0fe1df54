import FormworkHTML
import FormworkPresentation
import FormworkRuntime

/// Writes the elements for unfinished answers: the offer to go on with those of an earlier visit, the place where they are
/// kept, and the state of the connection. The script fills them in; until then they are hidden.
struct KeptWriter {
    let kept: KeptAnswers
    let engine: FormEngine
    let ids: String

    /// Writes the offer of kept answers, and the data for the script. It stands before the form.
    func writeOffer(to html: inout HTMLWriter) {
        html.markup("<section hidden class=\"fw-notice\"")
        html.attribute("id", ids + "drafts")
        html.attribute("aria-labelledby", ids + "drafts-words")
        writeLanguage(to: &html)
        html.attribute("data-fw-name", kept.name)
        html.attribute("data-fw-days", String(kept.days))
        html.attribute("data-fw-address", kept.address)
        if kept.isLinked { html.markup(" data-fw-linked") }
        html.attribute("data-fw-secrets", paths { $0 })
        html.attribute("data-fw-derived", paths { !$0 })
        for (name, key) in Self.words { html.attribute(name, words(key)) }
        html.markup("><p")
        html.attribute("id", ids + "drafts-words")
        html.markup("></p><ul hidden></ul>")
        writeButton("continue", "ui.kept_continue", to: &html)
        writeButton("restart", "ui.kept_restart", to: &html)
        html.markup("</section>")
        writeQuestion(to: &html)
    }

    /// Writes the dialog that asks whether answers should be erased. The browser's own would not appear in a frame of
    /// another site.
    private func writeQuestion(to html: inout HTMLWriter) {
        html.markup("<dialog")
        html.attribute("id", ids + "sure")
        html.attribute("aria-labelledby", ids + "sure-words")
        writeLanguage(to: &html)
        html.markup("><p")
        html.attribute("id", ids + "sure-words")
        html.markup(">")
        html.text(words("ui.kept_erase_sure"))
        html.markup("</p>")
        writeButton("cancel", "ui.cancel", to: &html)
        writeButton("sure", "ui.kept_erase", to: &html)
        html.markup("</dialog>")
    }

    /// Writes two elements at the end of the form: one that names the place where the answers are kept, with a button that
    /// erases them, and one that reports a lost connection.
    func writeState(to html: inout HTMLWriter) {
        html.markup("<p class=\"fw-hint\" role=\"status\"")
        html.attribute("id", ids + "connection")
        writeLanguage(to: &html)
        html.markup("></p><div hidden")
        html.attribute("id", ids + "kept")
        writeLanguage(to: &html)
        html.markup("><p class=\"fw-hint\"></p>")
        writeButton("erase", "ui.kept_erase", to: &html)
        html.markup("</div>")
    }

    /// The paths of the fields whose answers are never kept, with empty brackets for the items around them: the secrets, or
    /// the values that are calculated from them.
    private func paths(_ belongs: (_ isTyped: Bool) -> Bool) -> String {
        let form = engine.form
        let found = form.elements.indices.filter { element in
            form.secrets[element] && belongs(form.field(at: element)?.isSecret == true)
        }
        return JSONValue.array(found.map { .string(form.pattern(of: $0)) }).text()
    }

    /// The attributes with words, and the keys of these words.
    private static let words: KeyValuePairs<StaticString, String> = [
        "data-fw-found": "ui.kept_found", "data-fw-kept": "ui.kept", "data-fw-changed": "ui.kept_changed",
        "data-fw-misfits": "ui.kept_misfits", "data-fw-offline": "ui.offline", "data-fw-online": "ui.online",
    ]

    private func writeButton(_ name: StaticString, _ key: String, to html: inout HTMLWriter) {
        html.markup("<p><button type=\"button\" class=\"fw-plain\" data-fw-drafts=\"")
        html.markup(name)
        html.markup("\">")
        html.text(words(key))
        html.markup("</button></p>")
    }

    private func writeLanguage(to html: inout HTMLWriter) {
        let language = engine.settings.context.messages.language
        if engine.settings.context.locale.isIn(language) { return }
        html.attribute("lang", language)
        html.markup(" dir=\"auto\"")
    }

    private func words(_ key: String) -> String { engine.settings.context.messages.text(key) }
}
