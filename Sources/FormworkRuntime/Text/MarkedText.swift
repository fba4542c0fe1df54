/// A text with emphasis, links or lists, as renderers draw it.
///
/// The compiler of definitions makes it of what the author wrote. The texts of a compiled form have no marks, so code
/// that needs a name, a sentence or a column uses those texts. The engine in a page has only the texts: the server
/// draws the marks.
public struct MarkedText: Equatable, Sendable {
    /// The text as its author wrote it, with its marks.
    public let source: String
    /// The text without marks.
    public let plain: String
    /// The paragraphs and lists, in order. A title is one paragraph.
    public let blocks: [Block]

    /// A paragraph or a list.
    public enum Block: Equatable, Sendable {
        /// Text. A line break in it is one that the author wrote.
        case paragraph([Run])
        /// A list. Its items have numbers from 1, or points.
        case list(isNumbered: Bool, items: [[Run]])
    }

    /// A part of a text that looks the same from its beginning to its end.
    public struct Run: Equatable, Sendable {
        /// The words.
        public var text: String
        /// Whether the words are emphasized: slanted, in most scripts.
        public var isEmphasized = false
        /// Whether the words are important: bold, in most scripts.
        public var isStrong = false
        /// Where the words lead; `nil` if they are no link.
        public var link: SafeLink?

        /// Makes a run; by default words that look like all others.
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
    /// Whether the text looks different from its plain text. A text that only has escaped characters does not.
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
    /// The text as it reads in the item at a position. Addresses stay as they are.
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
