import FormworkHTML
import FormworkRuntime

/// Writes what lets a page say the time and the zone of the person, for rules that read `today()` or `now()`.
struct PersonTimeWriter {
    private let form: CompiledForm

    init(_ form: CompiledForm) {
        self.form = form
    }

    /// Writes the input that the script fills. Without scripts it stays blank, and the server takes its own zone.
    func writeInput(to html: inout HTMLWriter) {
        if form.readsPersonTime { html.markup("<input type=\"hidden\" name=\"fw.time\">") }
    }

    /// Adds the script that fills it.
    func addScript(to scripts: inout PageScripts) {
        if form.readsPersonTime { scripts.add("person-clock.js") }
    }
}
