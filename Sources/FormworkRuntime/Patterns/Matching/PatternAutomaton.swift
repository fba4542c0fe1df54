/// The compiled form of a pattern. Copies of a pattern share it, so copying a pattern is cheap.
final class PatternAutomaton: Sendable {
    /// The code of the pattern, followed by the code of each lookahead. Each part ends with `match`. The words are
    /// those of `PatternInstruction`.
    let code: InstructionArray
    /// The sets that instructions refer to.
    let sets: PatternSetArray
    /// The index in `code` at which each lookahead starts.
    let lookaheads: IndexedArray<LookaheadIndex, InstructionIndex>
    /// How many steps are counted for a character, if the pattern is simple enough for a table; otherwise `nil`. Without
    /// a table, each instruction that is followed is a step.
    let weight: Int?
    #if !hasFeature(Embedded)
    /// The table by which the pattern is matched, if it is simple enough; otherwise `nil`. A page has no tables: it
    /// matches few texts, and the code for tables would take longer to load than it saves.
    let table: FollowTable?
    #endif

    /// Makes an automaton of well-formed code.
    init(code: InstructionArray, sets: PatternSetArray) {
        self.code = code
        self.sets = sets
        lookaheads = Self.lookaheads(in: code)
        weight = lookaheads.isEmpty && Self.isSimple(code) ? 1 + code.count / 8 : nil
        #if !hasFeature(Embedded)
        table = weight == nil ? nil : FollowTable(code, sets)
        #endif
    }

    /// The maximum number of instructions of a simple pattern. Making its table takes at most this number times 64 steps.
    private static let simpleLimit = 512

    /// Whether a table can replace the code: at most 64 instructions take a character, and there are no assertions but
    /// those on the start and the end of the text.
    private static func isSimple(_ code: InstructionArray) -> Bool {
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

    /// The index at which the code of each lookahead starts: after each `match` except the last.
    static func lookaheads(in code: InstructionArray) -> IndexedArray<LookaheadIndex, InstructionIndex> {
        var starts: IndexedArray<LookaheadIndex, InstructionIndex> = []
        for position in code.indices where code[position] == PatternInstruction.match.word {
            starts.append(position.next)
        }
        if !starts.isEmpty { starts.removeLast() }
        return starts
    }

    /// Whether the whole text matches, or some part of it if `isWhole` is `false`, and how many steps it took to find
    /// out.
    ///
    /// Beyond the limit of steps nothing matches. The steps depend on the pattern and the text alone, not on the way of
    /// matching.
    func matches(_ text: String, isWhole: Bool, limit: Int = .max) -> (isMatch: Bool, steps: Int) {
        #if !hasFeature(Embedded)
        if let table, let weight {
            var (isMatch, steps) = (false, 0)
            text.withBytes {
                isMatch = table.matches($0, isWhole: isWhole, weight: weight, limit: limit, steps: &steps)
            }
            return (isMatch, steps)
        }
        #endif
        return simulate(text, isWhole: isWhole, limit: limit)
    }

    /// Does the same as `matches` without the table.
    func simulate(_ text: String, isWhole: Bool, limit: Int = .max) -> (isMatch: Bool, steps: Int) {
        var matcher = PatternMatcher(self, limit: limit)
        let isMatch = matcher.run(text, isWhole: isWhole)
        return (isMatch, matcher.steps)
    }
}
