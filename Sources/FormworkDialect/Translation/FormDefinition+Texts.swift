import FormworkCore

extension FormDefinition {
    /// All texts of the form that a person sees, in the definition's order, each once.
    var texts: [String] {
        var seen: Set<ExactText> = []
        var texts: [String] = []
        var form = self
        form.rewriteTexts { text in
            if !text.isEmpty, seen.insert(ExactText(text)).inserted { texts.append(text) }
        }
        return texts
    }

    /// Passes every text of the form that a person sees to a function that may replace it.
    ///
    /// This function alone decides what is translated. Ids, values and rules are not translated.
    mutating func rewriteTexts(_ rewrite: (inout String) -> Void) {
        rewrite(&title)
        rewrite(&info)
        rewrite(&submitTitle)
        rewrite(&successTitle)
        if case .text(var text) = success {
            rewrite(&text)
            success = .text(text)
        }
        rewriteEach(&messages) { rewrite(&$0.text) }
        guard pages.isEmpty else { return rewriteEach(&pages) { $0.rewriteTexts(rewrite) } }
        rewriteEach(&groups) { $0.rewriteTexts(rewrite) }
    }
}

extension FormPage {
    fileprivate mutating func rewriteTexts(_ rewrite: (inout String) -> Void) {
        rewrite(&title)
        rewriteEach(&groups) { $0.rewriteTexts(rewrite) }
    }
}

extension FormGroup {
    fileprivate mutating func rewriteTexts(_ rewrite: (inout String) -> Void) {
        rewrite(&title)
        rewrite(&info)
        rewriteEach(&sections) { $0.rewriteTexts(rewrite) }
    }
}

extension FormSection {
    fileprivate mutating func rewriteTexts(_ rewrite: (inout String) -> Void) {
        rewrite(&title)
        rewrite(&info)
        rewrite(&footer)
        if var repetition = repeats {
            rewrite(&repetition.addTitle)
            rewrite(&repetition.removeTitle)
            rewrite(&repetition.itemTitle)
            repeats = repetition
        }
        rewriteEach(&elements) { element in
            switch element {
            case .field(var field):
                field.rewriteTexts(rewrite)
                element = .field(field)
            case .section(var section):
                section.rewriteTexts(rewrite)
                element = .section(section)
            }
        }
    }
}

extension Field {
    fileprivate mutating func rewriteTexts(_ rewrite: (inout String) -> Void) {
        if !isRepetition { rewrite(&title) }
        rewrite(&info)
        rewrite(&placeholder)
        rewrite(&emptyText)
        rewrite(&accessibilityLabel)
        rewriteEach(&validations.rules) { rewrite(&$0.message) }
        rewriteEach(&validations.messages) { rewrite(&$0.text) }
        // Options that the author did not write have words of the catalog, and so has the title of a repetition.
        if look?.hasOwnOptions != true { rewriteOptions(rewrite) }
        if !components.isEmpty { rewriteComponents(rewrite) }
        // The default of an `info` field is a text to read, so it is translated.
        if type == .info, case .text(var text) = value {
            rewrite(&text)
            value = .text(text)
        }
    }

    /// Rewrites the texts of lists. The options are combinations of those in the lists, so they are made again.
    private mutating func rewriteComponents(_ rewrite: (inout String) -> Void) {
        var lists = components
        rewriteEach(&lists) { list in
            rewrite(&list.title)
            rewriteEach(&list.options) { rewrite(&$0.title) }
        }
        self = choosing(in: lists)
    }

    private mutating func rewriteOptions(_ rewrite: (inout String) -> Void) {
        rewriteEach(&options) { option in
            rewrite(&option.title)
            rewrite(&option.info)
            rewrite(&option.accessibilityLabel)
        }
    }
}

private func rewriteEach<Part>(_ parts: inout [Part], _ rewrite: (inout Part) -> Void) {
    for index in parts.indices { rewrite(&parts[index]) }
}
