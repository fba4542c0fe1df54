import FormworkHTML
import FormworkPresentation
import FormworkRuntime

/// Writes elements of an app's own at the fields, sections and groups that name them.
///
/// The element shows nothing until the script of the app defines it. The element of a field finds the control by its id.
/// Rows that the engine adds get a copy of the templates.
enum OwnElement {
    /// Writes the element of a field; nothing if the field names no element, or if its place is another one.
    ///
    /// A control with a line of its own, such as a text input, has the element beside it. Any other control has the element
    /// below it.
    static func write(
        _ field: FieldPresentation, in place: AdditionPlace, for id: @autoclosure () -> String,
        to html: inout HTMLWriter
    ) {
        let element = field.compiled.element
        if element.isEmpty { return }
        if case .belowControl = place, field.basicControl.hasLine { return }
        RowRenderer.writeElement(element, .field, for: id(), to: &html)
    }

    /// Writes a template for each part of the form with elements, and the script that uses them; nothing without elements.
    static func writeTemplates(
        _ form: CompiledForm, ids: String, to html: inout HTMLWriter, _ scripts: inout PageScripts
    ) {
        if !form.hasElements { return }
        html.markup("<div hidden")
        html.attribute("id", ids + "elements")
        html.markup(">")
        for index in form.elements.indices {
            let elements = form.elements(at: index)
            if elements.isEmpty { continue }
            html.markup("<template")
            html.attribute("data-fw-part", form.row(at: index))
            html.markup(">")
            for element in elements { RowRenderer.writeElement(element.name, element.place, for: "", to: &html) }
            html.markup("</template>")
        }
        html.markup("</div>")
        scripts.add("own-elements.js")
    }
}

extension FieldControl {
    /// Whether the control stands in a line, in which there is room beside it.
    fileprivate var hasLine: Bool {
        switch self {
        case .line, .area, .stepper, .duration, .slider, .day, .time, .dayAndTime, .menu, .list(.one), .wheel, .wheels:
            true
        case .radios, .segments, .yesNo, .boxes, .list(.several), .tags, .stars, .chips, .pictures, .columns, .ranking:
            false
        case .toggle, .box, .files, .signature, .output, .button, .picture, .rule, .room, .custom, .unsupported: false
        }
    }
}

extension CompiledForm {
    /// Whether a page of the form has elements of the app's own.
    package var hasElements: Bool { elements.indices.contains { !elements(at: $0).isEmpty } }

    fileprivate func elements(at index: ElementIndex) -> [(place: RowRenderer.ElementPlace, name: String)] {
        let named: [(place: RowRenderer.ElementPlace, name: String)] =
            switch elements[index].content {
            case .group(let group):
                [(.header, groups[group].headerElement), (.footer, groups[group].footerElement)]
            case .section(let section):
                [
                    (.header, sections[section].definition.headerElement),
                    (.footer, sections[section].definition.footerElement),
                ]
            case .field: [(.field, field(at: index)?.definition.element ?? "")]
            }
        return named.filter { !$0.name.isEmpty }
    }
}
