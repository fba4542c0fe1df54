public import FormworkRuntime

/// What a renderer shows and says of a form as a whole: headings, errors, and what the return key does.
///
/// It remembers what takes a walk over the form to find out. Tell it of every change (`note`).
public struct FormPresentation {
    /// The session.
    public let engine: FormEngine
    /// The last row that takes an answer. If a text is typed there, its return key submits; those before it go to the next.
    public private(set) var lastAnswered: RowID?
    /// The errors that are shown, in the order of the rows.
    public private(set) var errors: [ShownError] = []

    /// Prepares presenting a session.
    public init(_ engine: FormEngine) {
        self.engine = engine
        noteRows()
        noteErrors()
    }

    /// Takes in what a transaction changed.
    public mutating func note(_ changes: ChangeSet) {
        if changes.mayMoveEnd { noteRows() }
        if changes.mayTouchErrors { noteErrors() }
    }

    private mutating func noteRows() {
        lastAnswered =
            engine.rows.last { row in
                guard row.id.kind == .field, let state = engine.field(row.id.node) else { return false }
                return state.isEnabled && state.compiled.definition.type.takesInput && state.control != .unsupported
            }?.id
    }

    private mutating func noteErrors() { errors = engine.errors }
}

extension ChangeSet {
    /// Whether another row can be the last that takes an answer.
    fileprivate var mayMoveEnd: Bool {
        !removals.isEmpty || !insertions.isEmpty || updates.contains { $0.aspects.contains(.enabled) }
    }

    /// Whether the list of errors can have changed.
    public var mayTouchErrors: Bool {
        submission != nil || !removals.isEmpty || !insertions.isEmpty
            || updates.contains { $0.aspects.contains(.error) }
    }
}

// MARK: Words

extension FormPresentation {
    /// The words for a key of the session's catalog.
    @inline(never)
    package func words(_ key: String, _ parameters: [ErrorParameter] = []) -> String {
        engine.settings.context.messages.text(key, parameters)
    }

    /// The words for a key that name something by its title.
    @inline(never)
    package func words(_ key: String, title: String, _ other: ErrorParameter? = nil) -> String {
        var parameters = [ErrorParameter("title", .text(title))]
        if let other { parameters.append(other) }
        return words(key, parameters)
    }

    /// The form's title, or its id where it has none.
    public var title: String {
        let form = engine.form.definition
        return form.title.isEmpty ? form.id : form.title
    }

    /// What the window or page is called: the form's title, marked while the summary lists errors.
    public var windowTitle: String {
        listedErrors.isEmpty ? title : errorTitle(title)
    }

    /// A title of a window that lists errors.
    package func errorTitle(_ title: String) -> String { words("ui.error_title", title: title) }

    /// What is said of an answer that is needed, and what explains the mark beside labels.
    public var requiredWords: String { words("ui.required_legend") }

    /// What is said before the words of an error.
    public var errorPrefix: String { words("ui.error_prefix") }

    /// What is shown in place of a field that this version cannot draw.
    public var unsupportedWords: String { words("ui.unsupported") }

    /// What is shown in place of options where none is offered.
    public var noOptionsWords: String { words("ui.option_none") }

    #if !hasFeature(Embedded)
    /// What is shown in place of files where there is none yet.
    public func noFilesWords(_ rule: FileRule) -> String {
        words(rule.origin == .signature ? "ui.not_answered" : "ui.file_none")
    }
    #endif

    /// What is said of a link that opens in a new tab.
    package var newTabWords: String {
        #if hasFeature(Embedded)
        ""
        #else
        words("ui.new_tab")
        #endif
    }

    /// What the button that submits says.
    public var submitTitle: String {
        let title = engine.form.definition.submitTitle
        return title.isEmpty ? words("ui.submit") : title
    }

    /// The words of a header row. Blank if it has none.
    public func heading(_ row: RowID) -> String {
        switch row.kind {
        case .groupHeader:
            guard let group = engine.group(row.node) else { return "" }
            // Something must be there to press, even for a group that has only an id.
            return group.title.isEmpty && group.collapsible ? group.id : group.title
        case .sectionHeader: return engine.section(row.node)?.title ?? ""
        case .itemHeader: return engine.item(row.node)?.title ?? ""
        case .field, .inlineEditor, .addItem, .footer: return ""
        }
    }

    /// What the button that moves an item up or down says.
    public func moveTitle(_ item: ItemState, up: Bool) -> String {
        words(up ? "ui.move_up" : "ui.move_down", title: item.title)
    }

    /// What the button that removes an item says.
    public func removeTitle(_ item: ItemState) -> String {
        item.removeTitle.isEmpty ? words("ui.remove") : item.removeTitle
    }
}

// MARK: Errors

extension FormPresentation {
    /// The errors that the summary lists: none before the person has tried to submit.
    public var listedErrors: [ShownError] { engine.hasBeenSubmitted ? errors : [] }

    /// What stands above the list of errors.
    public var summaryTitle: String { words("ui.error_summary") }

    /// What says how many answers are wrong.
    public func errorCountWords(_ count: Int) -> String {
        let messages = engine.settings.context.messages
        let key = "ui.errors_announced"
        let counted = messages.key(key, counting: DecimalNumber(count))
        return messages.fill(
            messages.template(counted) ?? words(key), [ErrorParameter("count", .number(DecimalNumber(count)))])
    }

    /// The words of an error in the summary: after the titles of the items that it is in, the outermost first, because
    /// the same field can be wrong in several of them.
    public func summaryText(_ error: ShownError) -> String {
        var message = error.message
        for title in engine.itemTitles(around: error.node).reversed() {
            message = words("ui.error_in_item", title: title, ErrorParameter("message", .text(message)))
        }
        return message
    }
}

// MARK: The return key

extension FormPresentation {
    /// What the return key does in a row.
    public func returnKey(of row: RowID) -> ReturnKey { row == lastAnswered ? .send : .next }
}

/// What the return key does; the raw values are those of HTML's `enterkeyhint`.
public enum ReturnKey: String, Equatable, Sendable {
    /// Goes to the next field.
    case next
    /// Submits the form.
    case send
}
