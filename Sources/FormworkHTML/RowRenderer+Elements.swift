import FormworkRuntime

/// Custom elements of an app in the rows of a form.
extension RowRenderer {
    /// The places of custom elements.
    package enum ElementPlace {
        /// Beside or below the control of a field.
        case field
        /// Under the heading of a group or a section. In a group that can be closed, it is in the summary.
        case header
        /// At the end of a group or a section.
        case footer
    }

    /// Writes the custom element of a group or a section. Writes nothing if the part names no element.
    func writeElement(_ place: ElementPlace, _ row: RowID, to html: inout HTMLWriter) {
        var names = ("", "")
        switch row.kind {
        case .groupHeader: if let group = engine.group(row.node) { names = (group.headerElement, group.footerElement) }
        case .sectionHeader:
            if let section = section(row) { names = (section.headerElement, section.footerElement) }
        default: return
        }
        RowRenderer.writeElement(place == .header ? names.0 : names.1, place, for: id(row), to: &html)
    }

    /// Writes a custom element. Writes nothing if the name is blank.
    ///
    /// The compiler accepts only valid names of elements, so the name is written without escaping.
    ///
    /// - Parameter id: The id of the control, group or section that the element belongs to. Blank in a template.
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
