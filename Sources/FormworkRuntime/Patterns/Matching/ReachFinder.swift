#if !hasFeature(Embedded)
/// Finds the instructions that simple code reaches without taking a character.
struct ReachFinder {
    private let code: [Int32]
    /// For each instruction the number of instructions before it that take a character. If it takes one itself, this is
    /// the number of its bit.
    private var bits: [Int] = []
    /// For each instruction the last round in which it was followed.
    private var visits: [Int]
    private var round = 0
    private var waiting: [Int] = []
    /// The instructions that can take a character, as the last round found them.
    private(set) var takers: UInt64 = 0

    init(_ code: [Int32]) {
        self.code = code
        visits = [Int](repeating: 0, count: code.count)
        var count = 0
        for word in code {
            bits.append(count)
            if FollowTable.takesCharacter(word) { count += 1 }
        }
    }

    /// Follows all instructions from `start` on. Returns whether the end of the pattern can be reached, at the start or
    /// end of the text or elsewhere.
    mutating func follow(from start: Int, isStart: Bool, isEnd: Bool) -> Bool {
        var isMatch = false
        takers = 0
        round += 1
        waiting.append(start)
        while let position = waiting.popLast() {
            guard visits[position] != round else { continue }
            visits[position] = round
            switch PatternInstruction(word: code[position]) {
            case .match: isMatch = true
            case .split(let distance):
                waiting.append(position + 1)
                waiting.append(position + distance)
            case .jump(let distance): waiting.append(position + distance)
            case .assertion(let assertion):
                if assertion == .start ? isStart : isEnd { waiting.append(position + 1) }
            default: takers |= 1 << UInt64(bits[position])
            }
        }
        return isMatch
    }
}
#endif
