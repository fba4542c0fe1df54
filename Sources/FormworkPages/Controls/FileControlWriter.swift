import FormworkHTML
import FormworkPresentation
import FormworkRuntime

/// Writes the controls that add and remove the files of a field.
///
/// The files that were added are the options of the field, each with a box that is ticked. Without the script a file is
/// posted with the form, and buttons upload and remove.
struct FileControlWriter {
    let files: PageFiles
    let engine: FormEngine
    let renderer: RowRenderer

    /// Writes the controls of a field; nothing if its answer is not a list of files.
    func write(_ field: FieldPresentation, id: @autoclosure () -> String, to html: inout HTMLWriter) {
        let path = field.state.path
        guard let known = files.fields.first(where: { $0.describes(field.state.node, in: engine.form) }) else { return }
        let count = field.state.field.options.count { field.state.isChosen($0) }
        let state = State(
            path: path, name: field.name, id: id(), isEnabled: field.state.isEnabled, isFull: count >= known.maxCount)
        write(known, state, to: &html)
    }

    /// Writes the elements beside a file that was added: a picture of it, and the button that removes it.
    func write(_ option: FieldOption, of field: FieldPresentation, to html: inout HTMLWriter) {
        guard files.fields.contains(where: { $0.describes(field.state.node, in: engine.form) }) else { return }
        let reference = option.id.canonicalText
        if let view = files.views[reference].flatMap({ SafeLink($0) }) {
            html.markup("<img class=\"fw-thumb\" alt=\"\"")
            html.attribute("src", view.address)
            html.markup(">")
        } else {
            // In its place stands the end of the name.
            html.markup("<span class=\"fw-thumb\" aria-hidden=\"true\">")
            html.text(Self.kind(of: option.title))
            html.markup("</span>")
        }
        html.markup("<button type=\"submit\" class=\"fw-plain fw-remove\" name=\"fw.action\"")
        html.attribute("value", "drop:" + reference)
        if !field.state.isEnabled { html.markup(" disabled") }
        html.markup(">")
        writeButtonWords("ui.remove", of: option.title, to: &html)
        html.markup("</button>")
    }

    /// Writes a template for each field of files, with its limits, and the script that uses them.
    func writeTemplates(ids: String, to html: inout HTMLWriter, _ scripts: inout PageScripts) {
        html.markup("<div hidden")
        html.attribute("id", ids + "files")
        html.attribute("data-fw-address", files.address)
        html.attribute("data-fw-remove", words("ui.remove"))
        html.attribute("data-fw-cancel", words("ui.cancel"))
        html.attribute("data-fw-retry", words("ui.retry"))
        html.attribute("data-fw-uploading", words("ui.file_uploading"))
        html.attribute("data-fw-unsent", words("ui.file_unsent"))
        html.attribute("data-fw-added", words("ui.item_added"))
        html.attribute("data-fw-removed", words("ui.item_removed"))
        html.markup(">")
        for field in files.fields {
            html.markup("<template")
            html.attribute("data-fw-path", field.path)
            html.attribute("data-fw-none", words(field.isSignature ? "ui.not_answered" : "ui.file_none"))
            html.attribute("data-fw-bytes", String(field.maxBytes))
            html.attribute("data-fw-count", String(field.maxCount))
            let problems = field.problems.map { JSONMember($0.code, .string($0.words)) }
            html.attribute("data-fw-problems", JSONValue.object(problems).text())
            html.markup("></template>")
        }
        html.markup("</div>")
        scripts.add("file-uploads.js")
    }

    /// The properties that differ between the rows of a field.
    private struct State {
        var path: String
        /// The title of the field.
        var name: String
        /// The id of the row.
        var id: String
        var isEnabled: Bool
        /// Whether there are as many files as there can be.
        var isFull: Bool
    }

    private func write(_ field: PageFiles.Field, _ state: State, to html: inout HTMLWriter) {
        html.markup("<div class=\"fw-files\"")
        html.markup(field.isSignature ? " data-fw-files=\"signature\"" : " data-fw-files=\"file\"")
        html.markup("><div class=\"fw-choosing\"")
        if state.isFull { html.markup(" hidden") }
        html.markup(">")
        if field.isSignature {
            writeSigning(state, to: &html)
        } else {
            writeChoosing(field, state, to: &html)
        }
        html.markup("</div><ul class=\"fw-uploads\" hidden></ul>")
        html.markup("<p class=\"fw-visually-hidden\" role=\"status\"></p></div>")
    }

