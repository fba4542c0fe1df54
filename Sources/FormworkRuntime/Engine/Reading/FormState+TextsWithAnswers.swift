// Texts in which answers stand, such as "How old is {name}?". Each is computed when an answer in it changes.

extension FormState {
    /// A text with its answers, as its computation wrote it.
    private func words(of text: ComputationIndex, in item: ItemIndex) -> String {
        guard case .text(let words)? = items[item].aggregates[form.computations[text].slot] else { return "" }
        return words
    }

    /// A text of an element with its answers; `nil` if no answers stand in it. An ellipsis if nothing is left of it, because all of
    /// it are answers that are missing.
    private func answeredText(_ place: TextPlace, of element: ElementIndex, in item: ItemIndex) -> String? {
        for text in form.links[element].texts where form.computations[text].text == place {
            var words = words(of: text, in: item)
            #if !hasFeature(Embedded)
            words = FilledText(words).plain
            #endif
            return !WhiteSpace.trim(words).isEmpty ? words : place == .itemTitle ? "" : "…"
        }
        return nil
    }

    /// A text of a group or a section with its answers; `nil` if no answers stand in it.
    package func answeredText(_ place: TextPlace, of id: NodeID) -> String? {
        node(id).flatMap { answeredText(place, of: nodes[$0].element, in: nodes[$0].item) }
    }

    /// The text over an item with the answers in it; `nil` if none stand in it, blank if nothing is left of it.
    func itemTitle(of item: ItemIndex, in section: NodeIndex) -> String? {
        answeredText(.itemTitle, of: nodes[section].element, in: item)
    }

    /// The title of a section with the answers in it; blank for anything else.
    func sectionTitle(of node: NodeIndex) -> String {
        answeredText(.title, of: nodes[node].element, in: nodes[node].item) ?? section(of: node)?.definition.title ?? ""
    }

    /// The field of a node as it is shown, with the number of its item and with answers in its texts; `nil` if the node is not a
    /// field.
    func shownField(of node: NodeIndex) -> CompiledField? {
        guard let field = field(of: node) else { return nil }
        let (element, item) = (nodes[node].element, nodes[node].item)
        let numbered = field.isNumbered && item > .form ? field.numbered(at: items[item].position) : field
        if form.links[element].texts.isEmpty { return numbered }
        var definition = numbered.definition
        if let title = answeredText(.title, of: element, in: item) { definition.title = title }
        if let info = answeredText(.info, of: element, in: item) { definition.info = info }
        #if !hasFeature(Embedded)
        if var marks = definition.marks {
            fillMarks(&marks.title, .title, of: element, in: item)
            fillMarks(&marks.info, .info, of: element, in: item)
            definition.marks = marks
        }
        #endif
        return numbered.replacing(definition)
    }

    // MARK: Parts of such texts

    /// An answer as it stands in a text: in one line, and in its own direction.
    func standing(_ answer: FormValue) -> FormValue {
        guard case .text(let text) = answer else { return answer }
        var bytes: [UInt8] = []
        for byte in text.utf8 { bytes.append(byte < 32 ? 32 : byte) }
        return .text(sharedLocale.record.isolated(String(decoding: bytes, as: UTF8.self)))
    }

    /// The answers of several items as one list; blank if there are none.
    func joined(_ answers: [FormValue]) -> FormValue {
        var list = ""
        for answer in answers where !answer.isBlank {
            list += (list.isEmpty ? "" : settings.context.messages.listSeparator) + answer.canonicalText
        }
        return list.isEmpty ? .blank : .text(list)
    }
}

extension Transaction {
    /// Writes a text again, because an answer in it may have changed.
    mutating func write(
        _ place: TextPlace, _ computation: ComputationIndex, _ rule: Computation, in item: ItemIndex
    ) {
        guard state.items[item].stopWaiting(for: computation) else { return }
        state.count(evaluations: 1)
        let text = rule.program.outcome(at: EvaluationPlace(item, isText: true), in: &state)
        guard state.items[item].aggregates[rule.slot] != text else { return }
        state.items[item].aggregates[rule.slot] = text
        if place == .itemTitle {
            return extraUpdates.append(RowUpdate(id: RowID(.itemHeader, state.header(of: item)), aspects: .title))
        }
        let node = state.node(rule.element, in: item)
        touch(node, .title)
        guard place == .title, state.element(of: node).isRepeating else { return }
        // The words of the button that adds an item, and those over the items, have the title of the section in them.
        touchAddButton(of: node, .title)
        touchItems(of: node, from: ItemPosition(0), .title)
    }
}

// The engine in a page reads single texts of groups and sections, and draws texts without marks.
#if !hasFeature(Embedded)
extension FormState {
    /// The section of a node with answers in its texts; `nil` if the node is not a section.
    package func shownSection(of node: NodeIndex) -> FormSection? {
        guard var section = section(of: node)?.definition else { return nil }
        let (element, item) = (nodes[node].element, nodes[node].item)
        if form.links[element].texts.isEmpty { return section }
        if let title = answeredText(.title, of: element, in: item) { section.title = title }
        if let info = answeredText(.info, of: element, in: item) { section.info = info }
        if var marks = section.marks {
            fillMarks(&marks.title, .title, of: element, in: item)
            fillMarks(&marks.info, .info, of: element, in: item)
            section.marks = marks
        }
        return section
    }

    /// The group of a node with answers in its texts and in the title of its page; `nil` if the node is not a group.
    package func shownGroup(of node: NodeIndex) -> FormGroup? {
        guard var group = group(of: node) else { return nil }
        let (element, item) = (nodes[node].element, nodes[node].item)
        if form.links[element].texts.isEmpty { return group }
        if let title = answeredText(.title, of: element, in: item) { group.title = title }
        if let info = answeredText(.info, of: element, in: item) { group.info = info }
        fillMarks(&group.markedTitle, .title, of: element, in: item)
        fillMarks(&group.markedInfo, .info, of: element, in: item)
        if let pageTitle = answeredText(.pageTitle, of: element, in: item) {
            group.changePageTitle { title, marked in
                title = pageTitle
                fillMarks(&marked, .pageTitle, of: element, in: item)
            }
        }
        return group
    }

    /// Puts the answers into a text with marks.
    private func fillMarks(
        _ marked: inout MarkedText?, _ place: TextPlace, of element: ElementIndex, in item: ItemIndex
    ) {
        for text in form.links[element].texts where form.computations[text].text == place {
            marked = FilledText(words(of: text, in: item)).marked(marked)
        }
    }
}
#endif
