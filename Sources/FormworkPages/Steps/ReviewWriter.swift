import FormworkHTML
import FormworkPresentation
import FormworkRuntime

/// Writes the list of all answers: the review of a form with pages, and the receipt.
struct ReviewWriter {
    private let engine: FormEngine
    private let renderer: RowRenderer
    /// Whether each answer gets a button that goes to its question.
    private let changes: Bool
    /// The level of the first headings.
    private let level: Int
    /// The paths of the answers that are not shown, with empty brackets for items.
    private let hidden: Set<String>
    /// The maximum number of answers that are written.
    private let limit: Int
    /// How many answers are left out.
    private var rest = 0
    /// How many answers were written.
    private var count = 0
    /// Whether a list of answers is open.
    private var isInList = false

    init(
        _ engine: FormEngine, _ renderer: RowRenderer, changes: Bool = false, level: Int = 2,
        hiding hidden: Set<String> = [], limit: Int = .max
    ) {
        self.limit = limit
        self.engine = engine
        self.renderer = renderer
        self.changes = changes
        self.level = level
        self.hidden = hidden
    }

    /// Writes the list.
    ///
    /// - Returns: How many answers are left out, because there are more than the limit.
    @discardableResult
    func write(to html: inout HTMLWriter) -> Int {
        var writer = self
        writer.writeParts(to: &html)
        return writer.rest
    }

    private mutating func writeParts(to html: inout HTMLWriter) {
        for part in AnswerList(engine, words: renderer.answerWords).parts {
            switch part {
            case .heading where count >= limit: continue
            case .answer(let answer) where count >= limit: rest += answer.text.isEmpty ? 0 : 1
            case .heading(let title, let depth): writeHeading(title, level + depth, to: &html)
            case .answer(let answer):
                count += 1
                write(answer, to: &html)
            }
        }
        endList(to: &html)
    }

    private mutating func writeHeading(_ title: String, _ level: Int, to html: inout HTMLWriter) {
        endList(to: &html)
        if title.isEmpty { return }
        // HTML has six levels of headings.
        let digit = String(min(level, 6))
        html.markup("<h")
        html.text(digit)
        html.markup(" class=\"fw-heading\">")
        renderer.writeText(title, nil, to: &html)
        html.markup("</h")
        html.text(digit)
        html.markup(">")
    }

    private mutating func write(_ answer: ListedAnswer, to html: inout HTMLWriter) {
        if !isInList { html.markup("<dl class=\"fw-card fw-answers\">") }
        isInList = true
        html.markup("<div class=\"fw-row fw-answer\"><dt>")
        renderer.writeText(answer.title, nil, to: &html)
        html.markup(answer.text.isEmpty ? "</dt><dd class=\"fw-hint\">" : "</dt><dd>")
        if answer.text.isEmpty {
            renderer.writeWords(renderer.form.notAnsweredWords, to: &html)
        } else {
            // Between words from right to left, telephone numbers, codes and addresses stay in their own order.
            let isApart = engine.settings.context.locale.isRightToLeft
            if isApart { html.markup("<bdi>") }
            renderer.writeText(isHidden(answer) ? "••••••••" : answer.text, nil, to: &html)
            if isApart { html.markup("</bdi>") }
        }
        html.markup("</dd>")
        if changes, let step = answer.step {
            writeButton(.change(step, path: answer.path), for: answer.title, to: &html)
        }
        html.markup("</div>")
    }

    private func isHidden(_ answer: ListedAnswer) -> Bool {
        if hidden.isEmpty { return false }
        // The numbers of items stand in brackets: guests[0].name
        let parts = answer.path.split(separator: "[", omittingEmptySubsequences: false)
        let pattern = parts.dropFirst().reduce(String(parts[0])) { $0 + "[" + $1.drop { $0 != "]" } }
        return hidden.contains(pattern)
    }

    private func writeButton(_ action: PageAction, for name: String, to html: inout HTMLWriter) {
        html.markup("<dd class=\"fw-change\"><button type=\"submit\" class=\"fw-plain\" name=\"fw.action\"")
        html.attribute("value", action.text)
        html.markup(">")
        renderer.writeWords(renderer.form.changeTitle, to: &html)
        // Several buttons say the same, so each has a hidden name too.
        html.markup("<span class=\"fw-visually-hidden\"> ")
        html.text(name)
        html.markup("</span></button></dd>")
    }

    private mutating func endList(to html: inout HTMLWriter) {
        if isInList { html.markup("</dl>") }
        isInList = false
    }
}
