/// The groups, sections and fields of a definition as one list in the definition's order.
struct CollectedForm {
    /// The form's own properties. Its groups are in the outline.
    var header: FormDefinition
    var outline = FormOutline()
    /// For each element, the prefixes that nested forms around it add to ids, innermost first. The last one is blank.
    var prefixes: IndexedArray<ElementIndex, [String]> = []
    /// The texts in which answers stand. In the outline these have an ellipsis for each answer.
    var texts: [ElementIndex: [CollectedText]] = [:]
    /// Whether the form has more elements than a form can have. Then some are missing.
    var isTooLarge = false
    var problems = ProblemList()
}

/// A text in which answers stand.
struct CollectedText {
    let place: TextPlace
    /// The text without its marks.
    let source: String
    let text: AnswerText
    /// Whether the author marked some of its words.
    let isMarked: Bool
}

/// Makes one list of the groups, sections and fields of a definition.
struct FormCollector {
    private var form: CollectedForm
    /// The page of the group that was added last; `nil` if absent.
    private var lastPage: String?

    static func collect(_ definition: FormDefinition) -> CollectedForm {
        var collector = FormCollector(form: CollectedForm(header: definition))
        collector.form.problems += definition.codeProblems
        for group in definition.groups where !collector.form.isTooLarge { collector.add(group) }
        collector.form.header.groups = []
        if !collector.form.isTooLarge { collector.takeMarks() }
        return collector.form
    }

    /// Takes the marks out of the form's own texts. Problems of these are reported at the first element.
    private mutating func takeMarks() {
        var taker = MarkTaker()
        taker.take(from: &form.header)
        if !form.outline.entries.isEmpty { report(taker.problems, at: ElementIndex(0)) }
    }

    /// Adds a group with everything in it.
    private mutating func add(_ group: FormGroup) {
        append(FormOutline.Entry(kind: .group, depth: 0), [""])
        var shell = group
        shell.sections = []
        var taker = MarkTaker()
        taker.take(from: &shell)
        report(taker.problems, at: lastElement)
        takeAnswers(from: &shell.title, shell.markedTitle, .title)
        takeAnswers(from: &shell.info, shell.markedInfo, .info)
        takePageAnswers(from: &shell)
        if group.collapsed, !group.startsClosed {
            form.problems.append(DefinitionProblem(.cannotOpen, at: lastElement, key: "collapsed"))
        }
        form.outline.groups.append(shell)
        guard hasRoom(for: group.sections.count, key: "sections") else { return }
        for section in group.sections where !form.isTooLarge { add(section, depth: 1, prefixes: [""]) }
    }

    private mutating func add(_ section: FormSection, depth: Int, prefixes: [String]) {
        guard depth <= FormSection.nestingLimit else {
            form.problems.append(
                DefinitionProblem(.nestingTooDeep, at: lastElement, expected: [String(FormSection.nestingLimit)]))
            return
        }
        append(FormOutline.Entry(kind: .section, depth: depth), prefixes)
        var shell = section
        shell.elements = []
        var taker = MarkTaker()
        taker.take(from: &shell)
        report(taker.problems, at: lastElement)
        takeAnswers(from: &shell.title, shell.marks?.title, .title)
        takeAnswers(from: &shell.info, shell.marks?.info, .info)
        if var repeats = shell.repeats {
            takeAnswers(from: &repeats.itemTitle, nil, .itemTitle)
            shell.repeats = repeats
        }
        var inside = prefixes
        if section.repeats != nil {
            if !section.id.isEmpty { shell.id = (prefixes[0] + section.id).composed }
            inside = [section.idPrefix(behind: prefixes[0])]
        } else if section.isNested {
            inside.insert(section.idPrefix(behind: prefixes[0]), at: 0)
        }
        form.outline.sections.append(shell)
        guard hasRoom(for: section.elements.count, key: "fields") else { return }
        for place in section.elements.indices where !form.isTooLarge {
            switch section.elements[place] {
            case .field(var field):
                append(FormOutline.Entry(kind: .field, depth: depth + 1), inside)
                prepare(&field, behind: inside[0])
                form.outline.fields.append(SharedField(consume field))
            case .section(let inner):
                add(inner, depth: depth + 1, prefixes: inside)
            }
        }
    }

