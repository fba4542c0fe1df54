#if Server
import FormworkCore

/// A session rebuilt from what a page posted.
///
/// It starts from the session that the page was drawn from (the signed snapshot), gives every repeating
/// section the items that were on the page, and then takes over what every control on the page held.
/// Names that were not on the page are ignored, whatever is posted under them.
///
/// Where an engine ran in the page, everything has happened there, events too, and it says what its controls cannot show
/// (`UnshownAnswers`). Without one a submission is what the person saw, so events do not act; with any other button they
/// do, but not on what the person typed in the same page.
struct PostedSession {
    /// How often rules may uncover further questions that the page answered as well. Each round needs a
    /// rule that depends on the one before it, so few forms need a second.
    private static let roundLimit = 32

    /// The session with the answers of the page.
    let engine: FormEngine
    private let seen: SeenMarkers
    /// What was posted for each path, one text for each value.
    private var answers: [String: [String]] = [:]
    /// What controls held when the page was drawn.
    private var drawnTexts: [NodeID: String] = [:]
    private let unshown: UnshownAnswers?
    private var tappedPaths: Set<String> = []
    /// The repeating sections that were on the page: those it was drawn with and those that are marked.
    private var lists: [String] = []
    private var knownLists: Set<String> = []
    private var alignedLists: Set<String> = []
    private var takenPaths: Set<String> = []

    /// Rebuilds a session.
    ///
    /// - Parameters:
    ///   - engine: The session that the page was drawn from.
    ///   - post: What the page posted.
    ///   - seen: What was on the page.
    ///   - isSubmission: Whether it was posted by the button that submits, and not by one that changes the page.
    init(_ engine: FormEngine, _ post: URLEncodedForm, seen: SeenMarkers, isSubmission: Bool) {
        self.engine = engine
        self.seen = seen
        unshown = UnshownAnswers(post.last("fw.unshown"))
        engine.eventsHaveActed = isSubmission || unshown != nil
        defer { engine.eventsHaveActed = false }
        for entry in post.entries where entry.name.hasPrefix("v.") {
            // Browsers write line breaks as CR LF whatever the person typed.
            answers[String(entry.name.dropFirst(2)), default: []].append(entry.value.replacing("\r\n", with: "\n"))
        }
        noteDrawing()
        for _ in 0..<Self.roundLimit {
            let alignedBefore = alignedLists.count
            let tookAnswers = takeAnswers()
            alignLists()
            if !tookAnswers, alignedLists.count == alignedBefore { break }
        }
    }

    private mutating func noteDrawing() {
        lists = seen.items.keys.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
        knownLists = Set(lists)
        for row in engine.rows {
            let node = row.id.node
            if row.id.kind == .field, let state = engine.field(node) {
                drawnTexts[node] = state.text
            } else if row.id.kind == .sectionHeader, engine.section(node)?.repeats != nil {
                let path = engine.path(of: node)
                if knownLists.insert(path).inserted { lists.append(path) }
            }
        }
    }

    /// Whether something that can be answered now was not on the page.
    var hasUnseenQuestions: Bool {
        engine.rows.contains { row in
            switch row.id.kind {
            case .field:
                engine.field(row.id.node).map { state in
                    state.field.type.takesInput && state.isEnabled && !seen.contains(state.path)
                } ?? false
            case .addItem:
                engine.canAddItem(row.id.node) && !knownLists.contains(engine.path(of: row.id.node))
            default: false
            }
        }
    }

