import FormworkHTML
import FormworkRuntime

/// Writes the parts of headings that the engine in a page lacks: pictures of groups and sections, and sentences of groups. The
/// server draws them with the page, and a script puts them into rows that the engine adds.
struct HeadingWriter {
    private let form: CompiledForm

    init(_ form: CompiledForm) {
        self.form = form
    }

    /// Whether a group or a section has a picture that a page may show.
    var hasPictures: Bool { parts.contains { SafeLink.isPicture($0.picture) } }

    private struct Part {
        /// The row, without the number of its item.
        var row: String
        var picture: String
        var info = ""
        var markedInfo: MarkedText?
    }

    private var parts: [Part] {
        form.elements.indices.compactMap { index in
            let element = form.elements[index]
            switch element.content {
            case .group(let group):
                let group = form.groups[group]
                if group.image.isEmpty, group.info.isEmpty { return nil }
                return Part(
                    row: form.row(at: index), picture: group.image, info: group.info, markedInfo: group.markedInfo)
            case .section(let section):
                let picture = form.sections[section].definition.image
                return picture.isEmpty ? nil : Part(row: form.row(at: index), picture: picture)
            case .field: return nil
            }
        }
    }

    /// Writes a template for each such row, and the script; nothing if the form has no such rows.
    func writeTemplates(ids: String, newTab: String, to html: inout HTMLWriter, _ scripts: inout PageScripts) {
        let parts = parts
        if parts.isEmpty { return }
        html.markup("<div hidden")
        html.attribute("id", ids + "headings")
        html.markup(">")
        for part in parts {
            html.markup("<template")
            html.attribute("data-fw-part", part.row)
            html.markup(">")
            RowRenderer.writePicture(ofHeading: part.picture, to: &html)
            if !part.info.isEmpty {
                html.markup("<p class=\"fw-section-info\">")
                html.text(part.info, part.markedInfo, newTab: newTab)
                html.markup("</p>")
            }
            html.markup("</template>")
        }
        html.markup("</div>")
        scripts.add("heading-pictures.js")
    }
}
