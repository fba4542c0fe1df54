import FormworkHTML
import FormworkPresentation
import FormworkRuntime

/// Writes below texts with a most length how many characters they can have, and the place where `characters-left.js` says how many
/// are left.
struct CounterWriter {
    private let form: CompiledForm
    private let context: SessionContext

    init(_ engine: FormEngine) {
        form = engine.form
        context = engine.settings.context
    }

    /// Writes the counter of a field; nothing if its characters are not counted.
    ///
    /// - Parameters:
    ///   - id: The id of the element, which describes the control.
    ///   - isCounted: Whether a script counts the characters that are left. Otherwise the maximum is written.
    func write(_ field: FieldPresentation, id: @autoclosure () -> String, isCounted: Bool, to html: inout HTMLWriter) {
        guard let most = field.compiled.countedLength, field.state.isEnabled else { return }
        write(most, id: id(), isCounted: isCounted, to: &html)
    }

    /// Writes a template for each counted field, with the words that the script needs, and the script; nothing without
    /// such fields.
    func writeTemplates(ids: String, to html: inout HTMLWriter, _ scripts: inout PageScripts) {
        let fields = form.elements.indices.compactMap { element -> (path: String, most: Int)? in
            form.field(at: element)?.countedLength.map { (form.pattern(of: element), $0) }
        }
        if fields.isEmpty { return }
        html.markup("<div hidden")
        html.attribute("id", ids + "counters")
        html.attribute("data-fw-left", words("ui.characters_left", "count", "{count}"))
        html.attribute("data-fw-over", words("ui.characters_over", "count", "{count}"))
        html.attribute("data-fw-digits", context.digits)
        html.markup(">")
        for field in fields {
            html.markup("<template")
            html.attribute("data-fw-path", field.path)
            html.attribute("data-fw-most", String(field.most))
            html.markup(">")
            write(field.most, id: nil, isCounted: true, to: &html)
            html.markup("</template>")
        }
        html.markup("</div>")
        scripts.add("characters-left.js")
    }

    private func write(_ most: Int, id: String?, isCounted: Bool, to html: inout HTMLWriter) {
        html.markup("<p class=\"fw-hint fw-counter\"")
        if let id { html.attribute("id", id) }
        html.markup(isCounted ? ">" : " data-fw-shown>")
        html.text(words("ui.characters_most", "max", number(most)))
        html.markup("</p><p class=\"fw-visually-hidden\" role=\"status\"></p>")
    }

    private func number(_ number: Int) -> String { context.locale.format(DecimalNumber(number), grouping: false) }

    private func words(_ key: String, _ name: String, _ value: String) -> String {
        context.messages.text(key, [ErrorParameter(name, .text(value))])
    }
}
