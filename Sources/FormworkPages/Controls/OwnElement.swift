import FormworkHTML
import FormworkPresentation
import FormworkRuntime

/// Writes elements of an app's own at the fields, sections and groups that name them.
///
/// The element shows nothing until the script of the app defines it. The element of a field finds the control by its id.
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
    package var hasElements: Bool {
        groups.contains { !$0.headerElement.isEmpty || !$0.footerElement.isEmpty }
            || sections.contains { !$0.definition.headerElement.isEmpty || !$0.definition.footerElement.isEmpty }
            || fields.contains { !$0.element.isEmpty }
    }
}
