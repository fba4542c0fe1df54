import FormworkHTML
import FormworkRuntime

/// Writes the announcement for screen readers of questions that an answer has made visible.
struct NewsWriter {
    private let form: CompiledForm
    private let context: SessionContext

    init(_ engine: FormEngine) {
        form = engine.form
        context = engine.settings.context
    }

    /// Whether questions can appear because of answers: by conditions, or by targets that show hidden elements.
    private var isNeeded: Bool {
        form.elements.indices.contains { element in
            switch form.elements[element].content {
            case .group(let group):
                let group = form.groups[group]
                return !group.visibleWhen.isEmpty || group.hidden
            case .section(let section):
                let section = form.sections[section].definition
                return !section.visibleWhen.isEmpty || section.hidden
            case .field(let field):
                let field = form.fields[field].definition
                return !field.visibleWhen.isEmpty || field.hidden
            }
        }
    }

    /// Writes the words, and the script; nothing if no question can appear.
    func writeTemplates(ids: String, to html: inout HTMLWriter, _ scripts: inout PageScripts) {
        if !isNeeded { return }
        let words = context.messages.text("ui.questions_new", [ErrorParameter("count", .text("{count}"))])
        html.markup("<div hidden")
        html.attribute("id", ids + "news")
        html.attribute("data-fw-words", words)
        html.attribute("data-fw-digits", context.digits)
        html.markup("></div>")
        scripts.add("announce-questions.js")
    }
}
