#if !hasFeature(Embedded)
public import FormworkRuntime

/// All answers of a session as a person reads them, with the titles around them, in the order of the form.
///
/// The review of a form with pages shows this list, and so does a receipt. Hidden questions are not in it. For a secret
/// it only shows that there is an answer, and of the number of a card the last digits.
public struct AnswerList {
    /// A title or an answer.
    public enum Part: Equatable, Sendable {
        /// A title of the answers that follow; it may be blank. The depth is the number of titles around it.
        case heading(String, depth: Int)
        /// An answer.
        case answer(ListedAnswer)
    }

    /// The titles and answers, in order.
    public private(set) var parts: [Part] = []

    private let engine: FormEngine
    private let form: FormPresentation
    private let words: AnswerWords?

    /// Lists the answers of a session as they are now.
    ///
    /// - Parameters:
    ///   - engine: The session.
    ///   - words: Describes answers in words of the app; `nil` for the usual words.
    public init(_ engine: FormEngine, words: AnswerWords? = nil) {
        self.engine = engine
        self.words = words
        form = FormPresentation(engine)
        let pages = PageFlow(engine)
        var step: FormStep?
        var depths: [RowID: Int] = [:]
        for row in engine.rows {
            if row.parent == nil, let pages, let next = pages.step(of: row.id.node), next != step {
                step = next
                add(heading: pages.title(of: next), depth: 0)
            }
            let depth = row.parent.flatMap { depths[$0] } ?? (pages == nil ? 0 : 1)
            let heading = form.heading(row.id)
            depths[row.id] = heading.isEmpty || row.id.kind == .sectionHeader && repeats(row.id) ? depth : depth + 1
            switch row.id.kind {
            case .groupHeader, .itemHeader: add(heading: heading, depth: depth)
            // Each item has a title of its own. A section without items is shown as one answer with its title.
            case .sectionHeader: add(heading: repeats(row.id) ? "" : heading, depth: depth)
            case .field: add(field: row.id, on: step)
            case .addItem: if hasNoItems(row.id) { add(sectionWithoutItems: row.id, on: step) }
            case .inlineEditor, .footer: break
            }
        }
    }

    private mutating func add(heading title: String, depth: Int) {
        parts.append(.heading(title, depth: depth))
    }

    private mutating func add(field row: RowID, on step: FormStep?) {
        // A repetition, such as of a password, is left out.
        guard let field = engine.presentation(of: row.node), !field.compiled.definition.isRepetition else { return }
        let type = field.compiled.definition.type
        guard type.takesInput || type == .info && !field.state.display.isEmpty else { return }
        let canChange = type.takesInput && field.state.isEnabled
        parts.append(
            .answer(
                ListedAnswer(
                    row: row, path: field.state.path, title: field.name, text: field.answerText(in: words),
                    step: canChange ? step : nil)))
    }

    private mutating func add(sectionWithoutItems row: RowID, on step: FormStep?) {
        guard let section = engine.section(row.node) else { return }
        let title = section.title.isEmpty ? section.id : section.title
        parts.append(
            .answer(ListedAnswer(row: row, path: engine.path(of: row.node), title: title, text: "", step: step)))
    }

    private func repeats(_ row: RowID) -> Bool { engine.section(row.node)?.repeats != nil }

    private func hasNoItems(_ row: RowID) -> Bool { repeats(row) && engine.itemIDs(row.node).isEmpty }
}

extension AnswerList {
    /// A title with the answers under it.
    public struct Block: Equatable, Identifiable, Sendable {
        /// The position among the blocks, from 0.
        public let id: Int
        /// The title; blank if absent.
        public var title: String
        /// The number of titles around it.
        public var depth: Int
        /// The answers. The list is empty if the title has only other blocks under it.
        public var answers: [ListedAnswer]
    }

    /// The same list as blocks, for screens that have sections.
    public var blocks: [Block] {
        var blocks: [Block] = []
        for part in parts {
            switch part {
            case .heading(let title, let depth):
                // If two titles in a row are the same, such as those of a page and of its only section, the title is
                // shown once.
                if let last = blocks.last, last.answers.isEmpty, title.isEmpty || last.title == title { continue }
                blocks.append(Block(id: blocks.count, title: title, depth: depth, answers: []))
            case .answer(let answer):
                if blocks.isEmpty { blocks.append(Block(id: 0, title: "", depth: 0, answers: [])) }
                blocks[blocks.count - 1].answers.append(answer)
            }
        }
        return blocks.filter { !$0.title.isEmpty || !$0.answers.isEmpty }
    }
}

/// Describes an answer in an app's own words, from its path and its value; `nil` for the usual words.
///
/// It is not called for missing answers and for secrets.
public typealias AnswerWords = @Sendable (_ path: String, _ value: FormValue) -> String?

extension FieldPresentation {
    /// The answer as a person reads it.
    ///
    /// - Parameter words: Describes answers in words of the app; `nil` for the usual words.
    package func answerText(in words: AnswerWords?) -> String {
        let own = state.value.isBlank || isSecret ? nil : words?(state.path, state.value)
        return own ?? answerText
    }
}

/// An answer as a person reads it.
public struct ListedAnswer: Equatable, Identifiable, Sendable {
    /// The row in which the answer can be changed: the field, or the button that adds the first item.
    public let row: RowID
    /// The path of the answer.
    public let path: String
    /// The title of the question.
    public let title: String
    /// The answer; blank if absent.
    public let text: String
    /// The step on which the answer can be changed; `nil` if it cannot, or if the form has no pages.
    public let step: FormStep?

    /// The row of the answer, which identifies it.
    public var id: RowID { row }
}
#endif
