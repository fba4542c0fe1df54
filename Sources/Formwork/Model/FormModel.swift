public import FormworkCore
public import FormworkPresentation
public import Observation

/// A running form as objects that a screen observes: sections and rows, with one stored property for each aspect.
///
/// The model follows its session, whoever changes it. One change wakes exactly the views that read what changed: a row's
/// property is set only if it became another value, and a section's list of rows only if rows came, went or moved.
@MainActor @Observable
public final class FormModel {
    /// The session that the model follows. What is done to it, on the main actor, shows in the model.
    @ObservationIgnored public let session: FormSession

    /// The sections, in the order of the screen: in a form with pages those of the page that is shown.
    public private(set) var sections: [SectionModel] = []
    /// The form's title, or its id where it has none.
    public private(set) var title = ""
    /// What the button that submits says.
    public private(set) var submitTitle = ""
    /// What is wrong, in the order of the screen: nothing before the person has tried to submit.
    public private(set) var errorSummary: [SummaryLine] = []
    /// The step that is shown, and what is said of it; `nil` for a form without pages.
    public internal(set) var shownStep: ShownStep?
    /// All answers, while the review is shown.
    public internal(set) var review: [AnswerList.Block] = []
    /// The row that has the focus; `nil` for none. A screen tells of it with `focusMoved`.
    public private(set) var focusedRow: RowID?
    /// Where the focus belongs after the last change; `nil` to leave it where it is. A screen goes there and then tells of
    /// it with `focusMoved`.
    public private(set) var requestedFocus: FocusTarget?
    /// Whether a submission waits for checks.
    public private(set) var isSubmitting = false

    /// Called with the words for assistive technology whenever there is something to announce.
    @ObservationIgnored public var announce: ((String) -> Void)?

    /// How often rows came, went or moved: what those observe who look for a row.
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

    /// Opens a session of a form, fills in the form's defaults and makes a model of it.
    public convenience init(_ form: CompiledForm, environment: FormEnvironment = FormEnvironment()) {
        let session = FormSession(form, environment: environment)
        session.load()
        self.init(session)
    }

    /// The row with an identity; `nil` if it is not shown. A view that looks it up is drawn again when rows come and go.
    public func row(_ id: RowID) -> RowModel? {
        _ = arrangement
        return models[id]
    }

    /// The row of the field at a path such as `companies[0].name`; `nil` if it is not shown. Who looks it up in a view is
    /// told when rows come and go.
    public func row(at path: String) -> RowModel? {
        session.engine.node(at: path).flatMap { row(RowID(.field, $0)) }
    }

    /// What is shown in place of a field that this version cannot draw.
    public var unsupportedWords: String { presentation.unsupportedWords }

    /// What is shown in place of files where there is none yet.
    public func noFilesWords(_ rule: FileRule) -> String { presentation.noFilesWords(rule) }

    /// What stands above the list of errors.
    public var summaryTitle: String { presentation.summaryTitle }

    /// What the return key does in a row. After the last question it submits, unless another step follows.
    public func returnKey(of row: RowID) -> ReturnKey { isAtLastStep ? presentation.returnKey(of: row) : .next }

    // MARK: Changing

    /// Lets an input happen. Everything that it changes is in the model when this returns.
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

    /// Tells the session which row has the focus now; `nil` for none.
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

    /// Tells each row whether it is the one that the focus belongs to, so that no other row has to look.
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
        notePages(change)
        if case .definition = change.cause { noteForm() }
        if let focused = focusedRow, models[focused] == nil { focusedRow = nil }
        if let focus = changes.focus { request(focus) }
        note(changes)
        if let words = announcement?.text(after: changes, in: presentation), !words.isEmpty { announce?(words) }
    }

    private func refresh(_ update: RowUpdate) {
        models[update.id]?.refresh(update.aspects)
        // What an inline editor shows is its field's.
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
    /// What the line says.
    public let text: String

    /// The row to go to.
    public var id: RowID { error.row }
}
