#if Server
import FormworkCore
import FormworkPresentation

/// Brings a session to the state that the posting page was in.
///
/// The session begins with the signed snapshot that the page was drawn from. Every repeating section gets the items
/// that were on the page. Then the answers of all controls are set that a person could have given.
///
/// If an engine ran in the page, it has already let events act, and it posts what controls cannot show
/// (`UnshownAnswers`). In a page without an engine, events have not acted. A submission stores what the person saw, so
/// they do not act on it either. They act when another button is pressed, but do not replace what was typed in the same
/// page.
struct PageReplay {
    /// How many rounds there are at most. The answers of a round may show further questions, which the page has
    /// answered too; they are set in the next round. Few forms need a second round.
    private static let roundLimit = 32

    private let engine: FormEngine
    private let post: PagePost
    private let eventsAct: Bool
    /// The texts that controls had when the page was drawn.
    private var drawnTexts: [NodeID: String] = [:]
    /// The required switches that the page showed with the error that they need an answer. Whoever leaves one off then,
    /// in a page without an engine, has answered: nothing else that such a page posts means "off".
    private var unansweredSwitches: Set<NodeID> = []
    /// The repeating sections that were on the page when it was drawn.
    private var drawnLists: Set<NodeID> = []
    /// The repeating sections whose items are not arranged yet.
    private var waitingLists: [FormPlace] = []
    private var waitingFields: [FormPlace] = []
    private var waitingButtons: [FormPlace]
    private var arranged: Set<FormPlace> = []

    /// Replays a post.
    ///
    /// - Parameters:
    ///   - post: The post of the page.
    ///   - engine: The session that the page was drawn from.
    ///   - eventsAct: Whether `update` and `clear` targets act on what changed.
    /// - Returns: Whether there are questions now that were not on the page.
    static func run(_ post: PagePost, on engine: FormEngine, eventsAct: Bool) -> Bool {
        var replay = PageReplay(post, engine, eventsAct: eventsAct && post.unshown == nil)
        engine.holdingItems {
            for _ in 0..<roundLimit {
                let (fields, lists) = (replay.takeAnswers(), replay.arrangeLists())
                if !fields, !lists { break }
            }
        }
        for place in post.deleted {
            if let node = engine.node(at: place) { _ = engine.deleteField(node) }
        }
        return replay.hasUnseenQuestions
    }

    private init(_ post: PagePost, _ engine: FormEngine, eventsAct: Bool) {
        self.engine = engine
        self.post = post
        self.eventsAct = eventsAct
        waitingButtons = post.unshown?.tapped ?? []
        var known = Set(post.seen)
        waitingFields = post.seen + (post.unshown?.fields ?? []).filter { known.insert($0).inserted }
        waitingLists = post.lists
        var lists = Set(post.lists)
        for row in engine.rows {
            let node = row.id.node
            if row.id.kind == .field {
                guard let field = engine.field(node) else { continue }
                drawnTexts[node] = field.text
                let isAsked = field.field.type == .toggle && field.isRequired && field.value.isBlank
                if isAsked, field.error != nil, post.unshown == nil { unansweredSwitches.insert(node) }
            } else if row.id.kind == .addItem {
                drawnLists.insert(node)
                guard let place = engine.place(of: node), lists.insert(place).inserted else { continue }
                waitingLists.append(place)
            }
        }
    }

    private var hasUnseenQuestions: Bool {
        let seen = Set(post.seen.compactMap { engine.node(at: $0) })
        let lists = drawnLists.union(post.lists.compactMap { engine.node(at: $0) })
        return engine.rows.contains { row in
            switch row.id.kind {
            case .field:
                !seen.contains(row.id.node)
                    && engine.field(row.id.node).map { $0.isEnabled && $0.field.type.takesInput } ?? false
            // The engine in a page has shown the list. Elsewhere the person has to see that items can be added.
            case .addItem: post.unshown == nil && engine.canAddItem(row.id.node) && !lists.contains(row.id.node)
            default: false
            }
        }
    }