    /// Takes the marks out of the texts of a field, and adds a prefix to its id. Most fields stay as they are.
    private mutating func prepare(_ field: inout Field, behind prefix: String) {
        if MarkTaker.mayTake(from: field) {
            var taker = MarkTaker()
            taker.take(from: &field)
            report(taker.problems, at: lastElement)
        }
        takeAnswers(from: &field.title, field.marks?.title, .title)
        takeAnswers(from: &field.info, field.marks?.info, .info)
        field.findExclusiveOptions()
        if !prefix.isEmpty { field.stand(behind: prefix) }
        field.compose()
    }

    /// Takes the answers out of a text of the last element. An ellipsis stands in their places.
    private mutating func takeAnswers(from text: inout String, _ marked: MarkedText?, _ place: TextPlace) {
        guard let read = AnswerText(text, at: place) else { return }
        form.texts[lastElement, default: []].append(
            CollectedText(place: place, source: text, text: read, isMarked: marked != nil))
        text = read.plain
    }

    /// Takes the answers out of the title of a group's page. The first group of the page has the title with its answers.
    private mutating func takePageAnswers(from group: inout FormGroup) {
        let isFirst = !(lastPage.map { group.pageID?.isSame(as: $0) == true } ?? false)
        lastPage = group.pageID
        guard group.pageID != nil else { return }
        group.changePageTitle { title, marked in
            if isFirst {
                takeAnswers(from: &title, marked, .pageTitle)
            } else if let read = AnswerText(title, at: .pageTitle) {
                title = read.plain
            }
        }
    }

    private var lastElement: ElementIndex { form.outline.entries.index(before: form.outline.entries.endIndex) }

    /// Reports links to addresses that renderers do not open.
    private mutating func report(_ links: [(key: String, link: MarkReader.UnsafeLink)], at element: ElementIndex) {
        for (key, link) in links {
            form.problems.append(
                DefinitionProblem(
                    .unsafeLink, at: element, key: key, textOffset: key.hasSuffix("]") ? nil : link.offset,
                    found: link.address,
                    expected: ["https://…", "mailto:…", "tel:…", "/…"]))
        }
    }

    /// Whether a form can have some elements more. If it cannot, the problem is reported.
    private mutating func hasRoom(for count: Int, key: String) -> Bool {
        if form.outline.entries.count + count <= FormDefinition.elementLimit { return true }
        form.isTooLarge = true
        form.problems.append(
            DefinitionProblem(
                .wrongValue, at: lastElement, key: key, found: "more",
                expected: ["at most " + String(FormDefinition.elementLimit) + " elements in a form"]))
        return false
    }

    private mutating func append(_ entry: FormOutline.Entry, _ prefixes: [String]) {
        form.outline.entries.append(entry)
        form.prefixes.append(prefixes)
    }
}

extension Field {
    /// Makes an option exclusive whose target sets its own field to this option alone. The target would act again, and clear
    /// the others, whenever another option is chosen beside it.
    fileprivate mutating func findExclusiveOptions() {
        guard valueKind == .options else { return }
        for place in options.indices {
            let count = options[place].targets.count
            if count == 0 { continue }
            let choice = options[place].id.canonicalText
            let targets = options[place].targets.filter { !isExclusion($0, of: choice) }
            if targets.count == count { continue }
            options[place].targets = targets
            options[place].isExclusive = true
        }
    }

    private func isExclusion(_ target: FieldTarget, of choice: String) -> Bool {
        guard target.action == .update, target.kind == .field, target.condition.isEmpty, target.id.isSame(as: id),
            case .list(let list) = target.value, list.count == 1
        else { return false }
        return list[0].canonicalText.isSame(as: choice)
    }

    /// Adds the prefix of a nested form to the id of a field and to its parameter name.
    fileprivate mutating func stand(behind prefix: String) {
        if !id.isEmpty { id = prefix + id }
        if !parameterName.isEmpty { parameterName = prefix + parameterName }
    }

    /// Composes the names and the ids of options, with which answers are compared byte for byte. Signs that nobody sees at the
    /// ends of an id are no part of it, as they are none of an answer.
    fileprivate mutating func compose() {
        if !id.isPlain { id = id.composed }
        if !parameterName.isPlain { parameterName = parameterName.composed }
        for index in options.indices {
            guard case .text(let text) = options[index].id, !text.isPlain, !Invisible.isAll(of: text) else { continue }
            options[index].id = .text(Invisible.trim(text, keepsSpaces: true).composed)
        }
    }
}
