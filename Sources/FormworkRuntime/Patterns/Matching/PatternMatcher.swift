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
    private var scalars: IndexedArray<ScalarIndex, Unicode.Scalar> = []
    /// For each instruction the last round in which it was followed. There is one round for each position.
    private var visits: IndexedArray<InstructionIndex, Int>
    private var round = 0
    /// The instructions that are still to be followed at this position.
    private var waiting: [InstructionIndex] = []
    /// The instructions to follow at the next position.
    private var taken: [InstructionIndex] = []
    /// For each position one bit for each lookahead that matches from there. Empty in a pattern without lookaheads.
    private var found: IndexedArray<ScalarIndex, UInt64> = []
    /// How many instructions were followed, or an equivalent number for characters that were looked up in a table.
    /// Tests of linear time count these steps.
    private(set) var steps = 0
    /// The number of steps after which the run stops. The text then does not match.
    private let limit: Int

    /// Prepares one run.
    init(_ automaton: PatternAutomaton, limit: Int = .max) {
        self.automaton = automaton
        self.limit = limit
        visits = IndexedArray(repeating: 0, count: automaton.code.count)
    }

    /// Whether the whole text matches, or some part of it if `isWhole` is `false`. A run that stops at the limit does
    /// not match.
    mutating func run(_ text: String, isWhole: Bool) -> Bool {
        scalars = IndexedArray(text.scalarList)
        if !automaton.lookaheads.isEmpty { found = IndexedArray(repeating: 0, count: scalars.count + 1) }
        for index in automaton.lookaheads.indices { find(index) }
        waiting = [InstructionIndex(0)]
        var place = ScalarIndex(0)
        while true {
            let isMatch = follow(at: place, isBackward: false)
            if isMatch, !isWhole || place == scalars.endIndex { return true }
            guard place < scalars.endIndex, steps < limit, !isWhole || !waiting.isEmpty else { return false }
            place = place.next
            if !isWhole { waiting.append(InstructionIndex(0)) }
        }
    }

    /// Finds all positions from which a lookahead matches.
    private mutating func find(_ index: LookaheadIndex) {
        waiting = []
        for place in found.indices.reversed() where steps < limit {
            waiting.append(automaton.lookaheads[index])
            if follow(at: place, isBackward: true) { found[place] |= index.bit }
        }
    }

    /// Follows all waiting instructions. If an instruction takes the next character, the instruction after it waits
    /// for the next position. Returns whether the end of the code was reached.
    private mutating func follow(at place: ScalarIndex, isBackward: Bool) -> Bool {
        let before = place > scalars.startIndex ? scalars[scalars.index(before: place)] : nil
        let after = place < scalars.endIndex ? scalars[place] : nil
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
                waiting.append(position.next)
                waiting.append(position.moved(by: distance))
            case .jump(let distance): waiting.append(position.moved(by: distance))
            case .assertion(let assertion):
                if assertion.holds(between: before, and: after) { waiting.append(position.next) }
            case .lookahead(let index, let isNegated):
                if (found[place] & index.bit != 0) != isNegated {
                    waiting.append(position.next)
                }
            case .character(let value):
                if next != nil { weight = automaton.weight ?? 0 }
                if let next, next.value == value { taken.append(position.next) }
            case .set(let index):
                if next != nil { weight = automaton.weight ?? 0 }
                if isMember(next, index) { taken.append(position.next) }
            case .boundary(let index):
                if isMember(before, index) != isMember(after, index) { waiting.append(position.next) }
            case .noBoundary(let index):
                if isMember(before, index) == isMember(after, index) { waiting.append(position.next) }
            case nil: break
            }
        }
        steps += weight
        swap(&waiting, &taken)
        return isMatch
    }

    private func isMember(_ scalar: Unicode.Scalar?, _ set: SetIndex) -> Bool {
        scalar.map { automaton.sets[set].contains($0.value, among: automaton.sets) } ?? false
    }
}

/// The index of a character of a text, or of the end of the text.
private struct ScalarIndex: ListIndex {
    let rawValue: Int32
}