    private func writeChoosing(_ field: PageFiles.Field, _ state: State, to html: inout HTMLWriter) {
        html.markup("<p class=\"fw-hint\"")
        html.attribute("id", state.id + "-limits")
        html.markup(">")
        renderer.writeWords(field.limits, to: &html)
        html.markup("</p><input type=\"file\" class=\"fw-file\"")
        html.attribute("id", state.id + "-file")
        html.attribute("name", "fw.file." + state.path)
        html.attribute("accept", ifPresent: field.accept)
        if field.maxCount > 1 { html.markup(" multiple") }
        if !state.isEnabled { html.markup(" disabled") }
        html.attribute("aria-label", words("ui.file_choose") + ": " + state.name)
        html.attribute("aria-describedby", state.id + "-limits")
        html.markup(">")
        writeUpload("ui.file_upload", state, to: &html)
        // Files can be dropped only with the script, which shows this hint.
        html.markup("<p class=\"fw-hint\" data-fw-drop hidden>")
        renderer.writeWords(words("ui.file_drop"), to: &html)
        html.markup("</p>")
    }

    private func writeSigning(_ state: State, to html: inout HTMLWriter) {
        html.markup("<div class=\"fw-pad\" hidden><canvas role=\"img\"")
        html.attribute("aria-label", words("ui.sign_draw") + ": " + state.name)
        html.markup("></canvas><p class=\"fw-hint\" aria-hidden=\"true\">")
        renderer.writeWords(words("ui.sign_draw"), to: &html)
        html.markup("</p><div class=\"fw-pad-actions\">")
        for (action, key) in [("undo", "ui.undo"), ("clear", "ui.clear"), ("sign", "ui.sign")] {
            html.markup("<button type=\"button\" class=\"fw-plain\" disabled")
            html.attribute("data-fw-pad", action)
            html.attribute("data-fw-name", words("ui.signature"))
            html.markup(">")
            writeButtonWords(key, of: state.name, to: &html)
            html.markup("</button>")
        }
        html.markup("</div></div><label class=\"fw-hint\"")
        html.attribute("for", state.id + "-file")
        html.markup(">")
        renderer.writeWords(words("ui.sign_name"), to: &html)
        html.markup("</label><div class=\"fw-control\"><input class=\"fw-input\" autocomplete=\"name\" dir=\"auto\"")
        html.attribute("id", state.id + "-file")
        html.attribute("name", "fw.sign." + state.path)
        html.markup(" maxlength=\"120\"")
        if !state.isEnabled { html.markup(" disabled") }
        html.markup(">")
        writeUpload("ui.sign", state, to: &html)
        html.markup("</div>")
    }

    private func writeUpload(_ key: String, _ state: State, to html: inout HTMLWriter) {
        html.markup("<button type=\"submit\" class=\"fw-plain\" name=\"fw.action\" data-fw-upload")
        html.attribute("value", "upload:" + state.path)
        if !state.isEnabled { html.markup(" disabled") }
        html.markup(">")
        writeButtonWords(key, of: state.name, to: &html)
        html.markup("</button>")
    }

    /// The end of a file's name in capitals, such as `PDF`; blank if it has none, or a long one.
    private static func kind(of name: String) -> String {
        guard let point = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
        let end = name.utf8[point...].dropFirst()
        guard end.count <= 4, end.allSatisfy(\.isASCIILetterOrDigit) else { return "" }
        return String(decoding: end, as: UTF8.self).uppercased()
    }

    /// Several buttons that say the same need a name each.
    private func writeButtonWords(_ key: String, of name: String, to html: inout HTMLWriter) {
        renderer.writeWords(words(key), to: &html)
        html.markup("<span class=\"fw-visually-hidden\"> ")
        html.text(name)
        html.markup("</span>")
    }

    private func words(_ key: String) -> String { engine.settings.context.messages.text(key) }
}
