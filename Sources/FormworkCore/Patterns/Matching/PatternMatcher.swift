/// Runs a pattern's automaton over one text, all ways of matching at once (Thompson's simulation).
///
/// At every place between two characters each instruction is followed at most once: so the time is at most the
/// length of the text times that of the code, and loops that take no character end.
struct PatternMatcher {
    private let pattern: Pattern
    /// For each instruction the last place at which it was followed.
    private var visits: [Int]
    /// Instructions still to be followed at this place.
    private var waiting = [0]
    /// How many instructions were followed: what the promise of linear time is tested by.
    private(set) var steps = 0

    /// Prepares for one run.
    init(_ pattern: Pattern) {
        self.pattern = pattern
        visits = [Int](repeating: -1, count: pattern.code.count)
    }

    /// Whether the whole text, or else some part of it, matches.
    mutating func run(_ text: String, isWhole: Bool) -> Bool {
        var scalars = text.unicodeScalars.makeIterator()
        var before: Unicode.Scalar?
        var after = scalars.next()
        var place = 0
        while true {
            let isMatch = follow(at: place, between: before, and: after)
            if isMatch, !isWhole || after == nil { return true }
            guard after != nil, !isWhole || !waiting.isEmpty else { return false }
            before = after
            after = scalars.next()
            place += 1
            if !isWhole { waiting.append(0) }
        }
    }

    /// Follows everything that waits, leaves waiting what took the next character, and says whether the end of the
    /// pattern was reached.
    private mutating func follow(
        at place: Int, between before: Unicode.Scalar?, and after: Unicode.Scalar?
    ) -> Bool {
        var isMatch = false
        var taken: [Int] = []
        while let position = waiting.popLast() {
            guard visits[position] != place else { continue }
            visits[position] = place
            steps += 1
            switch PatternInstruction(word: pattern.code[position]) {
            case .match: isMatch = true
            case .split(let distance):
                waiting.append(position + 1)
                waiting.append(position + distance)
            case .jump(let distance): waiting.append(position + distance)
            case .assertion(let assertion):
                if assertion.holds(between: before, and: after) { waiting.append(position + 1) }
            case .character(let value):
                if let after, Int(after.value) == value { taken.append(position + 1) }
            case .set(let index):
                if isMember(after, index) { taken.append(position + 1) }
            case .boundary(let index):
                if isMember(before, index) != isMember(after, index) { waiting.append(position + 1) }
            case .noBoundary(let index):
                if isMember(before, index) == isMember(after, index) { waiting.append(position + 1) }
            case nil: break
            }
        }
        waiting = taken
        return isMatch
    }

    private func isMember(_ scalar: Unicode.Scalar?, _ set: Int) -> Bool {
        scalar.map { pattern.sets[set].contains($0.value, among: pattern.sets) } ?? false
    }
}
