/// The compiled form of a pattern. Copies of a pattern share it, so copying a pattern is cheap.
final class PatternAutomaton: Sendable {
    /// The code of the pattern, then that of its lookaheads, each with `match` as its end: words of `PatternInstruction`.
    let code: [Int32]
    /// The sets that instructions refer to.
    let sets: [PatternSet]
    /// Where the code of each lookahead starts.
    let lookaheads: [Int]
    /// How many steps reading a character counts as, if the pattern is simple enough for a table; otherwise 0. Then
    /// each instruction that is followed is a step.
    let weight: Int
    #if !hasFeature(Embedded)
    /// How the pattern is matched, if it is simple enough. Pages simulate all patterns: they match few texts, and the code
    /// for tables would take longer to load than it saves.
    let table: FollowTable?
    #endif

    /// Takes well-formed code.
    init(code: [Int32], sets: [PatternSet]) {
        self.code = code
        self.sets = sets
        lookaheads = Self.lookaheads(in: code)
        weight = lookaheads.isEmpty && Self.isSimple(code) ? 1 + code.count / 8 : 0
        #if !hasFeature(Embedded)
        table = weight > 0 ? FollowTable(code, sets) : nil
        #endif
    }

    /// The most instructions of a simple pattern: making its table takes this times 64 steps at most.
    private static let simpleLimit = 512

    /// Whether a table can say all that the code asks for: at most 64 instructions take a character, and what is between
    /// characters is at most the text's start and end.
    private static func isSimple(_ code: [Int32]) -> Bool {
        var takers = 0
        for word in code {
            switch PatternInstruction(word: word) {
            case .character, .set: takers += 1
            case .match, .split, .jump, .assertion(.start), .assertion(.end): break
            default: return false
            }
        }
        return takers <= UInt64.bitWidth && code.count <= simpleLimit
    }

    /// Where the code of each lookahead starts: behind each end but the last.
    static func lookaheads(in code: [Int32]) -> [Int] {
        var starts: [Int] = []
        for (position, word) in code.enumerated() where word == PatternInstruction.match.word {
            starts.append(position + 1)
        }
        return starts.dropLast()
    }

    /// Whether the whole text, or else some part of it, matches, and how many steps finding out took.
    ///
    /// Beyond the limit of steps nothing matches. Steps depend on pattern and text alone, not on how they are matched.
    func matches(_ text: String, isWhole: Bool, limit: Int = .max) -> (isMatch: Bool, steps: Int) {
        #if !hasFeature(Embedded)
        if let table {
            var (isMatch, steps) = (false, 0)
            text.withBytes {
                isMatch = table.matches($0, isWhole: isWhole, weight: weight, limit: limit, steps: &steps)
            }
            return (isMatch, steps)
        }
        #endif
        return simulate(text, isWhole: isWhole, limit: limit)
    }

    /// Matches like `matches`, but without the table.
    func simulate(_ text: String, isWhole: Bool, limit: Int = .max) -> (isMatch: Bool, steps: Int) {
        var matcher = PatternMatcher(self, limit: limit)
        let isMatch = matcher.run(text, isWhole: isWhole)
        return (isMatch, matcher.steps)
    }
}
