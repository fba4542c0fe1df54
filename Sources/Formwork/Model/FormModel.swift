public import FormworkCore
public import FormworkPresentation
public import Observation

/// A running form as objects that a screen observes: sections and rows, with one stored property for each aspect.
///
/// The model follows its session, whoever changes it. A change updates only the views that read changed properties. A
/// property of a row is set only if its value is another one, and the list of rows of a section only if rows were
/// added, removed or moved.
@MainActor @Observable
public final class FormModel {
    /// The session that the model follows. Every change of the session on the main actor is in the model at once.
    @ObservationIgnored public let session: FormSession

    /// The sections, in the order of the screen. In a form with pages, they are those of the page that is shown.
    public private(set) var sections: [SectionModel] = []
    /// The title of the form, or its id if it has no title.
    public private(set) var title = ""
    /// The title of the submit button.
    public private(set) var submitTitle = ""
    /// The errors, in the order of the screen; empty before the person has tried to submit.
    public private(set) var errorSummary: [SummaryLine] = []
    /// The step that is shown, with its words; `nil` for a form without pages.
    public internal(set) var shownStep: ShownStep?
    /// All answers, while the review is shown; empty otherwise.
    public internal(set) var review: [AnswerList.Block] = []
    /// The row that has the focus; `nil` if none has. A screen sets it with `focusMoved`.
    public private(set) var focusedRow: RowID?
    /// The row or list to which the screen should move the focus after the last change; `nil` if the focus stays where
    /// it is. The screen then calls `focusMoved`.
    public private(set) var requestedFocus: FocusTarget?
    /// Whether a submission waits for checks.
    public private(set) var isSubmitting = false
    /// The difference between the answers and the loaded ones; see `isDirty`.
    var dirt = AnswerDirt.unasked

    /// Is called with the words for assistive technology whenever there is something to announce.
    @ObservationIgnored public var announce: ((String) -> Void)?

    /// How often rows were added, removed or moved. Views that look up a row observe this.
    private var arrangement = 0
    @ObservationIgnored private var rows: [FormRow]
    @ObservationIgnored private var models: [RowID: RowModel] = [:]
    @ObservationIgnored private(set) var presentation: FormPresentation
    @ObservationIgnored private var announcement: Announcement?
    /// The pages of the form, and which one is shown; `nil` for a form without pages.
    @ObservationIgnored public internal(set) var pages: PageFlow?

    /// Makes a model of a session.
    public init(_ session: FormSession) {
        self.session = session
        rows = session.engine.rows
        presentation = FormPresentation(session.engine)
        for row in rows { models[row.id] = RowModel(row, in: self) }
        pages = PageFlow(session.engine)
        shownStep = pages?.shown
        arrange()
        noteForm()
        session.observe(owner: self) { model, change in
            // A session belongs to one thread, and that of a model's session is the main one.
            MainActor.assumeIsolated { model.apply(change) }
        }
    }

    /// Begins a session of a form, loads the defaults of the form, and makes a model of the session.
    public convenience init(_ form: CompiledForm, environment: FormEnvironment = FormEnvironment()) {
        let session = FormSession(form, environment: environment)
        session.load()
        self.init(session)
    }

    /// The row with an identity; `nil` if it is not shown. A view that looks it up is drawn again when rows are added
    /// or removed.
    public func row(_ id: RowID) -> RowModel? {
        _ = arrangement
        return models[id]
    }

    /// The row of the field at a path such as `companies[0].name`; `nil` if it is not shown. A view that looks it up is
    /// drawn again when rows are added or removed.
    public func row(at path: String) -> RowModel? {
        session.engine.node(at: path).flatMap { row(RowID(.field, $0)) }
    }

    /// The words that are shown instead of a field that this version of Formwork cannot draw.
    public var unsupportedWords: String { presentation.unsupportedWords }

    /// The words that are shown instead of files if there are none yet.
    public func noFilesWords(_ rule: FileRule) -> String { presentation.noFilesWords(rule) }

    /// The title of the list of errors.
    public var summaryTitle: String { presentation.summaryTitle }

    /// The action of the return key in a row. In the last row it submits, unless another step follows.
    public func returnKey(of row: RowID) -> ReturnKey { isAtLastStep ? presentation.returnKey(of: row) : .next }

    // MARK: Changing

    /// Performs an input. All its changes are in the model when this returns.
    @discardableResult
    public func perform(_ input: FormInput) -> ChangeSet {
        announcement = Announcement(before: input, in: presentation)
        defer { announcement = nil }
        return session.perform(input)
    }

    /// Submits and waits for loaders and for checks that take time; see `FormSession.submit`.
    @discardableResult
    public func submit() async -> SubmissionResult {
        isSubmitting = true
        defer { isSubmitting = false }
        return await session.submit()
    }