    /// Whether the items around a place have been arranged as they were on the page.
    private func isReached(_ place: FormPlace) -> Bool {
        engine.form.repeats(around: place).allSatisfy(arranged.contains)
    }

    /// Sets the answers of all controls whose places exist now; `false` if there was none.
    ///
    /// A control that was on the page and posts nothing is empty, such as a switch that is off or a radio group without
    /// a choice. Browsers do not post disabled controls, so the page posts their texts in another way.
    private mutating func takeAnswers() -> Bool {
        var edits: [(NodeID, TextEdit)] = []
        var rest: [FormPlace] = []
        for place in waitingFields {
            guard isReached(place), let node = engine.node(at: place), let field = engine.field(node)?.field else {
                rest.append(place)
                continue
            }
            let edit = edit(at: place, node, of: field)
            if field.formula.isEmpty || !isCalculated(place, node, edit) { edits.append((node, edit)) }
        }
        let isProgress = rest.count < waitingFields.count
        waitingFields = rest
        if !edits.isEmpty {
            _ = engine.perform(.editAll(edits), eventsAct: eventsAct)
            if eventsAct {
                let typed = edits.filter { !$0.1.text.isSame(as: drawnTexts[$0.0] ?? "") }
                _ = engine.perform(.editAll(typed), eventsAct: false)
            }
        }
        return tapButtons() || isProgress
    }

    private func edit(at place: FormPlace, _ node: NodeID, of field: Field) -> TextEdit {
        if let text = post.unshown?.texts[place] { return TextEdit(text) }
        let posted = post.answers[place] ?? []
        if field.valueKind == .bool, posted.isEmpty, unansweredSwitches.contains(node) { return TextEdit("false") }
        if field.isTypedDay { return TextEdit(day(posted.last ?? "", of: field)) }
        return field.valueKind == .options ? TextEdit(values: posted) : TextEdit(posted.last ?? "")
    }

    /// A day as the engine knows it; a text that is no day stays as it is, for the page that comes back.
    private func day(_ text: String, of field: Field) -> String {
        let locale = engine.context.locale
        let day = locale.parseDate(
            text, pattern: field.typedPattern(in: locale), currentYear: engine.context.year)
        return day?.description ?? text
    }

    /// Whether a field shows the result of its formula, and not something that a person typed. In a page without an
    /// engine this is so while its text is the one that was drawn, even if the result is another one now.
    private func isCalculated(_ place: FormPlace, _ node: NodeID, _ edit: TextEdit) -> Bool {
        if let unshown = post.unshown { return !unshown.overridden.contains(place) }
        return drawnTexts[node].map { $0.isSame(as: edit.text) } ?? false
    }

    /// Taps the buttons that were tapped in the page and are there now; `false` if there was none.
    private mutating func tapButtons() -> Bool {
        var rest: [FormPlace] = []
        for place in waitingButtons {
            if isReached(place), let node = engine.node(at: place), engine.field(node)?.field.type == .button {
                _ = engine.perform(.tap(node), eventsAct: eventsAct)
                if engine.isTapped(node) { continue }
            }
            rest.append(place)
        }
        defer { waitingButtons = rest }
        return rest.count < waitingButtons.count
    }

    /// Gives repeating sections the items that were on the page, outer sections first. Returns `false` if no section
    /// was left that exists now.
    private mutating func arrangeLists() -> Bool {
        var rest: [FormPlace] = []
        for place in waitingLists {
            if isReached(place), let section = engine.node(at: place) {
                let isArranged = engine.arrangeItems(
                    of: section, as: post.items[place] ?? [], eventsAct: eventsAct)
                // A visible section that still differs has reached its limits. A hidden section may become visible in a
                // later round.
                if isArranged || engine.isRelevant(section) {
                    arranged.insert(place)
                    continue
                }
            }
            rest.append(place)
        }
        defer { waitingLists = rest }
        return rest.count < waitingLists.count
    }
}
#endif
