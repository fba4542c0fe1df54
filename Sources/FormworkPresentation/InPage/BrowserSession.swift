public import FormworkRuntime

/// A session in a page. It performs commands of the page's script, and replies with the changes of the page.
///
/// The script decides nothing. A reply is an object with only the keys that are needed. `rows` has the changes of rows: those that
/// are removed, those that are inserted, and then the changed parts of others (`RowState`). `deleted` has the paths of fields that were
/// deleted. `summary` is the list of errors, `title` and `announce` are new texts, and `pages` has the titles of the pages in which
/// answers stand, each with the row of the page's first group.
/// `focus` is the id of the element that gets the focus. `caret` is the position of the caret in the edited text, in
/// UTF-16 units. `submit` has the answers that no control shows and that the page has to post (see
/// `FormEngine.unshown`).
public final class BrowserSession {
    private let engine: FormEngine
    private var form: FormPresentation
    /// The prefix of all ids in the form.
    private let ids: String
    private var summary: [JSONValue]
    private var title: String
    /// The first groups of the pages whose titles have answers.
    private var pages: [NodeID] = []
    /// Whether the item that is being moved moves up.
    private var movesUp = false

    /// Begins the session of a page that a server drew; `nil` if the hydration data cannot be read.
    public init?(hydration json: JSONValue) {
        guard let hydration = HydrationData(json) else { return nil }
        engine = hydration.openInPage()
        form = FormPresentation(engine)
        ids = hydration.ids
        title = form.windowTitle
        summary = []
        summary = errorLines
        for element in engine.form.elements {
            let group = NodeID(element.number, in: .form)
            if element.kind == .group, engine.state.answeredText(.pageTitle, of: group) != nil { pages.append(group) }
        }
    }

    /// Performs a command. Returns the changes of the page, or an empty object for JSON that is not a command.
    ///
    /// There are two commands besides those of `CommandReader`, with which a page keeps its answers for Reload and
    /// Back. `keep` replies with a `snapshot`, and with the answers that no control shows in `submit`. `restore`
    /// restores a snapshot.
    public func send(_ command: JSONValue) -> JSONValue {
        if let name = command["op"]?.stringValue {
            if name.isSame(as: "keep") {
                return .object([JSONMember("snapshot", engine.pageSnapshot), .text("submit", unshown)])
            }
            if name.isSame(as: "restore") { return restore(command["snapshot"] ?? .null) }
        }
        guard let input = CommandReader.input(command, for: engine) else { return .object([]) }
        if case .moveItem(let node, let place) = input { movesUp = place < engine.item(node)?.index ?? 0 }
        let announcement = Announcement(before: input, in: form)
        let changes = engine.perform(input)
        var deleted: [NodeID] = []
        if case .deleteField(let node) = input, !changes.removals.isEmpty { deleted = [node] }
        return reply(to: changes, announcement, deleted: deleted, focus: moveButton(input))
    }

    /// The answers that no control shows, with the version of the protocol in which the page posts them.
    private var unshown: String {
        JSONValue.object([PageProtocol.current.member] + (engine.unshown.objectValue ?? [])).text()
    }

    private func restore(_ snapshot: JSONValue) -> JSONValue {
        let announcement = Announcement(before: nil, in: form)
        let changes = engine.restore(snapshot)
        return reply(to: changes, announcement, deleted: engine.deletedFields)
    }

    /// The reply with the changes of the page.
    private func reply(
        to changes: ChangeSet, _ announcement: Announcement, deleted: [NodeID] = [], focus button: String? = nil
    ) -> JSONValue {
        let lastAnswered = form.lastAnswered
        form.note(changes)

        var rows = PageChanges(form).list(changes)
        if lastAnswered != form.lastAnswered {
            for row in [lastAnswered, form.lastAnswered] {
                if let row, engine.field(row.node)?.basicControl.isLine == true {
                    rows.append(.row(row, [.text("enter", form.returnKey(of: row).rawValue)]))
                }
            }
        }

        var reply: [JSONMember] = []
        if changes.mayTouchErrors { reportErrors(changes, &reply) }
        if !rows.isEmpty { reply.append(JSONMember("rows", .array(rows))) }
        if !pages.isEmpty { reply.append(JSONMember("pages", .array(titlesOfPages))) }
        if !deleted.isEmpty {
            var paths: [String] = []
            for node in deleted { paths.append(engine.path(of: node)) }
            reply.append(JSONMember("deleted", .texts(paths)))
        }
        if let focus = changes.focus {
            var id = if case .row(let row) = focus { focusID(row) } else { ids + "summary" }
            if let button { id = button }
            reply.append(.text("focus", id))
        }
        if let caret = changes.caret { reply.append(JSONMember("caret", .number(DecimalNumber(caret.utf16)))) }
        let message = announcement.text(after: changes, in: form)
        if !message.isEmpty { reply.append(.text("announce", message)) }
        if changes.submission == .accepted { reply.append(.text("submit", unshown)) }
        return .object(reply)
    }

    /// The titles of the pages in which answers stand: the row of the page's first group, and the title.
    private var titlesOfPages: [JSONValue] {
        var titles: [JSONValue] = []
        for page in pages {
            let title = engine.state.answeredText(.pageTitle, of: page) ?? ""
            titles.append(.texts([RowID(.groupHeader, page).text, title]))
        }
        return titles
    }

    /// Adds the list of errors and the title to a reply if they changed.
    private func reportErrors(_ changes: ChangeSet, _ reply: inout [JSONMember]) {
        let isRefused = changes.submission == .refused
        let lines = errorLines
        // A refused submission is announced even if the same things are still wrong.
        if lines != summary || isRefused {
            summary = lines
            reply.append(JSONMember("summary", .array(lines)))
            reply.append(JSONMember("refused", .bool(isRefused)))
        }
        let newTitle = form.windowTitle
        if !newTitle.isSame(as: title) {
            title = newTitle
            reply.append(.text("title", newTitle))
        }
    }

    /// The lines of the list of errors: the id of the element that each leads to, and its words.
    private var errorLines: [JSONValue] {
        var lines: [JSONValue] = []
        for error in form.listedErrors { lines.append(.texts([focusID(error.row), form.summaryText(error)])) }
        return lines
    }

    /// The HTML id of the element in a row that takes the focus.
    private func focusID(_ row: RowID) -> String { ids + row.text + form.focusPart(of: row) }

    /// The id of the button that moves the item further in the same direction. At the end of the list, it is that of
    /// the button that moves the item back.
    private func moveButton(_ input: FormInput) -> String? {
        guard case .moveItem(let node, _) = input, let item = engine.item(node) else { return nil }
        let goesOnUp = item.index == 0 ? false : item.index + 1 == item.count ? true : movesUp
        return ids + RowID(.itemHeader, node).text + (goesOnUp ? "-up" : "-down")
    }
}
