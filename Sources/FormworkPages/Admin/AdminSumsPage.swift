import FormworkHTML

/// Charts of choices and sums of numbers.
package struct AdminSumsPage: Sendable {
    /// A bar of a chart.
    package struct Bar: Sendable {
        package var title: String
        package var count: Int

        package init(_ title: String, _ count: Int) {
            self.title = title
            self.count = count
        }
    }

    /// The summary of the answers to one question.
    package enum Part: Sendable {
        /// How often each option was chosen, and in how many places there was an answer.
        case choices(title: String, bars: [Bar], answers: Int)
        /// The least, the greatest and so on, as texts.
        case numbers(title: String, facts: [(name: String, value: String)])
    }

    package var title: String
    /// A sentence about the submissions that were read.
    package var info: String
    package var parts: [Part]
    /// The address of the list of the same submissions.
    package var list: String

    package init(title: String, info: String, parts: [Part], list: String) {
        self.title = title
        self.info = info
        self.parts = parts
        self.list = list
    }

    /// The page as HTML.
    package func html(in frame: AdminFrame) -> String {
        frame.page(title) { html in
            html.lead(info)
            html.markup("<p class=\"fw-bar\">")
            html.link(frame.words[.listOfThese], to: list)
            html.markup("</p>")
            for part in parts {
                switch part {
                case .choices(let title, let bars, let answers): write(title, bars, answers, frame, to: &html)
                case .numbers(let title, let facts):
                    html.heading(title)
                    html.facts(facts, in: frame.locale)
                }
            }
            if parts.isEmpty { html.lead(frame.words[.nothingToSum]) }
        }
    }

    /// A table, which screen readers read, with a drawing in each row, which they do not need.
    private func write(_ title: String, _ bars: [Bar], _ answers: Int, _ frame: AdminFrame, to html: inout HTMLWriter) {
        let (words, locale) = (frame.words, frame.locale)
        html.markup("<table class=\"fw-chart\"><caption class=\"fw-heading\">")
        html.text(title)
        html.markup("</caption><thead class=\"fw-visually-hidden\"><tr><th scope=\"col\">")
        html.text(words[.option])
        html.markup("</th><th scope=\"col\">")
        html.text(words[.chosen])
        html.markup("</th></tr></thead><tbody>")
        for bar in bars {
            let share = answers == 0 ? 0 : (bar.count * 100 + answers / 2) / answers
            html.markup("<tr><th scope=\"row\">")
            html.isolate(bar.title, in: locale)
            html.markup("<svg aria-hidden=\"true\" height=\"12\" width=\"100%\"><rect height=\"12\" rx=\"2\"")
            html.attribute("width", "\(min(share, 100))%")
            html.markup("/></svg></th><td>")
            html.isolate("\(bar.count) (\(share) %)", in: locale)
            html.markup("</td></tr>")
        }
        html.markup("</tbody></table>")
    }
}