    /// Sets the row that has the focus now; `nil` if none has. A screen calls it when the focus moved.
    public func focusMoved(to row: RowID?) {
        request(nil)
        guard row != focusedRow else { return }
        let left = focusedRow
        focusedRow = row
        if let left {
            models[left]?.isFocused = false
            if left.kind == .field { perform(.blur(left.node)) }
        }
        if let row {
            models[row]?.isFocused = true
            if row.kind == .field { perform(.focus(row.node)) }
        }
    }

    /// Asks the screen to move the focus to a row, whichever page it is on.
    public func requestFocus(_ row: RowID) {
        showPage(of: row)
        request(.row(row))
    }

    /// Sets in each row whether it should get the focus, so that no other row has to look.
    private func request(_ target: FocusTarget?) {
        if case .row(let old)? = requestedFocus { models[old]?.setFocusRequested(false) }
        requestedFocus = target
        if case .row(let new)? = target { models[new]?.setFocusRequested(true) }
    }

    // MARK: Following the session

    private func apply(_ change: SessionChange) {
        let changes = change.changes
        for removal in changes.removals { rows.remove(at: removal.position) }
        for insertion in changes.insertions { rows.insert(insertion.row, at: insertion.position) }
        for removal in changes.removals { models[removal.row.id] = nil }
        for insertion in changes.insertions { models[insertion.row.id] = RowModel(insertion.row, in: self) }
        for update in changes.updates { refresh(update) }
        if case .input(.edit(let node, _)) = change.cause { refreshText(node) }
        if case .input(.editAll(let edits)) = change.cause { for (node, _) in edits { refreshText(node) } }
        for validity in change.validityChanges { noteValidity(validity.node) }
        if !changes.removals.isEmpty || !changes.insertions.isEmpty {
            arrangement += 1
            arrange()
        }
        noteDirt(after: change)
        notePages(change)
        if case .definition = change.cause { noteForm() }
        if let focused = focusedRow, models[focused] == nil { focusedRow = nil }
        if let focus = changes.focus { request(focus) }
        note(changes)
        if let words = announcement?.text(after: changes, in: presentation), !words.isEmpty { announce?(words) }
    }

    private func refresh(_ update: RowUpdate) {
        models[update.id]?.refresh(update.aspects)
        // An inline editor shows the properties of its field.
        if update.id.kind == .field { models[RowID(.inlineEditor, update.id.node)]?.refresh(update.aspects) }
        if !update.aspects.isDisjoint(with: [.title, .collapsed, .error]) { section(of: update.id)?.refresh() }
    }

    /// Change sets do not name a text that is exactly what the person typed: a control shows it already.
    private func refreshText(_ node: NodeID) { models[RowID(.field, node)]?.refresh(.text) }

    private func noteValidity(_ node: NodeID) { models[RowID(.field, node)]?.noteValidity() }

    private func note(_ changes: ChangeSet) {
        presentation.note(changes)
        if changes.mayTouchErrors { noteErrors() }
    }

    func noteErrors() {
        let errors = pages?.listedErrors ?? presentation.listedErrors
        let lines = errors.map { SummaryLine(error: $0, text: presentation.summaryText($0)) }
        if lines != errorSummary { errorSummary = lines }
    }

    private func noteForm() {
        presentation = FormPresentation(session.engine)
        if title != presentation.title { title = presentation.title }
        if submitTitle != presentation.submitTitle { submitTitle = presentation.submitTitle }
        noteErrors()
    }

    // MARK: Sections

    @ObservationIgnored private var sectionOfHeader: [RowID: SectionModel] = [:]

    private func section(of header: RowID) -> SectionModel? { sectionOfHeader[header] }

    /// Divides the rows into sections. Sections that stay keep their objects.
    func arrange() {
        let known = Dictionary(uniqueKeysWithValues: sections.map { ($0.id, $0) })
        var next: [SectionModel] = []
        sectionOfHeader = [:]
        for part in SectionParts(pages.map { $0.rows(on: $0.current) } ?? rows).parts {
            let section = known[part.id] ?? SectionModel(part, in: self)
            // A row that was removed and inserted again has its old identity and another object.
            let rows = part.rows.compactMap { models[$0] }
            if !section.rows.elementsEqual(rows, by: ===) { section.rows = rows }
            section.footerRow = part.footer
            section.refresh()
            if part.id.part == 0, let header = part.id.header { sectionOfHeader[header] = section }
            next.append(section)
        }
        if next.map(\.id) != sections.map(\.id) { sections = next }
    }
}

/// A line of the list of errors.
public struct SummaryLine: Equatable, Sendable, Identifiable {
    /// The error.
    public let error: ShownError
    /// The text of the line.
    public let text: String

    /// The row with the error.
    public var id: RowID { error.row }
}
