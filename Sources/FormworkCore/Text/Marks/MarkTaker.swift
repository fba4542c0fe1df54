import FormworkRuntime

/// Takes the marks out of the texts of one element.
///
/// The texts of a definition are as their author wrote them. Compiling takes their marks out and stores them beside the
/// texts. So names, errors, receipts and exports have only the words. `CompiledForm.source` puts the marks back.
struct MarkTaker {
    /// The links whose addresses are not safe, each with the key of its text.
    private(set) var problems: [(key: String, link: MarkReader.UnsafeLink)] = []

    /// Takes the marks out of a text. Returns them, or `nil` if there are none.
    mutating func take(from text: inout String, _ key: String, hasLists: Bool = true) -> MarkedText? {
        var reader = MarkReader()
        let marked = reader.read(text, hasLists: hasLists)
        for link in reader.unsafeLinks { problems.append((key, link)) }
        if let marked { text = marked.plain }
        return marked
    }

    mutating func take(from form: inout FormDefinition) {
        form.markedTitle = take(from: &form.title, "title", hasLists: false)
        form.markedInfo = take(from: &form.info, "description")
    }

    mutating func take(from group: inout FormGroup) {
        group.changePageTitle { $1 = take(from: &$0, "page.title", hasLists: false) }
        group.markedTitle = take(from: &group.title, "title", hasLists: false)
        group.markedInfo = take(from: &group.info, "info")
    }

    mutating func take(from section: inout FormSection) {
        var marks = TextMarks()
        marks.title = take(from: &section.title, "title", hasLists: false)
        marks.info = take(from: &section.info, "info")
        marks.footer = take(from: &section.footer, "footer")
        if !marks.isEmpty { section.marks = marks }
    }

    /// Whether any text of a field may have marks.
    static func mayTake(from field: Field) -> Bool {
        if field.type == .info, case .text(let text) = field.value, MarkReader.mayHaveMarks(text) { return true }
        return MarkReader.mayHaveMarks(field.title) || MarkReader.mayHaveMarks(field.info)
            || field.options.contains { mayTake(from: $0) }
    }

    private static func mayTake(from option: FieldOption) -> Bool {
        MarkReader.mayHaveMarks(option.title) || MarkReader.mayHaveMarks(option.info)
    }

    mutating func take(from field: inout Field) {
        var marks = TextMarks()
        marks.title = take(from: &field.title, "title", hasLists: false)
        marks.info = take(from: &field.info, "info")
        if field.type == .info, case .text(var text) = field.value, let value = take(from: &text, "value") {
            marks.value = value
            field.value = .text(text)
        }
        if !marks.isEmpty { field.marks = marks }
        for place in field.options.indices {
            // Writing into an option copies the list, so options without marks are left alone.
            guard Self.mayTake(from: field.options[place]) else { continue }
            var marks = TextMarks()
            let key = "options[" + String(place) + "]"
            marks.title = take(from: &field.options[place].title, key, hasLists: false)
            marks.info = take(from: &field.options[place].info, key, hasLists: false)
            if !marks.isEmpty { field.options[place].marks = marks }
        }
    }
}

// Functions that put the marks back into the texts.
extension FormDefinition {
    mutating func restoreMarks() {
        if let marked = markedTitle { title = marked.source }
        markedTitle = nil
        if let marked = markedInfo { info = marked.source }
        markedInfo = nil
    }
}

extension FormGroup {
    mutating func restoreMarks() {
        changePageTitle { title, marked in
            if let marked { title = marked.source }
            marked = nil
        }
        if let marked = markedInfo { info = marked.source }
        markedInfo = nil
        if let marked = markedTitle { title = marked.source }
        markedTitle = nil
    }
}

extension FormSection {
    mutating func restoreMarks() {
        if let marked = marks?.title { title = marked.source }
        if let marked = marks?.info { info = marked.source }
        if let marked = marks?.footer { footer = marked.source }
        marks = nil
    }
}

extension Field {
    mutating func restoreMarks() {
        if let marked = marks?.title { title = marked.source }
        if let marked = marks?.info { info = marked.source }
        if let marked = marks?.value { value = .text(marked.source) }
        if marks != nil { marks = nil }
        for place in options.indices {
            guard let marks = options[place].marks else { continue }
            if let marked = marks.title { options[place].title = marked.source }
            if let marked = marks.info { options[place].info = marked.source }
            options[place].marks = nil
        }
    }
}
