#if !hasFeature(Embedded)
/// A text of an element with the answers that stand in it. The engine in a page gets texts without marks, which need none of this.
package struct FilledText {
    /// The words, with a control character (U+001F) around each answer if the author marked some of them.
    private let words: String
    /// The character around answers.
    package static let separator = "\u{1F}"
    private static let byte: UInt8 = 0x1F

    init(_ words: String) {
        self.words = words
    }

    /// The text.
    var plain: String {
        guard words.utf8.contains(Self.byte) else { return words }
        var bytes: [UInt8] = []
        for byte in words.utf8 where byte != Self.byte { bytes.append(byte) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The answers, in order, in a text of which the author marked some words.
    private var answers: [String] {
        let parts = Array(words.utf8).split(separator: Self.byte, omittingEmptySubsequences: false)
        return parts.indices.filter { $0 % 2 == 1 }.map { String(decoding: parts[$0], as: UTF8.self) }
    }

    /// The same text with the marks of its author; `nil` if it has none, or if nothing is left of it. Answers are never read for marks.
    func marked(_ marked: MarkedText?) -> MarkedText? {
        guard let marked, !WhiteSpace.trim(plain).isEmpty else { return nil }
        let answers = answers
        var next = 0
        func fill(_ runs: [MarkedText.Run]) -> [MarkedText.Run] {
            runs.map { run in
                guard let text = AnswerText(run.text, at: .title) else { return run }
                var run = run
                run.text = ""
                for part in text.parts {
                    switch part {
                    case .words(let words): run.text += words
                    case .answer:
                        if answers.indices.contains(next) { run.text += answers[next] }
                        next += 1
                    case .number, .sectionTitle: break
                    }
                }
                return run
            }
        }
        let blocks = marked.blocks.map { block in
            switch block {
            case .paragraph(let runs): MarkedText.Block.paragraph(fill(runs))
            case .list(let isNumbered, let items): MarkedText.Block.list(isNumbered: isNumbered, items: items.map(fill))
            }
        }
        // Marks inside the words for a missing answer divide its braces, so the places of the answers are not known.
        if next != answers.count { return nil }
        return MarkedText(source: marked.source, plain: plain, blocks: blocks)
    }
}
#endif
