import FormworkHTML
import FormworkPresentation
import FormworkRuntime

/// Writes elements of an app's own beside the controls of fields that name them.
///
/// Without the script of the app such an element is nothing, and the control is there. With it the element finds the control
/// by its id. Rows that the engine adds get what the templates have.
enum OwnElement {
    /// Writes the element of a field; nothing if it names none.
    static func write(_ field: FieldPresentation, for id: String, to html: inout HTMLWriter) {
        let name = field.compiled.definition.element
        if name.isEmpty { return }
        write(name, for: id, to: &html)
    }

    /// Writes a template for each field with an element, and the script that uses them; nothing if there are none.
    static func writeTemplates(_ form: CompiledForm, ids: String, script: String, to html: inout HTMLWriter) {
        let fields = form.elements.places.filter { form.field(at: $0)?.definition.element.isEmpty == false }
        if fields.isEmpty { return }
        html.markup("<div hidden")
        html.attribute("id", ids + "elements")
        html.markup(">")
        for place in fields {
            html.markup("<template")
            html.attribute("data-fw-path", form.pattern(of: place))
            html.markup(">")
            write(form.field(at: place)?.definition.element ?? "", for: "", to: &html)
            html.markup("</template>")
        }
        html.markup("</div><script type=\"module\"")
        html.attribute("src", script)
        html.markup("></script>")
    }

    /// The compiler lets only names of elements pass, so the name is written as it is.
    private static func write(_ name: String, for id: String, to html: inout HTMLWriter) {
        html.markup("<")
        html.text(name)
        html.markup(" data-fw-element")
        html.attribute("for", id)
        html.markup("></")
        html.text(name)
        html.markup(">")
    }
}
