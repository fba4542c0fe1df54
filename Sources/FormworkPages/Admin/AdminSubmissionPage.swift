import FormworkHTML
package import FormworkPresentation
import FormworkRuntime

/// One submission, or one draft, as people read it.
package struct AdminSubmissionPage {
    /// A file of the submission.
    package struct File: Sendable {
        package var name: String
        package var size: String
        package var address: String

        package init(name: String, size: String, address: String) {
            self.name = name
            self.size = size
            self.address = address
        }
    }

    /// The maximum number of answers of the session, and of further answers, on the page. The download has all of them.
    package static let answerLimit = 1_000

    package var title: String
    /// Facts about the submission besides the answers.
    package var facts: [(name: String, value: String)]
    /// A session with the answers; `nil` if it cannot be made, for example because the form is not served any more.
    package var engine: FormEngine?
    /// The paths of the answers that are not shown, with empty brackets for items.
    package var hidden: Set<String>  // Text: paths of a form that is served.
    /// Answers that the session does not list.
    package var further: [(name: String, value: String)]
    /// How many further answers are left out.
    package var rest = 0
    package var files: [File]
    /// The address that shows hidden answers; `nil` if no answer is hidden.
    package var reveal: String?
    /// The address of the download; `nil` if there is no download.
    package var download: String?
    /// The address that erases the submission or the draft; `nil` if the reader may not.
    package var erase: String?
    /// The address of the list of the form's submissions or drafts.
    package var list: String
    /// Formats answers in words of the app's own; `nil` for the usual words.
    package var answerWords: AnswerWords?
    /// The title of the link that erases.
    package var eraseWord = AdminWord.eraseThis
    /// The title of the link to the list.
    package var listWord = AdminWord.allOfForm

    package init(
        title: String, facts: [(name: String, value: String)], engine: FormEngine?,
        hidden: Set<String> = [], further: [(name: String, value: String)], files: [File], reveal: String? = nil,
        download: String?, erase: String?, list: String
    ) {
        self.title = title
        self.facts = facts
        self.engine = engine
        self.hidden = hidden
        self.further = further
        self.files = files
        self.reveal = reveal
        self.download = download
        self.erase = erase
        self.list = list
    }

    /// The page as HTML.
    package func html(in frame: AdminFrame) -> String {
        frame.page(title) { html in
            var rest = rest
            html.facts(facts, in: frame.locale)
            if let engine {
                let locale = engine.settings.context.locale
                html.markup("<section class=\"fw-review\"")
                html.attribute("lang", locale.identifier)
                html.attribute("dir", locale.isRightToLeft ? "rtl" : "ltr")
                html.markup(">")
                var renderer = RowRenderer(engine)
                renderer.answerWords = answerWords
                rest += ReviewWriter(engine, renderer, hiding: hidden, limit: Self.answerLimit).write(to: &html)
                html.markup("</section>")
            }
            if !further.isEmpty {
                html.heading(frame.words[engine == nil ? .answers : .alsoStored])
                html.facts(further, in: frame.locale)
            }
            if rest > 0 { html.lead(frame.words.text(.answersLeftOut, [("count", String(rest))])) }
            if !files.isEmpty {
                html.heading(frame.words[.files])
                html.list(
                    files.map { AdminEntry(title: $0.name, parts: [$0.size], address: $0.address) }, in: frame.locale)
            }
            html.markup("<p class=\"fw-bar\">")
            html.link(frame.words[listWord], to: list)
            if let reveal { html.link(frame.words[.reveal], to: reveal) }
            if let download { html.link(frame.words[.download], to: download) }
            if let erase { html.link(frame.words[eraseWord], to: erase) }
            html.markup("</p>")
        }
    }
}

extension AdminFrame {
    /// The page that asks whether a submission, or a draft, is to be erased.
    package func erasePage(
        facts: [(name: String, value: String)], address: String, back: String,
        question: AdminWord = .eraseQuestion, warning: AdminWord = .eraseWarning
    ) -> String {
        page(words[question]) { html in
            html.facts(facts, in: locale)
            html.lead(words[warning])
            writeForm(to: address, in: &html) { html in
                html.markup("<p class=\"fw-bar\">")
                html.button(words[.erase], "fw-submit")
                html.link(words[.keep], to: back)
                html.markup("</p>")
            }
        }
    }
}
