import FormworkHTML
import FormworkPresentation
import FormworkRuntime

/// Writes the templates with which the script gives lists of times to rows that the engine added.
struct TimeWriter {
    private let engine: FormEngine
    private let renderer: RowRenderer

    init(_ engine: FormEngine, _ renderer: RowRenderer) {
        self.engine = engine
        self.renderer = renderer
    }

    /// Writes a template for each field with times, and the script; nothing if the form has no such field.
    func writeTemplates(ids: String, to html: inout HTMLWriter, _ scripts: inout PageScripts) {
        let form = engine.form
        let fields = form.elements.indices.compactMap { element -> (path: String, field: Field)? in
            guard let field = form.field(at: element)?.definition else { return nil }
            return field.isChosenTime ? (form.pattern(of: element), field) : nil
        }
        if fields.isEmpty { return }
        html.markup("<div hidden")
        html.attribute("id", ids + "times")
        html.markup(">")
        for (path, field) in fields {
            html.markup("<template")
            html.attribute("data-fw-path", path)
            html.markup("><select class=\"fw-input\">")
            renderer.writeTimeOptions(of: field, chosen: "", to: &html)
            html.markup("</select></template>")
        }
        html.markup("</div>")
        scripts.add("time-lists.js")
    }
}