    /// Takes over all controls whose place is known by now; `false` if there was none left.
    ///
    /// A control that was on the page and posts nothing is an empty one: an open switch, a radio group
    /// without a choice. Browsers do not post disabled controls, so for those the page posts what they held.
    private mutating func takeAnswers() -> Bool {
        var edits: [(NodeID, TextEdit)] = []
        for path in seen.paths + (unshown?.paths ?? []) where !takenPaths.contains(path) {
            guard repeatsAround(path).allSatisfy(alignedLists.contains), let node = engine.node(at: path),
                let state = engine.field(node)
            else { continue }
            takenPaths.insert(path)
            let posted = answers[path] ?? []
            var edit = state.field.valueKind == .options ? TextEdit(values: posted) : TextEdit(posted.last ?? "")
            if let text = unshown?.texts[path] { edit = TextEdit(text) }
            if !state.field.formula.isEmpty, isCalculated(path, node, edit) { continue }
            edits.append((node, edit))
        }
        if edits.isEmpty { return tapButtons() }
        _ = engine.perform(.editAll(edits))
        if !engine.eventsHaveActed {
            engine.eventsHaveActed = true
            _ = engine.perform(.editAll(edits.filter { $0.1.text != drawnTexts[$0.0] ?? "" }))
            engine.eventsHaveActed = false
        }
        _ = tapButtons()
        return true
    }

    /// Whether a field with a formula shows what that gives. Without an engine in the page it does as long as nobody
    /// touched it, although the result may differ by now.
    private func isCalculated(_ path: String, _ node: NodeID, _ edit: TextEdit) -> Bool {
        if let unshown { return !unshown.overridden.contains(path) }
        return edit.text == drawnTexts[node]
    }

    /// Taps the buttons that were tapped in the page, as far as they are there by now; `false` if there was none.
    private mutating func tapButtons() -> Bool {
        var hasTapped = false
        for path in unshown?.tapped ?? [] where !tappedPaths.contains(path) {
            guard repeatsAround(path).allSatisfy(alignedLists.contains), let node = engine.node(at: path),
                engine.field(node)?.field.type == .button
            else { continue }
            _ = engine.perform(.tap(node))
            guard engine.isTapped(node) else { continue }
            tappedPaths.insert(path)
            hasTapped = true
        }
        return hasTapped
    }

    /// Gives repeating sections the items that were on the page, outer ones first.
    private mutating func alignLists() {
        for path in lists where !alignedLists.contains(path) {
            guard repeatsAround(path).allSatisfy(alignedLists.contains), let section = engine.node(at: path),
                engine.section(section)?.repeats != nil
            else { continue }
            if align(section, with: seen.items[path] ?? []) { alignedLists.insert(path) }
        }
    }

    /// Removes the items that were not on the page and adds blank ones for those it had more; `false` if
    /// the section does not take that yet.
    private func align(_ section: NodeID, with wanted: [Int]) -> Bool {
        let kept = Set(wanted)
        let known = Set(engine.itemIDs(section).map { Int($0.item) })
        // Removing stops at the fewest items and adding at the most, so each may need the other first.
        for _ in 0..<2 {
            for item in engine.itemIDs(section).reversed() where !kept.contains(Int(item.item)) {
                _ = engine.perform(.removeItem(item))
            }
            engine.addItems(wanted.count - engine.itemIDs(section).count, to: section)
        }
        let isAsWanted = sort(section, as: wanted, known: known)
        // A visible section that still differs has reached its limits; a hidden one may yet be uncovered.
        return isAsWanted || engine.rows.contains { $0.id == RowID(.sectionHeader, section) }
    }

    /// Gives items the order of the page, where the section lets them change places; `false` if they are not as wanted.
    ///
    /// The page's own names for the items that it added mean nothing here: those are taken in their order.
    private func sort(_ section: NodeID, as wanted: [Int], known: Set<Int>) -> Bool {
        let items = engine.itemIDs(section)
        var added = items.filter { !known.contains(Int($0.item)) }[...]
        let order = wanted.compactMap { identity in
            known.contains(identity) ? items.first { Int($0.item) == identity } : added.popFirst()
        }
        for (place, item) in order.enumerated() where place < items.count && engine.itemIDs(section)[place] != item {
            _ = engine.perform(.moveItem(item, place))
        }
        return order.count == wanted.count && engine.itemIDs(section) == order
    }
}
#endif
