#if !hasFeature(Embedded)
import FormworkRuntime

/// Elements of an app's own around what a form asks. The engine in a page does not write them: a script puts them into rows
/// that the engine adds.
extension RowRenderer {
    /// Where such an element stands.
    package enum ElementPlace {
        /// At a field.
        case field
        /// Under the heading of a group or a section; in what opens a group.
        case header
        /// After everything in a group or a section.
        case footer
    }

    /// Writes the element of a group or a section; nothing if it names none.
    func writeElement(_ place: ElementPlace, _ row: RowID, to html: inout HTMLWriter) {
        var names = ("", "")
        switch row.kind {
        case .groupHeader: if let group = engine.group(row.node) { names = (group.headerElement, group.footerElement) }
        case .sectionHeader:
            if let section = engine.section(row.node) { names = (section.headerElement, section.footerElement) }
        default: return
        }
        RowRenderer.writeElement(place == .header ? names.0 : names.1, place, for: id(row), to: &html)
    }

    /// Writes an element; nothing without a name. The compiler lets only names of elements pass, so the name is written as it
    /// is.
    ///
    /// - Parameter id: The id of what the element belongs to: a control, a group or a section. Blank in a template.
    package static func writeElement(
        _ name: String, _ place: ElementPlace, for id: String, to html: inout HTMLWriter
    ) {
        if name.isEmpty { return }
        html.markup("<")
        html.text(name)
        switch place {
        case .field: html.markup(" data-fw-element")
        case .header: html.markup(" data-fw-element=\"header\"")
        case .footer: html.markup(" data-fw-element=\"footer\"")
        }
        html.attribute("for", id)
        html.markup("></")
        html.text(name)
        html.markup(">")
    }
}
#endif
