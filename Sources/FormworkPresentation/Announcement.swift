public import FormworkRuntime

/// What assistive technology is told of an input beside what it reads by itself.
///
/// Make an announcement before the input is performed, because an item that the input removes has no title afterwards.
/// Ask for the text after the input was performed.
public struct Announcement {
    /// What is said if the input changes something.
    private var words = ""
    /// The field whose number was stepped.
    private var stepped: NodeID?
    private var addsItem = false
    private let errorCount: Int

    /// Prepares announcing an input that is about to be performed.
    ///
    /// - Parameters:
    ///   - input: The input; `nil` for a change of another kind, such as returning to a snapshot.
    ///   - form: The presentation of the session.
    public init(before input: FormInput?, in form: FormPresentation) {
        errorCount = form.errors.count
        var key = "ui.item_removed"
        var place: ErrorParameter?
        var title: String?
        switch input {
        case .removeItem(let node)?: title = form.heading(RowID(.itemHeader, node))
        case .deleteField(let node)?: title = form.engine.presentation(of: node)?.name
        case .moveItem(let node, let position)?:
            key = "ui.item_moved"
            title = form.heading(RowID(.itemHeader, node))
            place = ErrorParameter("index", .number(DecimalNumber(position + 1)))
        case .addItem?: addsItem = true
        case .step(let node, _)?: stepped = node
        default: break
        }
        if let title { words = form.words(key, title: title, place) }
    }

    /// What is announced, given what the input changed. Blank means nothing.
    ///
    /// - Parameters:
    ///   - changes: What the input changed.
    ///   - form: The presentation, after it took in the changes.
    public func text(after changes: ChangeSet, in form: FormPresentation) -> String {
        let message = wordsOfInput(changes, form)
        let count = form.errors.count
        // After a refusal the summary takes the focus, so it is read out already.
        if count <= errorCount || changes.submission == .refused || !message.isEmpty { return message }
        return form.errorCountWords(count)
    }

    private func wordsOfInput(_ changes: ChangeSet, _ form: FormPresentation) -> String {
        // The focus stays on the button, so nothing else would tell what became of the number.
        if let stepped { return form.engine.field(stepped)?.display ?? "" }
        if !addsItem { return changes.isEmpty ? "" : words }
        for placed in changes.insertions where placed.row.id.kind == .itemHeader {
            return form.words("ui.item_added", title: form.heading(placed.row.id))
        }
        return ""
    }
}
