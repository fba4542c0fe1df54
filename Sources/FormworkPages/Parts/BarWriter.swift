import FormworkHTML
import FormworkRuntime

/// Writes the bar that touch screens show above their keyboard. The script shows it; until then it is hidden.
struct BarWriter {
    let words: MessageCatalog

    func write(ids: String, to html: inout HTMLWriter, _ scripts: inout PageScripts) {
        html.markup("<div hidden class=\"fw-bar\"")
        html.attribute("id", ids + "bar")
        html.markup(">")
        // Screen readers and keyboards have ways of their own to go on, so the bar is not among the stops of the Tab key.
        for key in ["ui.previous", "ui.next", "ui.done"] {
            html.markup("<button type=\"button\" tabindex=\"-1\">")
            html.text(words.text(key))
            html.markup("</button>")
        }
        html.markup("</div>")
        scripts.add("keyboard-bar.js")
    }
}
