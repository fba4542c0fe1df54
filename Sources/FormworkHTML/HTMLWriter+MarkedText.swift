package import FormworkRuntime

// The engine in a page has no marks. The script `marked-texts.js` adds them.
extension HTMLWriter {
    /// Writes a text with its marks, if it has any. It writes only elements that HTML allows inside a paragraph, a
    /// label or an `output`.
    ///
    /// - Parameter newTab: The words that say that a link opens in a new tab. All links do, because the page has unsent
    ///   answers.
    package mutating func text(_ text: String, _ marked: MarkedText?, newTab: @autoclosure () -> String) {
        guard let marked, marked.isMarked else { return self.text(text) }
        let words = newTab()
        for block in marked.blocks {
            switch block {
            case .paragraph(let runs): write(runs, words)
            case .list(let isNumbered, let items):
                markup(isNumbered ? "<span class=\"fw-numbers\"" : "<span class=\"fw-points\"")
                markup(" role=\"list\">")
                for item in items {
                    markup("<span role=\"listitem\">")
                    write(item, words)
                    markup("</span>")
                }
                markup("</span>")
            }
        }
    }

    private mutating func write(_ runs: [MarkedText.Run], _ newTab: String) {
        var link: SafeLink?
        for run in runs {
            if run.link != link {
                if link != nil { markup("</a>") }
                if let link = run.link { open(link, newTab) }
                link = run.link
            }
            if run.isStrong { markup("<strong>") }
            if run.isEmphasized { markup("<em>") }
            text(run.text)
            if run.isEmphasized { markup("</em>") }
            if run.isStrong { markup("</strong>") }
        }
        if link != nil { markup("</a>") }
    }

    private mutating func open(_ link: SafeLink, _ newTab: String) {
        markup("<a class=\"fw-text-link\"")
        attribute("href", link.address)
        if link.opensPage {
            markup(" target=\"_blank\" rel=\"noopener\"")
            // The words are in a description, so that they do not become part of the name of a control whose label has
            // the link.
            attribute("title", ifPresent: newTab)
        }
        markup(">")
    }
}

extension SafeLink {
    /// Whether the link leads to a page, and not to a program for mail or calls.
    fileprivate var opensPage: Bool {
        let scheme = address.prefix { $0 != ":" }.lowercased()
        return scheme != "mailto" && scheme != "tel"
    }
}
