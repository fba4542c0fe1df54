/// Keeps a surface in step with a session.
///
/// Changes of the session reach the surface one after another, each as at most one update of the table. What the surface's
/// own controls report meanwhile waits until the update is over.
@MainActor public final class FormDriver {
    /// The session that is drawn.
    public let session: FormSession
    /// The presentation of the form as a whole: the words that are shown and announced.
    public private(set) var presentation: FormPresentation
    /// The table as the surface shows it: in a form with pages, that of the page that is shown.
    public internal(set) var table: ScreenTable
    /// The pages of the form, and which one is shown; `nil` for a form without pages.
    public internal(set) var pages: PageFlow?
    /// The surface that draws the table.
    public weak var surface: (any FormSurface)?
    /// Whether fields stand side by side where they ask for less than a line.
    public private(set) var sharesLines: Bool
    /// Whether items that can be dragged show their headers alone.
    public private(set) var foldsItems = false
    /// How the app wants a choice to be made; `nil`, or an answer of `nil`, for the form's way.
    public var choice: ((Field) -> ChoiceStyle?)?
    /// The wheels that the app wants to make the answer of a field together; `nil`, or an answer of `nil`, for the form's way.
    public var wheels: ((Field) -> WheelComponents?)?
    /// How the app wants a `check` to be drawn.
    public var checks = CheckStyle.toggle

    /// Whether the surface is being brought in step with changes. It hears of the end of each by `finish`.
    public private(set) var isDrawing = false
    private var changes: [SessionChange] = []
    private var inputs: [FormInput] = []
    /// The step that the surface shows.
    var shownStep: FormStep?
    /// Whether a page is being validated. Where the focus goes is decided when all of it was.
    var isLeavingPage = false

    /// Begins with the rows of a session.
    public init(_ session: FormSession, sharesLines: Bool = false) {
        self.session = session
        self.sharesLines = sharesLines
        let engine = session.engine
        presentation = FormPresentation(engine)
        pages = PageFlow(engine)
        shownStep = pages?.current
        table = ScreenTable(pages?.rows(on: shownStep) ?? engine.rows) { engine.room(of: $0, sharesLines: sharesLines) }
        session.observe(owner: self) { driver, change in
            // A session belongs to one thread, and this driver reads it on the main one.
            MainActor.assumeIsolated { driver.receive(change) }
        }
    }

    /// The engine, to read from.
    public var engine: FormEngine { session.engine }

    /// Lets an input happen; during an update, after it.
    public func perform(_ input: FormInput) {
        if isDrawing {
            inputs.append(input)
        } else {
            _ = performNow(input)
        }
    }

    /// Lays out the lines anew for another width or size of texts. The surface reloads.
    ///
    /// - Returns: Whether anything changed.
    public func setSharesLines(_ shares: Bool) -> Bool {
        guard shares != sharesLines else { return false }
        sharesLines = shares
        let old = table.sections
        table.layOutAgain(room: room)
        return old != table.sections || hasColumns
    }

    /// Folds items up so that they can be dragged, or opens them again.
    public func setFoldsItems(_ folds: Bool) {
        guard folds != foldsItems else { return }
        foldsItems = folds
        var next = table
        adopt(next.rebuild(shownRows, room: room), of: next)
    }

    /// The room that a row takes now.
    var room: (FormRow) -> RowRoom {
        { [engine, sharesLines, foldsItems] in
            engine.room(of: $0, sharesLines: sharesLines, foldsItems: foldsItems)
        }
    }

    /// How much of its line each row takes, in twelfths; none where no other row may stand beside it.
    public func twelfths(of line: ScreenLine) -> [Int] {
        guard sharesLines, line.id.kind == .field else { return [] }
        return line.rows.map { engine.presentation(of: $0.node)?.columns ?? 12 }
    }

    /// Has the surface do what leads to another table.
    private func adopt(_ update: TableUpdate, of next: ScreenTable) {
        if let surface, update.changesPlaces {
            surface.follow(update) { self.table = next }
        } else {
            table = next
        }
        for line in update.changedLines { surface?.relayOut(line) }
        for section in update.changedFooters { surface?.refresh(section, [.title], caret: nil) }
    }

    /// The next field in a direction that the focus can go to; `nil` at the end.
    public func neighbour(_ direction: FocusDirection, of row: RowID?) -> RowID? {
        table.row(direction, from: row) { takesFocus($0) }
    }

    private func receive(_ change: SessionChange) {
        changes.append(change)
        if isDrawing { return }
        isDrawing = true
        while !changes.isEmpty || !inputs.isEmpty {
            if changes.isEmpty {
                _ = performNow(inputs.removeFirst())
            } else {
                draw(changes.removeFirst())
            }
        }
        isDrawing = false
    }

    func performNow(_ input: FormInput) -> ChangeSet {
        let announcement = Announcement(before: input, in: presentation)
        let changes = session.perform(input)
        let words = announcement.text(after: changes, in: presentation)
        if !words.isEmpty { surface?.announce(words) }
        return changes
    }

    private func draw(_ change: SessionChange) {
        let set = change.changes
        presentation.note(set)
        notePages(change)
        if pages?.current != shownStep {
            turnPage()
        } else {
            follow(set)
            refresh(set, typedIn: change.typedRows)
            refreshColumns(set)
        }
        for validity in change.validityChanges { surface?.refresh(RowID(.field, validity.node), .error, caret: nil) }
        surface?.finish(change)
        if let focus = set.focus, !isLeavingPage { surface?.focus(focus) }
    }

    /// Has the table follow rows that came, went or moved.
    private func follow(_ set: ChangeSet) {
        if set.removals.isEmpty, set.insertions.isEmpty { return }
        var next = table
        if foldsItems || pages != nil {
            // These tables have not all rows of the form, so the places that the change set names are not theirs.
            let moved = Set(set.removals.map(\.row.id))
            adopt(next.rebuild(shownRows, moved: moved, room: room), of: next)
        } else {
            adopt(next.apply(set, room: room), of: next)
        }
    }

    private func refresh(_ changes: ChangeSet, typedIn typed: [RowID]) {
        var typed = typed
        let caretRow = typed.count == 1 ? typed.first : nil
        for update in changes.updates {
            let isTyped = typed.contains(update.id)
            typed.removeAll { $0 == update.id }
            surface?.refresh(
                update.id, isTyped ? update.aspects.union(.text) : update.aspects,
                caret: update.id == caretRow ? changes.caret : nil)
            // The editor that opened under a field shows the same answer.
            let editor = RowID(.inlineEditor, update.id.node)
            if update.id.kind == .field, table.section(of: editor) != nil {
                surface?.refresh(editor, update.aspects, caret: nil)
            }
        }
        for row in typed { surface?.refresh(row, .text, caret: row == caretRow ? changes.caret : nil) }
    }
}

extension SessionChange {
    /// The rows that somebody typed into. Change sets do not say that their text is another one where it is just what was
    /// typed, but it need not have been typed into this surface.
    fileprivate var typedRows: [RowID] {
        switch cause {
        case .input(.edit(let node, _)): [RowID(.field, node)]
        case .input(.editAll(let edits)): edits.map { RowID(.field, $0.0) }
        default: []
        }
    }
}
