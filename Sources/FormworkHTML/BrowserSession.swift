public import FormworkRuntime

/// A session in a page. It performs commands of the page's script, and replies with the changes of the page.
///
/// The script decides nothing. Each reply is an object that has only the keys that are needed: `patches` (removals,
/// insertions, then updates of slots, attributes and values), `summary`, `title`, `focus`, `announce`, and `submit`
/// (the answers to post that no control shows, see `FormEngine.unshown`).
public final class BrowserSession {
    private let engine: FormEngine
    private var renderer: RowRenderer
    private var summary: String
    private var title: String
    /// Whether the item that is being moved moves up.
    private var movesUp = false

    /// Opens the session that a page was drawn from; `nil` if the hydration data cannot be read.
    public init?(hydration json: JSONValue) {
        guard let hydration = HydrationData(json) else { return nil }
        engine = hydration.openInPage()
        renderer = RowRenderer(engine, ids: hydration.ids, showsSecrets: true)
        let renderer = renderer
        summary = HTMLWriter.string { renderer.writeErrorSummary(isAnnounced: false, to: &$0) }
        title = renderer.documentTitle
    }

    /// Performs a command. Returns the changes of the page, or an empty object for anything that is not a command.
    ///
    /// Besides the commands of `CommandReader` there are two that keep the answers while the page is gone: `keep`
    /// replies with a `snapshot`, and `restore` restores one.
    public func send(_ command: JSONValue) -> JSONValue {
        if let name = command["op"]?.stringValue {
            if name.isSame(as: "keep") {
                return .object([JSONMember("snapshot", engine.pageSnapshot)])
            }
            if name.isSame(as: "restore") { return restore(command["snapshot"] ?? .null) }
        }
        guard let input = CommandReader.input(command, for: engine) else { return .object([]) }
        var message = messageBefore(input)
        let changes = engine.perform(input)
        if changes.isEmpty { message = "" }
        if case .addItem = input { message = additionMessage(changes) }
        // The focus stays on the button, so without this no screen reader would announce the new number.
        if case .step(let node, _) = input { message = engine.field(node)?.display ?? "" }
        var deletion: [JSONValue] = []
        if case .deleteField(let node) = input, !changes.removals.isEmpty, let state = engine.field(node) {
            deletion.append(renderer.deletionPatch(state))
        }
        return reply(to: changes, message, also: deletion, focus: moveButton(input))
    }

    private func restore(_ snapshot: JSONValue) -> JSONValue {
        let changes = engine.restore(snapshot)
        let deleted = engine.deletedFields.compactMap { engine.field($0) }
        return reply(to: changes, also: deleted.map { renderer.deletionPatch($0) })
    }

    /// The changes of the page.
    private func reply(
        to changes: ChangeSet, _ message: String = "", also others: [JSONValue] = [], focus button: String? = nil
    ) -> JSONValue {
        var message = message
        let lastAnswered = renderer.lastAnswered
        if changes.mayMoveEnd { renderer.noteRows() }

        var patches = renderer.patches(for: changes)
        if lastAnswered != renderer.lastAnswered {
            for row in [lastAnswered, renderer.lastAnswered] {
                if let row, engine.field(row.node)?.control == .line { patches.append(renderer.enterKeyPatch(row)) }
            }
        }
        patches += others

        var reply: [JSONMember] = []
        if changes.mayTouchErrors { reportErrors(changes, message: &message, patches: &patches, reply: &reply) }
        if !patches.isEmpty { reply.append(JSONMember("patches", .array(patches))) }
        if let focus = changes.focus {
            var id = if case .row(let row) = focus { renderer.focusID(row) } else { renderer.ids + "summary" }
            if let button { id = button }
            reply.append(.text("focus", id))
        }
        if let caret = changes.caret { reply.append(JSONMember("caret", .number(DecimalNumber(caret)))) }
        if !message.isEmpty { reply.append(.text("announce", message)) }
        if changes.submission == .accepted { reply.append(.text("submit", engine.unshown.text())) }
        return .object(reply)
    }

    /// Adds the summary and the title if they changed, and at most one announcement.
    private func reportErrors(
        _ changes: ChangeSet, message: inout String, patches: inout [JSONValue], reply: inout [JSONMember]
    ) {
        let count = renderer.errors.count
        renderer.noteErrors()
        let renderer = renderer
        let isRefused = changes.submission == .refused
        let newSummary = HTMLWriter.string { renderer.writeErrorSummary(isAnnounced: isRefused, to: &$0) }
        // A refused submission is announced even if the errors are the same as before.
        if !newSummary.isSame(as: summary) || isRefused {
            summary = newSummary
            reply.append(.text("summary", newSummary))
        }
        let newTitle = renderer.documentTitle
        if !newTitle.isSame(as: title) {
            title = newTitle
            reply.append(.text("title", newTitle))
        }
        let newCount = renderer.errors.count
        if newCount > count { patches += renderer.openingPatches() }
        // After a refused submission the summary has the focus, so screen readers read it anyway.
        if newCount > count, !isRefused, message.isEmpty {
            let parameters = [ErrorParameter("count", .number(DecimalNumber(newCount)))]
            message = renderer.words("ui.errors_announced" + (newCount == 1 ? ".one" : ""), parameters)
        }
    }

    /// The announcement for an input that removes or moves something. It is made before the input, while its name is
    /// known.
    private func messageBefore(_ input: FormInput) -> String {
        var title = ""
        switch input {
        case .removeItem(let node): title = engine.item(node)?.title ?? ""
        case .deleteField(let node): title = engine.field(node).map { renderer.name(of: $0) } ?? ""
        case .moveItem(let node, let place):
            movesUp = place < engine.item(node)?.index ?? 0
            let index = ErrorParameter("index", .number(DecimalNumber(place + 1)))
            return renderer.words(
                "ui.item_moved", [ErrorParameter("title", .text(engine.item(node)?.title ?? "")), index])
        default: return ""
        }
        return renderer.words("ui.item_removed", [ErrorParameter("title", .text(title))])
    }

    /// The button that moves the item on in the same direction. At the end of the list, the button that moves it back.
    private func moveButton(_ input: FormInput) -> String? {
        guard case .moveItem(let node, _) = input, let item = engine.item(node) else { return nil }
        let goesOnUp = item.index == 0 ? false : item.index + 1 == item.count ? true : movesUp
        return renderer.id(RowID(.itemHeader, node), goesOnUp ? "-up" : "-down")
    }

    private func additionMessage(_ changes: ChangeSet) -> String {
        for placed in changes.insertions where placed.row.id.kind == .itemHeader {
            guard let item = engine.item(placed.row.id.node) else { continue }
            return renderer.words("ui.item_added", [ErrorParameter("title", .text(item.title))])
        }
        return ""
    }
}

extension ChangeSet {
    /// Whether the last row that takes an answer may be another one now.
    fileprivate var mayMoveEnd: Bool {
        !removals.isEmpty || !insertions.isEmpty || updates.contains { $0.aspects.contains(.enabled) }
    }

    /// Whether the list of errors may have changed.
    fileprivate var mayTouchErrors: Bool {
        submission != nil || !removals.isEmpty || !insertions.isEmpty
            || updates.contains { $0.aspects.contains(.error) }
    }
}
