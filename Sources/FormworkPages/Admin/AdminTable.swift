import FormworkHTML
import FormworkRuntime

/// Submissions as a table: a row for each, and a column for each question that the reader chose.
package struct AdminTable: Sendable {
    /// A question.
    package struct Column: Sendable {
        /// The path of its answers.
        package var path: String
        package var title: String
        /// Whether its answers are numbers, which stand under each other at their end.
        package var isNumber: Bool

        package init(path: String, title: String, isNumber: Bool) {
            self.path = path
            self.title = title
            self.isNumber = isNumber
        }
    }

    /// A submission.
    package struct Row: Sendable {
        package var reference: String
        /// The address of its page.
        package var address: String
        /// The time at which it was stored.
        package var time: String
        /// An answer for each column. A blank text stands for no answer.
        package var answers: [String]

        package init(reference: String, address: String, time: String, answers: [String]) {
            self.reference = reference
            self.address = address
            self.time = time
            self.answers = answers
        }
    }

    package var columns: [Column]
    package var rows: [Row]
    /// Whether the latest submission comes first.
    package var newestFirst: Bool

    package init(columns: [Column], rows: [Row], newestFirst: Bool) {
        self.columns = columns
        self.rows = rows
        self.newestFirst = newestFirst
    }

    /// Writes the table in a frame that scrolls sideways, also with the keyboard.
    func write(_ title: String, in frame: AdminFrame, to html: inout HTMLWriter) {
        html.markup("<div class=\"fw-table-frame\" role=\"region\" tabindex=\"0\"")
        html.attribute("aria-label", title)
        html.markup("><table class=\"fw-table\"><thead><tr><th scope=\"col\">")
        html.text(frame.words[.reference])
        html.markup(
            newestFirst
                ? "</th><th scope=\"col\" aria-sort=\"descending\">" : "</th><th scope=\"col\" aria-sort=\"ascending\">"
        )
        html.text(frame.words[.stored])
        html.markup("</th>")
        for column in columns {
            html.markup(column.isNumber ? "<th scope=\"col\" class=\"fw-number\">" : "<th scope=\"col\">")
            html.text(column.title)
            html.markup("</th>")
        }
        html.markup("</tr></thead><tbody>")
        for row in rows { write(row, in: frame.locale, to: &html) }
        html.markup("</tbody></table></div>")
    }

    private func write(_ row: Row, in locale: LocaleRecord, to html: inout HTMLWriter) {
        html.markup("<tr><th scope=\"row\"><a")
        html.attribute("href", row.address)
        html.markup(">")
        html.isolate(row.reference, in: locale)
        html.markup("</a></th><td>")
        html.isolate(row.time, in: locale)
        html.markup("</td>")
        for (column, answer) in zip(columns, row.answers) {
            html.markup(column.isNumber ? "<td class=\"fw-number\">" : "<td>")
            html.isolate(answer, in: locale)
            html.markup("</td>")
        }
        html.markup("</tr>")
    }
}
