import FormworkHTML
import FormworkPresentation
import FormworkRuntime

/// Writes the offer to undo a removal: of an item, or of a question that may be deleted.
struct UndoWriter {
    private let form: CompiledForm
    private let words: MessageCatalog

    init(_ engine: FormEngine) {
        form = engine.form
        words = engine.settings.context.messages
    }

    /// Whether people can remove items or questions.
    private var isNeeded: Bool {
        form.elements.indices.contains { element in
            form.elements[element].isRepeating || form.section(at: element)?.definition.isDeletable == true
        }
    }

    /// Writes the offer to undo a removal on the server.
    ///
    /// - Parameter removed: The removed part, in words.
    func writeOffer(_ removed: String, ids: String, to html: inout HTMLWriter) {
        html.markup("<div class=\"fw-notice\" role=\"status\">")
        html.text(removed)
        html.markup(" <button type=\"submit\" class=\"fw-plain\" name=\"fw.action\" value=\"undo\"")
        html.attribute("form", ids + "form")
        html.markup(">")
        html.text(words.text("ui.undo"))
        html.markup("</button></div>")
    }

    /// Writes the script and the template of its offer; nothing if nothing can be removed.
    func writeTemplates(ids: String, to html: inout HTMLWriter, _ scripts: inout PageScripts) {
        if !isNeeded { return }
        html.markup("<p hidden class=\"fw-row\"")
        html.attribute("id", ids + "undo")
        html.attribute("data-fw-done", words.text("ui.undone"))
        html.markup("><button type=\"button\" class=\"fw-plain\">")
        html.text(words.text("ui.undo"))
        html.markup("</button></p>")
        scripts.add("undo-removal.js")
    }
}
