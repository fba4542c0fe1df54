public import FormworkRuntime

/// Everything that a renderer shows and reads aloud of a form as a whole: headings, errors, and the action of the
/// return key.
///
/// A presentation remembers results that it finds by visiting the whole form. So pass every change set to `note`.
public struct FormPresentation {
    /// The session.
    public let engine: FormEngine
    /// The last row that takes an answer; `nil` if no row does. In a text control there, the return key submits. In the
    /// rows before, it goes to the next row.
    public private(set) var lastAnswered: RowID?
    /// The errors that are shown, in the order of the rows.
    public private(set) var errors: [ShownError] = []

    /// Makes the presentation of a session.
    public init(_ engine: FormEngine) {
        self.engine = engine
        noteRows()
        noteErrors()
    }

    /// Brings the presentation up to date after a transaction.
    public mutating func note(_ changes: ChangeSet) {
        if changes.mayMoveEnd { noteRows() }
        if changes.mayTouchErrors { noteErrors() }
    }

    private mutating func noteRows() {
        lastAnswered =
            engine.rows.last { row in
                guard row.id.kind == .field, let state = engine.field(row.id.node) else { return false }
                return state.isEnabled && state.compiled.definition.type.takesInput
                    && state.basicControl != .unsupported
            }?.id
    }

    private mutating func noteErrors() { errors = engine.errors }
}

extension ChangeSet {
    /// Whether the changes may have made another row the last that takes an answer.
    fileprivate var mayMoveEnd: Bool {
        !removals.isEmpty || !insertions.isEmpty || updates.contains { $0.aspects.contains(.enabled) }
    }

    /// Whether the list of errors can have changed.
    public var mayTouchErrors: Bool {
        // The words of an error have titles in them.
        submission != nil || !removals.isEmpty || !insertions.isEmpty
            || updates.contains { !$0.aspects.isDisjoint(with: [.error, .title]) }
    }
}

// MARK: Words

extension FormPresentation {
    /// The words for a key of the session's catalog.
    @inline(never)
    package func words(_ key: String, _ parameters: [ErrorParameter] = []) -> String {
        engine.settings.context.messages.text(key, parameters)
    }

    /// The words for a key, with a title filled in.
    @inline(never)
    package func words(_ key: String, title: String, _ other: ErrorParameter? = nil) -> String {
        var parameters = [ErrorParameter("title", .text(title))]
        if let other { parameters.append(other) }
        return words(key, parameters)
    }

    /// The form's title, or its id if it has no title.
    public var title: String {
        let form = engine.form.definition
        return form.title.isEmpty ? form.id : form.title
    }

    /// The title of the window or page: that of the form, with a mark while the list of errors is shown.
    public var windowTitle: String {
        listedErrors.isEmpty ? title : errorTitle(title)
    }

    /// The title of a window in which the list of errors is shown.
    package func errorTitle(_ title: String) -> String { words("ui.error_title", title: title) }

    /// The words for a required answer. They also explain the mark beside labels.
    public var requiredWords: String { words("ui.required_legend") }

    /// The words that screen readers read before those of an error.
    public var errorPrefix: String { words("ui.error_prefix") }

    /// The words that are shown instead of a field that this version of Formwork cannot draw.
    public var unsupportedWords: String { words("ui.unsupported") }

    /// The words that are shown instead of options if no option is offered.
    public var noOptionsWords: String { words("ui.option_none") }

    #if !hasFeature(Embedded)
    /// The words that a field of files shows while it has no files.
    public func noFilesWords(_ rule: FileRule) -> String {
        words(rule.origin == .signature ? "ui.not_answered" : "ui.file_none")
    }
    #endif

    /// The words that describe a link that opens in a new tab.
    package var newTabWords: String {
        #if hasFeature(Embedded)
        ""
        #else
        words("ui.new_tab")
        #endif
    }

    /// The title of the submit button.
    public var submitTitle: String {
        let title = engine.form.definition.submitTitle
        return title.isEmpty ? words("ui.submit") : title
    }

    /// The words of a header row. Blank if it has none.
    public func heading(_ row: RowID) -> String {
        switch row.kind {
        case .groupHeader:
            guard let group = engine.group(row.node) else { return "" }
            // A group that can be closed needs a heading to press, so its id is shown if it has no title.
            let title = engine.state.answeredText(.title, of: row.node) ?? group.title
            return title.isEmpty && group.collapsible ? group.id : title
        case .sectionHeader:
            return engine.state.answeredText(.title, of: row.node) ?? engine.section(row.node)?.title ?? ""
        case .itemHeader: return engine.item(row.node)?.title ?? ""
        case .field, .inlineEditor, .addItem, .footer: return ""
        }
    }

    /// The title of the button that moves an item up, or of the one that moves it down.
    public func moveTitle(_ item: ItemState, up: Bool) -> String {
        words(up ? "ui.move_up" : "ui.move_down", title: item.title)
    }

    /// The title of the button that removes an item.
    public func removeTitle(_ item: ItemState) -> String {
        item.removeTitle.isEmpty ? words("ui.remove") : item.removeTitle
    }
}

// MARK: Errors

extension FormPresentation {
    /// The errors in the list of errors; empty before the person has tried to submit.
    public var listedErrors: [ShownError] { engine.hasBeenSubmitted ? errors : [] }

    /// The title of the list of errors.
    public var summaryTitle: String { words("ui.error_summary") }

    /// The words that say how many answers are wrong.
    public func errorCountWords(_ count: Int) -> String {
        let messages = engine.settings.context.messages
        let key = "ui.errors_announced"
        let counted = messages.key(key, counting: DecimalNumber(count))
        return messages.fill(
            messages.template(counted) ?? words(key), [ErrorParameter("count", .number(DecimalNumber(count)))])
    }

    /// The words of an error in the list of errors. The titles of the items around it come first, the outermost one at
    /// the start, because the same field can be wrong in several items.
    public func summaryText(_ error: ShownError) -> String {
        var message = error.message
        for title in engine.itemTitles(around: error.node).reversed() {
            message = words("ui.error_in_item", title: title, ErrorParameter("message", .text(message)))
        }
        return message
    }
}

// MARK: The focus

extension FormPresentation {
    /// The part of a row on a page that takes the focus, as the end of its id.
    package func focusPart(of row: RowID) -> String {
        switch row.kind {
        case .field, .inlineEditor, .addItem: "-control"
        case .groupHeader, .sectionHeader, .itemHeader, .footer: heading(row).isEmpty ? "" : "-heading"
        }
    }
}

// MARK: The return key

extension FormPresentation {
    /// The action of the return key in a row.
    public func returnKey(of row: RowID) -> ReturnKey { row == lastAnswered ? .send : .next }
}

/// The actions of the return key. The raw values are those of HTML's `enterkeyhint`.
public enum ReturnKey: String, Equatable, Sendable {
    /// The return key goes to the next field.
    case next
    /// The return key submits the form.
    case send
}
