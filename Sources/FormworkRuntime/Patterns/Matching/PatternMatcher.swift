/// Runs the automaton of a pattern over a text and follows all ways of matching at once (Thompson's simulation).
///
/// At every position between two characters each instruction is followed at most once. So the time is at most the
/// length of the text times the length of the code, and loops that take no character end.
///
/// The automata of lookaheads are made for running backward. One run goes from the end of the text to its start and
/// begins anew at every position. It finds all positions from which the lookahead matches: those at which the end of
/// its code is reached.
struct PatternMatcher {
    private let automaton: PatternAutomaton
    private var scalars: [Unicode.Scalar] = []
    /// For each instruction the last round in which it was followed. There is one round for each position.
    private var visits: [Int]
    private var round = 0
    /// The instructions that are still to be followed at this position.
    private var waiting: [Int] = []
    /// The instructions to follow at the next position.
    private var taken: [Int] = []
    /// For each position one bit for each lookahead that matches from there. Empty in a pattern without lookaheads.
    private var found: [UInt64] = []
    /// How many instructions were followed, or an equivalent number for characters that were looked up in a table.
    /// Tests of linear time count these steps.
    private(set) var steps = 0
    /// The number of steps after which the run stops. The text then does not match.
    private let limit: Int

    /// Prepares one run.
    init(_ automaton: PatternAutomaton, limit: Int = .max) {
        self.automaton = automaton
        self.limit = limit
        visits = [Int](repeating: 0, count: automaton.code.count)
    }

    /// Whether the whole text matches, or some part of it if `isWhole` is `false`. A run that stops at the limit does
    /// not match.
    mutating func run(_ text: String, isWhole: Bool) -> Bool {
        scalars = text.scalarList
        if !automaton.lookaheads.isEmpty { found = [UInt64](repeating: 0, count: scalars.count + 1) }
        for index in automaton.lookaheads.indices { find(index) }
        waiting = [0]
        var place = 0
        while true {
            let isMatch = follow(at: place, isBackward: false)
            if isMatch, !isWhole || place == scalars.count { return true }
            guard place < scalars.count, steps < limit, !isWhole || !waiting.isEmpty else { return false }
            place += 1
            if !isWhole { waiting.append(0) }
        }
    }

    /// Finds all positions from which a lookahead matches.
    private mutating func find(_ index: Int) {
        waiting = []
        var place = scalars.count
        while place >= 0, steps < limit {
            waiting.append(automaton.lookaheads[index])
            if follow(at: place, isBackward: true) { found[place] |= 1 << UInt64(truncatingIfNeeded: index) }
            place -= 1
        }
    }

    /// Follows all waiting instructions. Where an instruction takes the next character, the instruction after it waits
    /// for the next position. Returns whether the end of the code was reached.
    private mutating func follow(at place: Int, isBackward: Bool) -> Bool {
        let before = place > 0 ? scalars[place - 1] : nil
        let after = place < scalars.count ? scalars[place] : nil
        let next = isBackward ? before : after
        var isMatch = false
        var weight = 0
        round += 1
        while let position = waiting.popLast() {
            guard visits[position] != round else { continue }
            visits[position] = round
            if automaton.weight == nil { steps += 1 }
            switch PatternInstruction(word: automaton.code[position]) {
            case .match: isMatch = true
            case .split(let distance):
                waiting.append(position + 1)
                waiting.append(position + distance)
            case .jump(let distance): waiting.append(position + distance)
            case .assertion(let assertion):
                if assertion.holds(between: before, and: after) { waiting.append(position + 1) }
            case .lookahead(let index, let isNegated):
                if (found[place] >> UInt64(truncatingIfNeeded: index) & 1 == 1) != isNegated {
                    waiting.append(position + 1)
                }
            case .character(let value):
                if next != nil { weight = automaton.weight ?? 0 }
                if let next, Int(next.value) == value { taken.append(position + 1) }
            case .set(let index):
                if next != nil { weight = automaton.weight ?? 0 }
                if isMember(next, index) { taken.append(position + 1) }
            case .boundary(let index):
                if isMember(before, index) != isMember(after, index) { waiting.append(position + 1) }
            case .noBoundary(let index):
                if isMember(before, index) == isMember(after, index) { waiting.append(position + 1) }
            case nil: break
            }
        }
        steps += weight
        swap(&waiting, &taken)
        return isMatch
    }

    private func isMember(_ scalar: Unicode.Scalar?, _ set: Int) -> Bool {
        scalar.map { automaton.sets[set].contains($0.value, among: automaton.sets) } ?? false
    }
}
