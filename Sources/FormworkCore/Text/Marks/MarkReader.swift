import FormworkRuntime

/// Reads the marks of one text: `*emphasis*`, `**importance**`, `[words](address)`, and lists. Everything else is plain
/// text, so no text is an error. A `\` before an ASCII sign makes it plain text.
///
/// - Complexity: linear in the length of the text.
struct MarkReader {
    /// The links whose addresses are not safe, in the order of the text.
    private(set) var unsafeLinks: [UnsafeLink] = []

    /// A link whose address is not safe to follow.
    struct UnsafeLink {
        var address: String
        /// The offset of the address from the start of the text.
        var offset: ByteOffset
    }

    /// Reads a text.
    ///
    /// - Parameter hasLists: Whether lists are read too. Titles have none.
    /// - Returns: `nil` if the text has no marks.
    mutating func read(_ text: String, hasLists: Bool) -> MarkedText? {
        guard Self.mayHaveMarks(text) else { return nil }
        var blocks: [MarkedText.Block] = []
        var plain: [String] = []
        for part in hasLists ? ListReader.parts(of: text) : [.lines(text, Rewriting())] {
            switch part {
            case .lines(let lines, let origin):
                let runs = runs(lines, origin)
                blocks.append(.paragraph(runs))
                plain.append(Self.plain(runs))
            case .list(let isNumbered, let items):
                let items = items.map { runs($0.text, $0.origin) }
                blocks.append(.list(isNumbered: isNumbered, items: items))
                for (place, item) in items.enumerated() {
                    plain.append((isNumbered ? String(place + 1) + ". " : "• ") + Self.plain(item))
                }
            }
        }
        let marked = MarkedText(source: text, plain: plain.joined(separator: "\n"), blocks: blocks)
        return marked.isMarked || !marked.plain.isSame(as: text) ? marked : nil
    }

    private mutating func runs(_ text: String, _ origin: Rewriting) -> [MarkedText.Run] {
        var reader = InlineMarkReader(text)
        let runs = reader.read()
        for link in reader.unsafeLinks {
            unsafeLinks.append(UnsafeLink(address: link.address, offset: origin.original(link.offset)))
        }
        return runs
    }

    private static func plain(_ runs: [MarkedText.Run]) -> String { runs.map { $0.text }.joined() }

    /// Whether a text has any sign that can be a mark. Most texts have none.
    static func mayHaveMarks(_ text: String) -> Bool {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "\n"):
                return true
            default: continue
            }
        }
        return false
    }
}
