import FormworkPresentation
import FormworkRuntime

/// The pieces that come and go in rows, blank, as `fill-row.js` copies them. A page has each of them once.
extension RowRenderer {
    /// The pieces with their names.
    package var blankPieces: [(name: StaticString, html: HTMLWriter)] {
        let row = RowID(.field, NodeID(ElementNumber(0), in: .form))
        let (path, name) = (RowMark.path.text, RowMark.name.text)
        func piece(_ name: StaticString, _ write: (inout HTMLWriter) -> Void) -> (name: StaticString, html: HTMLWriter)
        {
            (name, HTMLWriter.writing(write))
        }
        var pieces = [
            piece("error") { writeError(RowMark.text.text, row, to: &$0) },
            piece("notice") { writeNotice(RowMark.text.text, row, to: &$0) },
            piece("required") { writeRequired(to: &$0) },
            piece("clear") { writeClear(form.words("ui.clear"), path: path, name: name, to: &$0) },
            piece("delete") {
                writeRemoval(ButtonAction.delete.text(path), form.words("ui.remove"), of: name, to: &$0)
            },
            piece("kept") { writeKept(RowMark.value.text, named: "v." + path, to: &$0) },
            piece("deleted") { writeDeleted(path: path, to: &$0) },
            piece("none") { writeNoOptions(form.noOptionsWords, row, to: &$0) },
            piece("radio") {
                writeOption(.blank, .one, isChosen: false, name: "v." + path, id: id(row, "-control"), to: &$0)
            },
            piece("box") {
                writeOption(.blank, .several, isChosen: false, name: "v." + path, id: id(row, "-control"), to: &$0)
            },
            piece("moves") { html in
                for (action, key) in [(ButtonAction.moveUp, "ui.move_up"), (.moveDown, "ui.move_down")] {
                    writeMove(action, row, form.words(key, title: name), path, isPossible: true, to: &html)
                }
            },
            piece("remove") { writeRemoval(ButtonAction.remove.text(path), RowMark.text.text, of: name, to: &$0) },
            piece("summary") { writeBlankErrorSummary(to: &$0) },
        ]
        if engine.form.definition.marksRequired { pieces.append(piece("mark") { writeRequiredMark(to: &$0) }) }
        return pieces
    }
}

extension FieldOption {
    fileprivate static var blank: FieldOption {
        FieldOption(
            id: .text(RowMark.value.text), title: RowMark.text.text, info: RowMark.info.text,
            accessibilityLabel: RowMark.label.text)
    }
}
