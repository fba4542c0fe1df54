import FormworkPresentation
public import FormworkRuntime

/// A session in a page. It performs commands of the page's script, and replies with the changes of the page.
///
/// The script decides nothing. A reply is an object with only the keys that are needed. `patches` has removals,
/// insertions, and then updates of slots, attributes and values. `summary`, `title` and `announce` are new texts.
/// `focus` is the id of the element that gets the focus. `caret` is the position of the caret in the edited text, in
/// UTF-16 units. `submit` has the answers that no control shows and that the page has to post (see
/// `FormEngine.unshown`).
public final class BrowserSession {
    private let engine: FormEngine
    private var renderer: RowRenderer
    private var summary: String
    private var title: String
    /// Whether the item that is being moved moves up.
    private var movesUp = false

    /// Begins the session of a page that a server drew; `nil` if the hydration data cannot be read.
    public init?(hydration json: JSONValue) {
        guard let hydration = HydrationData(json) else { return nil }
        engine = hydration.openInPage()
        renderer = RowRenderer(engine, ids: hydration.ids, showsSecrets: true)
        summary = renderer.errorSummary(isAnnounced: false)
        title = renderer.form.windowTitle
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
        let announcement = Announcement(before: input, in: renderer.form)
        let changes = engine.perform(input)
        var deletion: [JSONValue] = []
        if case .deleteField(let node) = input, !changes.removals.isEmpty, let field = engine.presentation(of: node) {
            deletion.append(renderer.deletionPatch(field))
        }
        return reply(to: changes, announcement, also: deletion, focus: moveButton(input))
    }

    /// The answers that no control shows, with the version of the protocol in which the page posts them.
    private var unshown: String {
        JSONValue.object([PageProtocol.current.member] + (engine.unshown.objectValue ?? [])).text()
    }

    private func restore(_ snapshot: JSONValue) -> JSONValue {
        let announcement = Announcement(before: nil, in: renderer.form)
        let changes = engine.restore(snapshot)
        let deleted = engine.deletedFields.compactMap { engine.presentation(of: $0) }
        return reply(to: changes, announcement, also: deleted.map { renderer.deletionPatch($0) })
    }

    /// The reply with the changes of the page.
    private func reply(
        to changes: ChangeSet, _ announcement: Announcement, also others: [JSONValue] = [],
        focus button: String? = nil
    ) -> JSONValue {
        let lastAnswered = renderer.form.lastAnswered
        renderer.form.note(changes)

        var patches = renderer.patches(for: changes)
        if lastAnswered != renderer.form.lastAnswered {
            for row in [lastAnswered, renderer.form.lastAnswered] {
                if let row, engine.field(row.node)?.basicControl.isLine == true {
                    patches.append(renderer.enterKeyPatch(row))
                }
            }
        }
        patches += others

        var reply: [JSONMember] = []
        if changes.mayTouchErrors { reportErrors(changes, &reply) }
        if !patches.isEmpty { reply.append(JSONMember("patches", .array(patches))) }
        if let focus = changes.focus {
            var id = if case .row(let row) = focus { renderer.focusID(row) } else { renderer.ids + "summary" }
            if let button { id = button }
            reply.append(.text("focus", id))
        }
        if let caret = changes.caret { reply.append(JSONMember("caret", .number(DecimalNumber(caret.utf16)))) }
        let message = announcement.text(after: changes, in: renderer.form)
        if !message.isEmpty { reply.append(.text("announce", message)) }
        if changes.submission == .accepted { reply.append(.text("submit", unshown)) }
        return .object(reply)
    }

    /// Adds the list of errors and the title to a reply if they changed.
    private func reportErrors(_ changes: ChangeSet, _ reply: inout [JSONMember]) {
        let isRefused = changes.submission == .refused
        let newSummary = renderer.errorSummary(isAnnounced: isRefused)
        // A refused submission is announced even if the same things are still wrong.
        if !newSummary.isSame(as: summary) || isRefused {
            summary = newSummary
            reply.append(.text("summary", newSummary))
        }
        let newTitle = renderer.form.windowTitle
        if !newTitle.isSame(as: title) {
            title = newTitle
            reply.append(.text("title", newTitle))
        }
    }

    /// The id of the button that moves the item further in the same direction. At the end of the list, it is that of
    /// the button that moves the item back.
    private func moveButton(_ input: FormInput) -> String? {
        guard case .moveItem(let node, _) = input, let item = engine.item(node) else { return nil }
        let goesOnUp = item.index == 0 ? false : item.index + 1 == item.count ? true : movesUp
        return renderer.id(RowID(.itemHeader, node), goesOnUp ? "-up" : "-down")
    }
}
