/// A text with emphasis, links or lists, as renderers draw it.
///
/// The compiler of definitions makes it of the text that the author wrote. All other texts of a compiled form are
/// without marks, and code that needs a name, a sentence or a column uses those. The engine in a page has only the
/// texts without marks; the server draws the marks.
public struct MarkedText: Equatable, Sendable {
    /// The text as its author wrote it, with its marks.
    public let source: String
    /// The text without marks.
    public let plain: String
    /// The paragraphs and lists, in order. A title is one paragraph.
    public let blocks: [Block]

    /// A paragraph or a list.
    public enum Block: Equatable, Sendable {
        /// A paragraph. The author wrote its line breaks.
        case paragraph([Run])
        /// A list. Its items are numbered from 1, or have bullets.
        case list(isNumbered: Bool, items: [[Run]])
    }

    /// A part of a text with one look: all its words are emphasized, important or linked in the same way.
    public struct Run: Equatable, Sendable {
        /// The text of the part.
        public var text: String
        /// Whether the text is emphasized. In most scripts it is then slanted.
        public var isEmphasized = false
        /// Whether the text is important. In most scripts it is then bold.
        public var isStrong = false
        /// The address to which the text links; `nil` if it is not a link.
        public var link: SafeLink?

        /// Makes a run. By default it is plain text.
        public init(_ text: String, isEmphasized: Bool = false, isStrong: Bool = false, link: SafeLink? = nil) {
            self.text = text
            self.isEmphasized = isEmphasized
            self.isStrong = isStrong
            self.link = link
        }
    }

    package init(source: String, plain: String, blocks: [Block]) {
        self.source = source
        self.plain = plain
        self.blocks = blocks
    }
}

extension MarkedText {
    /// Whether the text has any mark. A text with only escaped characters has none.
    package var isMarked: Bool {
        blocks.contains { block in
            switch block {
            case .paragraph(let runs): runs.contains { $0.isMarked }
            case .list: true
            }
        }
    }
}

extension MarkedText.Run {
    fileprivate var isMarked: Bool { isEmphasized || isStrong || link != nil }
}

#if !hasFeature(Embedded)
extension MarkedText {
    /// The text with the number of its item filled in. Addresses stay as they are.
    func numbered(at item: ItemPosition) -> MarkedText {
        func fill(_ runs: [Run]) -> [Run] {
            runs.map { run in
                var run = run
                run.text = ItemText.fill(run.text, at: item)
                return run
            }
        }
        let blocks = blocks.map { block in
            switch block {
            case .paragraph(let runs): Block.paragraph(fill(runs))
            case .list(let isNumbered, let items): Block.list(isNumbered: isNumbered, items: items.map(fill))
            }
        }
        return MarkedText(source: source, plain: ItemText.fill(plain, at: item), blocks: blocks)
    }
}
#endif
