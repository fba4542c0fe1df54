import FormworkHTML
import FormworkPresentation
import FormworkRuntime

/// Writes the options of a ranking in their order, each with buttons that move it.
///
/// The boxes of the options are in the page, hidden from people: they post the order, and the engine reads them. Without the
/// script the buttons post. Rows that the engine adds get the same from `rankings.js`.
struct RankingWriter {
    private let words: MessageCatalog

    init(_ words: MessageCatalog) {
        self.words = words
    }

    /// Writes the options of a field, and a button that answers with the order that is shown.
    func write(_ field: FieldPresentation, id: String, _ renderer: RowRenderer, to html: inout HTMLWriter) {
        let options = field.rankedOptions
        html.markup(field.state.value.isBlank ? "<ol class=\"fw-ranking\"" : "<ol class=\"fw-ranking\" data-fw-ranked")
        html.markup(" role=\"list\">")
        for (place, option) in options.enumerated() {
            html.markup("<li class=\"fw-rank\"><input type=\"checkbox\" class=\"fw-visually-hidden\" tabindex=\"-1\"")
            html.markup(" aria-hidden=\"true\"")
            html.attribute("name", "v." + field.state.path)
            html.attribute("value", option.id.canonicalText)
            if field.state.isChosen(option) { html.markup(" checked") }
            html.markup(">")
            renderer.writeContent(of: option, to: &html)
            html.markup("<span class=\"fw-rank-moves\">")
            for move in [RankAction.Move.up, .down] {
                // The page leads to the first button that can be pressed where it leads to the question.
                let isFirst = place == 0 && (move == .down || options.count == 1)
                write(
                    RankAction(move, place: place, path: field.state.path), option, id: isFirst ? id : nil,
                    isDisabled: move == .up ? place == 0 : place == options.count - 1, to: &html)
            }
            html.markup("</span></li>")
        }
        html.markup("</ol><button type=\"submit\" class=\"fw-plain fw-rank-keep\" name=\"fw.action\"")
        html.attribute("value", RankAction(.keep, place: 0, path: field.state.path).text)
        if !field.state.value.isBlank { html.markup(" hidden") }
        html.markup(">")
        html.text(words.text("ui.rank_keep"))
        // Several buttons that say the same need a name each.
        html.markup("<span class=\"fw-visually-hidden\"> ")
        html.text(field.name)
        html.markup("</span></button>")
    }

    private func write(
        _ action: RankAction, _ option: FieldOption, id: String?, isDisabled: Bool, to html: inout HTMLWriter
    ) {
        let isUp = action.move == .up
        html.markup("<button type=\"submit\" name=\"fw.action\"")
        html.markup(isUp ? " class=\"fw-plain fw-rank-up\"" : " class=\"fw-plain fw-rank-down\"")
        if let id { html.attribute("id", id + "-control") }
        html.attribute("value", action.text)
        html.attribute("aria-label", Self.moveWords(isUp, option.title, words))
        if isDisabled { html.markup(" disabled") }
        html.markup("></button>")
    }

    /// Writes the titles of the buttons and the announcement, for `rankings.js`. It replaces `{title}` and `{index}`.
    func writeWords(to html: inout HTMLWriter) {
        html.attribute("data-fw-up", Self.moveWords(true, "{title}", words))
        html.attribute("data-fw-down", Self.moveWords(false, "{title}", words))
        html.attribute(
            "data-fw-moved",
            words.text(
                "ui.item_moved",
                [ErrorParameter("title", .text("{title}")), ErrorParameter("index", .text("{index}"))]))
        html.attribute("data-fw-keep", words.text("ui.rank_keep"))
    }

    private static func moveWords(_ isUp: Bool, _ title: String, _ words: MessageCatalog) -> String {
        words.text(isUp ? "ui.move_up" : "ui.move_down", [ErrorParameter("title", .text(title))])
    }
}

extension FieldPresentation {
    /// The options in the order in which a ranking shows them: first the ranked ones in their order, then the rest.
    var rankedOptions: [FieldOption] { compiled.definition.options.ranked(by: state.value) }
}

extension [FieldOption] {
    /// The options in the order of an answer, and then those that are not in it.
    func ranked(by answer: FormValue) -> [FieldOption] {
        guard case .list(let chosen) = answer else { return self }
        let texts = chosen.map { $0.canonicalText }
        let ranked = texts.compactMap { text in first { $0.id.canonicalText.isSame(as: text) } }
        return ranked + filter { option in !texts.contains { $0.isSame(as: option.id.canonicalText) } }
    }
}
