import FormworkHTML
import FormworkPresentation
import FormworkRuntime

/// Writes the blank rows and pieces from which the script makes rows that come while the page is open (`fill-row.js`).
///
/// Equal blank rows are written once, with the rows that are made from them. So their number depends on how much the fields of a form
/// differ, and not on how many there are.
struct SkeletonWriter {
    /// The renderer of blank rows.
    let renderer: RowRenderer
    let engine: FormEngine

    func write(ids: String, to html: inout HTMLWriter) {
        html.markup("<div hidden")
        html.attribute("id", ids + "skeletons")
        html.markup(">")
        for (names, blank) in blankRows {
            html.markup("<template")
            html.attribute("data-fw-rows", names.joined(separator: " "))
            html.markup(">")
            html.append(blank)
            html.markup("</template>")
        }
        for element in engine.form.elements.indices {
            guard let options = engine.form.field(at: element).flatMap({ renderer.blankOptions(of: $0) }) else {
                continue
            }
            html.markup("<template")
            html.attribute("data-fw-options", engine.form.row(at: element))
            html.markup(">")
            html.append(options)
            html.markup("</template>")
        }
        for (name, blank) in renderer.blankPieces {
            html.markup("<template data-fw-piece=\"")
            html.markup(name)
            html.markup("\">")
            html.append(blank)
            html.markup("</template>")
        }
        html.markup("</div>")
    }

    /// The different blank rows, each with the ids of its rows.
    private var blankRows: [(names: [String], blank: HTMLWriter)] {
        var found: [(names: [String], blank: HTMLWriter)] = []
        var places: [[UInt8]: Int] = [:]
        let coming = engine.form.comingElements(keepsCollapsedRows: engine.settings.context.keepsCollapsedRows)
        for element in coming {
            for (name, blank) in renderer.blankRows(of: element) {
                if let place = places[blank.bytes] {
                    found[place].names.append(name)
                } else {
                    places[blank.bytes] = found.count
                    found.append(([name], blank))
                }
            }
        }
        return found
    }
}
