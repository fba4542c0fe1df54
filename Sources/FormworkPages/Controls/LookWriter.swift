import FormworkHTML
import FormworkPresentation
import FormworkRuntime

/// Writes what choices with a look of their own have beside the ordinary control.
///
/// The control is drawn as that of any choice. A mark in its row lets the style sheet and the scripts find it.
struct LookWriter {
    private let form: CompiledForm

    init(_ form: CompiledForm) {
        self.form = form
    }

    /// Whether the form has such choices.
    var isNeeded: Bool { form.fields.contains { $0.isDressed } }

    /// Writes the mark of a field; nothing if it has no look of its own.
    static func write(_ field: FieldPresentation, to html: inout HTMLWriter) {
        writeMark(field.compiled.look, to: &html)
    }

    /// Writes a template for each choice that scripts show in another way, with the words that they need, and the scripts; nothing
    /// without such choices.
    func writeTemplates(_ renderer: RowRenderer, to html: inout HTMLWriter, _ scripts: inout PageScripts) {
        let words = renderer.words
        let places = form.elements.indices.filter { form.field(at: $0)?.definition.look?.hasScript == true }
        if places.isEmpty { return }
        html.markup("<div hidden")
        html.attribute("id", renderer.ids + "looks")
        html.attribute("data-fw-find", words.text("ui.options_find"))
        html.attribute("data-fw-remove", words.text("ui.remove"))
        html.attribute("data-fw-none", words.text("ui.nothing_found"))
        let isSearched = form.fields.contains { $0.definition.look == .search || $0.definition.look == .tags }
        if isSearched { writeSearchWords(words, renderer, to: &html) }
        let isRanked = form.fields.contains { $0.definition.look == .ranking }
        if isRanked { RankingWriter(words).writeWords(to: &html) }
        html.markup(">")
        for element in places {
            guard let field = form.field(at: element) else { continue }
            html.markup("<template")
            html.attribute("data-fw-path", form.pattern(of: element))
            html.markup(">")
            Self.writeMark(field.definition.look, components: ComponentWriter.json(of: field), to: &html)
            html.markup("</template>")
        }
        html.markup("</div>")
        let isMade = form.fields.contains { $0.definition.look == .components }
        if isSearched { scripts.add("option-search.js") }
        if isRanked { scripts.add("rankings.js") }
        if isMade { scripts.add("component-lists.js") }
    }

    /// Writes the words for the script of searched lists: the number of options found, and that a text is not an option.
    private func writeSearchWords(_ words: MessageCatalog, _ renderer: RowRenderer, to html: inout HTMLWriter) {
        html.attribute("data-fw-count", words.text("ui.options_found", [ErrorParameter("count", .text("{count}"))]))
        html.attribute("data-fw-unmatched", words.text("option", [ErrorParameter("title", .text("{title}"))]))
        html.attribute("data-fw-error", words.text("ui.error_prefix"))
        html.attribute("data-fw-digits", renderer.context.digits)
    }

    private static func writeMark(_ look: ChoiceLook?, components: String? = nil, to html: inout HTMLWriter) {
        guard let look else { return }
        html.markup("<span hidden")
        html.attribute("data-fw-look", look.rawValue)
        if let components { html.attribute("data-fw-components", components) }
        html.markup("></span>")
    }
}

extension CompiledField {
    /// Whether the field has a look, pictures or disabled options, which the engine in a page does not draw.
    fileprivate var isDressed: Bool { definition.look != nil || written.contains { $0.isDressed } }
}

extension FieldOption {
    fileprivate var isDressed: Bool { isDisabled || !image.isEmpty }
}

extension ChoiceLook {
    /// Whether a script shows the choice in another way.
    fileprivate var hasScript: Bool { self == .search || self == .tags || self == .ranking || self == .components }
}
