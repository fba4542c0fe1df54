import FormworkRuntime

/// A piece of a text whose marks are being read.
enum MarkPiece {
    case text(String)
    /// Signs that may begin or end an emphasis.
    case emphasis(Emphasis)
    /// The beginning and the end of an emphasis (1) or importance (2), after they were paired.
    case begin(Int)
    case end(Int)
    case link(SafeLink)
    case endOfLink

    /// Several equal signs next to each other.
    struct Emphasis {
        var sign: Unicode.Scalar
        var count: Int
        /// Whether the signs can begin an emphasis, because words follow.
        var opens: Bool
        /// Whether the signs can end an emphasis, because words come before.
        var closes: Bool

        /// The signs as they were written.
        var text: String { String(repeating: String(Character(sign)), count: count) }
    }

    /// The runs of a text in which all signs were paired or made text.
    static func runs(of pieces: [MarkPiece]) -> [MarkedText.Run] {
        var runs: [MarkedText.Run] = []
        var look = MarkedText.Run("")
        var depth = [0, 0]
        for piece in pieces {
            switch piece {
            case .text(let text): append(text, look, to: &runs)
            case .emphasis: break
            case .begin(let weight): depth[weight - 1] += 1
            case .end(let weight): depth[weight - 1] -= 1
            case .link(let link): look.link = link
            case .endOfLink: look.link = nil
            }
            (look.isEmphasized, look.isStrong) = (depth[0] > 0, depth[1] > 0)
        }
        return runs
    }

    private static func append(_ text: String, _ look: MarkedText.Run, to runs: inout [MarkedText.Run]) {
        if text.isEmpty { return }
        if let last = runs.last, last.isEmphasized == look.isEmphasized, last.isStrong == look.isStrong,
            last.link == look.link
        {
            runs[runs.count - 1].text += text
        } else {
            var run = look
            run.text = text
            runs.append(run)
        }
    }
}
