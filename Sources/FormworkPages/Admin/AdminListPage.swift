import FormworkHTML

/// The list of a form's submissions, with the controls that search it.
package struct AdminListPage: Sendable {
    /// The values of the search controls.
    package struct Search: Sendable {
        package var text = ""
        package var since = ""
        package var until = ""
        package var question = ""
        package var test = ""
        package var answer = ""
        /// The paths of the questions that have columns.
        package var columns: [String] = []
        /// `oldest` if the oldest submission comes first; blank for the latest.
        package var order = ""

        package init() {}
    }

    /// A choice in a list.
    package struct Choice: Sendable {
        package var value: String
        package var title: String

        package init(_ value: String, _ title: String) {
            self.value = value
            self.title = title
        }
    }

    package var title: String
    /// The address of the list.
    package var address: String
    package var search: Search
    package var questions: [Choice]
    package var tests: [Choice]
    /// The questions that can have columns.
    package var columns: [Choice]
    package var table: AdminTable
    /// How many submissions are found.
    package var count: Int
    /// The address of the next page; `nil` on the last page.
    package var next: String?
    /// The address of the same submissions in the other order.
    package var reversed: String
    /// Other views of the same submissions.
    package var links: [(title: String, address: String)]
    /// The sentence about the last action; blank if there was no action.
    package var notice = ""
    /// The sentence about submissions that were not looked through; blank if all were.
    package var gap = ""
    /// The address of the list of unfinished answers; `nil` if the form has no drafts.
    package var drafts: String?

    package init(
        title: String, address: String, search: Search, questions: [Choice], tests: [Choice], columns: [Choice],
        table: AdminTable, count: Int, next: String?, reversed: String, links: [(title: String, address: String)]
    ) {
        self.title = title
        self.address = address
        self.search = search
        self.questions = questions
        self.tests = tests
        self.columns = columns
        self.table = table
        self.count = count
        self.next = next
        self.reversed = reversed
        self.links = links
    }

    /// The page as HTML.
    package func html(in frame: AdminFrame) -> String {
        frame.page(title, notice: notice) { html in
            writeSearch(frame.words, to: &html)
            html.lead(frame.words.submissions(count))
            if !gap.isEmpty { html.lead(gap) }
            if count > 0 {
                html.markup("<p class=\"fw-bar\">")
                for link in links { html.link(link.title, to: link.address) }
                html.markup("</p>")
            }
            if !table.rows.isEmpty { table.write(title, in: frame, to: &html) }
            writeMore(frame.words, to: &html)
        }
    }

    /// The links to other submissions.
    private func writeMore(_ words: AdminWords, to html: inout HTMLWriter) {
        html.markup("<p class=\"fw-bar\">")
        if let next { html.link(words[table.newestFirst ? .earlierSubmissions : .laterSubmissions], to: next) }
        if count > 1 { html.link(words[table.newestFirst ? .oldestFirst : .newestFirst], to: reversed) }
        if let drafts { html.link(words[.drafts], to: drafts) }
        html.markup("</p>")
    }

    private func writeSearch(_ words: AdminWords, to html: inout HTMLWriter) {
        html.markup("<form method=\"get\" role=\"search\" class=\"fw-search-form\"")
        html.attribute("action", address)
        html.markup(">")
        writeInput("search", words[.searchText], "search", search.text, to: &html)
        writeInput("since", words[.since], "date", search.since, to: &html)
        writeInput("until", words[.until], "date", search.until, to: &html)
        writeSelect("question", words[.question], [Choice("", words[.any])] + questions, search.question, to: &html)
        writeSelect("test", words[.test], tests, search.test, to: &html)
        writeInput("answer", words[.value], "text", search.answer, to: &html)
        if !search.order.isEmpty {
            html.markup("<input type=\"hidden\" name=\"order\"")
            html.attribute("value", search.order)
            html.markup(">")
        }
        if columns.count > 1 { writeColumns(words, to: &html) }
        html.markup("<p class=\"fw-bar\">")
        html.button(words[.find], "fw-submit")
        html.link(words[.allSubmissions], to: address)
        html.markup("</p></form>")
    }

    private func writeColumns(_ words: AdminWords, to html: inout HTMLWriter) {
        html.markup("<details class=\"fw-columns\"><summary>")
        html.text(words[.columns])
        html.markup("</summary><ul>")
        for column in columns {
            html.markup("<li><label><input type=\"checkbox\" name=\"column\"")
            html.attribute("value", column.value)
            if table.columns.contains(where: { $0.path.isSame(as: column.value) }) { html.markup(" checked") }
            html.markup("> ")
            html.text(column.title)
            html.markup("</label></li>")
        }
        html.markup("</ul></details>")
    }

    private func writeInput(
        _ name: String, _ label: String, _ type: String, _ value: String, to html: inout HTMLWriter
    ) {
        html.markup("<p><label")
        html.attribute("for", "fw-" + name)
        html.markup(">")
        html.text(label)
        html.markup("</label><input class=\"fw-input\"")
        html.attribute("id", "fw-" + name)
        html.attribute("name", name)
        html.attribute("type", type)
        html.attribute("value", value)
        html.markup("></p>")
    }

    private func writeSelect(
        _ name: String, _ label: String, _ choices: [Choice], _ value: String, to html: inout HTMLWriter
    ) {
        html.markup("<p><label")
        html.attribute("for", "fw-" + name)
        html.markup(">")
        html.text(label)
        html.markup("</label><select class=\"fw-input\"")
        html.attribute("id", "fw-" + name)
        html.attribute("name", name)
        html.markup(">")
        for choice in choices {
            html.markup("<option")
            html.attribute("value", choice.value)
            if choice.value == value { html.markup(" selected") }
            html.markup(">")
            html.text(choice.title)
            html.markup("</option>")
        }
        html.markup("</select></p>")
    }
}
