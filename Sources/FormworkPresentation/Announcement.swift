public import FormworkRuntime

/// The words with which assistive technology announces an input, besides what it reads by itself.
///
/// Make an announcement before the input is performed, because an item that the input removes has no title afterwards.
/// Ask for the text after the input was performed.
public struct Announcement {
    /// The words if the input changes something.
    private var words = ""
    /// The field whose number was raised or lowered.
    private var stepped: NodeID?
    private var addsItem = false
    /// The choice that is made, as it was before, if an option of it clears others.
    private var choice: FieldState?
    /// The item that is moved, and its title before. Its place is known afterwards.
    private var moved: (item: NodeID, title: String)?
    private let errorCount: Int

    /// Prepares the announcement of an input that is about to be performed.
    ///
    /// - Parameters:
    ///   - input: The input; `nil` for a change that is not an input, such as restoring a snapshot.
    ///   - form: The presentation of the session.
    public init(before input: FormInput?, in form: FormPresentation) {
        errorCount = form.errors.count
        var title: String?
        switch input {
        case .removeItem(let node)?: title = form.heading(RowID(.itemHeader, node))
        case .deleteField(let node)?: title = form.engine.presentation(of: node)?.name
        case .moveItem(let node, _)?: moved = (node, form.heading(RowID(.itemHeader, node)))
        case .addItem?: addsItem = true
        case .step(let node, _)?: stepped = node
        case .edit(let node, _)?, .set(let node, _)?:
            if form.engine.state.hasExclusiveOption(node) { choice = form.engine.field(node) }
        default: break
        }
        if let title { words = form.words("ui.item_removed", title: title) }
    }

    /// The announcement for screen readers after the changes of an input; blank if there is nothing to announce.
    ///
    /// - Parameters:
    ///   - changes: The changes of the input.
    ///   - form: The presentation, updated with the changes.
    public func text(after changes: ChangeSet, in form: FormPresentation) -> String {
        let message = wordsOfInput(changes, form)
        let count = form.errors.count
        // After a refusal the summary takes the focus, so it is read out already.
        if count <= errorCount || changes.submission == .refused || !message.isEmpty { return message }
        return form.errorCountWords(count)
    }

    private func wordsOfInput(_ changes: ChangeSet, _ form: FormPresentation) -> String {
        // The focus stays on the button, so screen readers would not read the new number by themselves.
        if let stepped { return form.engine.field(stepped)?.display ?? "" }
        if let choice { return clearedOptions(choice, form) }
        if let moved, !changes.isEmpty, let item = form.engine.item(moved.item) {
            let place = ErrorParameter("index", .number(DecimalNumber(item.index + 1)))
            return form.words("ui.item_moved", title: moved.title, place)
        }
        if !addsItem { return changes.isEmpty ? "" : words }
        for placed in changes.insertions where placed.row.id.kind == .itemHeader {
            return form.words("ui.item_added", title: form.heading(placed.row.id))
        }
        return ""
    }

    /// The words for options that the choice of an exclusive option cleared, or the reverse.
    private func clearedOptions(_ before: FieldState, _ form: FormPresentation) -> String {
        guard let after = form.engine.field(before.node) else { return "" }
        var titles = ""
        var isAdded = false
        for option in before.compiled.definition.options {
            let isChosen = after.isChosen(option)
            if isChosen == before.isChosen(option) { continue }
            if isChosen { isAdded = true; continue }
            titles += (titles.isEmpty ? "" : form.engine.settings.context.messages.listSeparator) + option.title
        }
        return isAdded && !titles.isEmpty ? form.words("ui.item_removed", title: titles) : ""
    }
}
